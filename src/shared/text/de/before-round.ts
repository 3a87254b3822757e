/** What is dealt before a round, in German. */
export function beforeRound(cards: number, round: number): string {
  return `${cards === 0 ? 'keine' : cards} vor Runde ${round}`;
}
