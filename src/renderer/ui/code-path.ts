import { encode } from 'uqr';

/** A QR code as one SVG path, including the white border scanners need. */
export interface DrawnCode {
  readonly size: number;
  readonly path: string;
}

const WHITE_BORDER = 4;

export function drawnCode(text: string): DrawnCode {
  const { data, size } = encode(text, { ecc: 'L', border: WHITE_BORDER });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
