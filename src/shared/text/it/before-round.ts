/** What is dealt before a round, in Italian. */
export function beforeRound(cards: number, round: number): string {
  return `${cards === 0 ? 'nessuna' : cards} prima del round ${round}`;
}
