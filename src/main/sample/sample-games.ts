/** The records of the sample history, read when somebody asks for them. */
export async function sampleGames(): Promise<readonly { readonly id: string }[]> {
  const file = await import('./sample-history.json', { with: { type: 'json' } });
  return file.default;
}

/** Its people are nobody’s friends: they are not offered for other tables. */
export function isOfSample({ id }: { readonly id: string }): boolean {
  return id.startsWith(SAMPLE);
}

/** Ids of its games and people begin with it, and no others do: those are made of digits. */
export const SAMPLE = 'sample-';
