/** What is dealt before a round. */
export function beforeRound(cards: number, round: number): string {
  return `${cards === 0 ? 'none' : cards} before round ${round}`;
}
