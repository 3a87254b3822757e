/** Endings of a game that need a last round for which no cards are dealt. */
const WITHOUT_A_LAST_DEAL = [
  'out of cards before the last round',
  'nobody has a card for the last round',
] as const;

/** Whether a game dealt like one of these can have an ending. */
export function canHappen(way: string, deals: readonly (readonly number[])[]): boolean {
  if (way === 'going on after running out of cards')
    return deals.some((deal) => deal.slice(1).some((cards) => cards > 0));
  if (!WITHOUT_A_LAST_DEAL.some((one) => one === way)) return true;
  return deals.some((deal) => deal.length > 1 && deal.at(-1) === 0);
}
