/** A thing as the box calls it, singular and plural. Languages that need it add a gender. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender?: 'masculine' | 'feminine' | 'neuter';
}

/** A number of things. A count that is already text is used unchanged. */
export function counted(count: number | string, { one, many }: Noun): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}

/** A capitalised plural. */
export function headed({ many }: Noun): string {
  return capitalised(many);
}

export function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
