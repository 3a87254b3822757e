/** A thing as the box calls it, one and several: artwork, masterpiece. Languages whose words agree with it say its gender. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender?: 'masculine' | 'feminine' | 'neuter';
}

/** So many of a thing; what is written out already is taken as it stands. */
export function counted(count: number | string, { one, many }: Noun): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}

/** Several of a thing at the beginning of a line. */
export function headed({ many }: Noun): string {
  return capitalised(many);
}

export function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
