/** The sample games, loaded on demand. */
export async function sampleGames(): Promise<readonly { readonly id: string }[]> {
  const file = await import('./sample-history.json', { with: { type: 'json' } });
  return file.default;
}

/** Sample players aren't suggested for other tables. */
export function isOfSample({ id }: { readonly id: string }): boolean {
  return id.startsWith(SAMPLE);
}

/** All ids of sample games and players begin with it. Other ids consist of digits. */
export const SAMPLE = 'sample-';
