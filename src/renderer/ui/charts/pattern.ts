/** The artists' patterns as the theme draws them on frames: plain, stripes, dots, lines, checks. */
const TILES: readonly { readonly size: number; readonly paint: (tile: CanvasRenderingContext2D) => void }[] =
  [
    { size: 8, paint: () => undefined },
    {
      size: 9,
      paint: (tile) => {
        tile.lineWidth = 2.5;
        for (const shift of [-9, 0, 9]) {
          tile.beginPath();
          tile.moveTo(shift, 9);
          tile.lineTo(shift + 9, 0);
          tile.stroke();
        }
      },
    },
    {
      size: 9,
      paint: (tile) => {
        tile.beginPath();
        tile.arc(4.5, 4.5, 2, 0, Math.PI * 2);
        tile.fill();
      },
    },
    { size: 8, paint: (tile) => tile.fillRect(0, 0, 8, 2) },
    {
      size: 12,
      paint: (tile) => {
        tile.fillRect(6, 0, 6, 6);
        tile.fillRect(0, 6, 6, 6);
      },
    },
  ];

/** A colour with the pattern of that number, to fill with. */
export function patterned(colour: string, patternInk: string, variant: number): CanvasPattern | string {
  const { size, paint } = TILES[variant % TILES.length] ?? { size: 8, paint: () => undefined };
  const tile = document.createElement('canvas');
  tile.width = tile.height = size;
  const context = tile.getContext('2d');
  if (context === null) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, size, size);
  context.fillStyle = context.strokeStyle = patternInk;
  paint(context);
  return context.createPattern(tile, 'repeat') ?? colour;
}
