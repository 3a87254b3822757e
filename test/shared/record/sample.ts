/** A game that has just started, as a document: every required field and one event. */
export const SAMPLE = {
  format: 'vernissage/game',
  version: 1,
  id: '5f0c2c52-6a0b-4a43-9d0e-6d6f0d6b6c11',
  edition: 'modern-art-1994',
  players: [
    { id: 'a1', name: 'Axel' },
    { id: 'b2', name: 'Beatrix' },
    { id: 'c3', name: 'Clemens' },
    { id: 'd4', name: 'Doris' },
  ],
  firstSeat: 0,
  options: { tracking: 'ledger' },
  events: [
    { type: 'offer', seat: 0, artist: 'krypto', auction: 'open' },
    { type: 'sale', buyer: 3, price: 19 },
  ],
} as const;

/** The sample with some fields replaced; `undefined` removes a field. */
export function sampleWith(changes: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const document: Record<string, unknown> = { ...SAMPLE, ...changes };
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));
}
