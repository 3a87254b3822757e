interface Forms {
  readonly one: string;
  readonly many: string;
}

/** A thing as the box calls it, singular and plural. Languages that need it add a gender, and cases. */
export interface Noun extends Forms {
  readonly gender?: 'masculine' | 'feminine' | 'neuter';
  /** The cases whose forms differ: “des Werks”, “den Werken”. */
  readonly cases?: Readonly<Partial<Record<'genitive' | 'dative' | 'accusative', Forms>>>;
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
