import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unaccountedFor } from '../../../src/shared/auction/bank.ts';
import { withoutCards } from '../../../src/shared/auction/forecast.ts';
import {
  cardsHeld,
  choices,
  explain,
  fairPrice,
  ifEndedNow,
  lotOnOffer,
  ruleStarter,
  unseen,
  type FairPrice,
} from '../../../src/shared/auction/index.ts';
import type { Worth } from '../../../src/shared/core/worth.ts';
import { editionIn, type GameRecord, type Table } from '../../../src/shared/record/index.ts';
import { worthSentence } from '../../../src/shared/text/outcomes.ts';
import { inAll, partsOf, tellGame, type Told } from '../told-game.ts';

/** In boxes with numbers of their own, so that a printed number may change. */
test.each(['with-split-doubles', 'with-a-mystery-hand', 'without-prices', 'with-counts-only'])(
  'a game %s, step by step',
  async (name) => {
    const path = join(import.meta.dirname, 'told', name);
    await expect(tellGame(`${path}.ndjson`, auctionTold)).toMatchFileSnapshot(`${path}.txt`);
  },
);

function* auctionTold(
  table: Table,
  record: GameRecord,
  worth: readonly Worth[],
): Told & Generator<[string, string]> {
  if (table.family !== 'auction') throw new Error('a game of the other family');
  const { state } = table;
  const names = record.players.map(({ name }) => name);
  const { adjust, ...others } = choices(state);
  const lot = lotOnOffer(state);
  const each = worth.find(({ artist }) => artist === lot?.artist);
  const known = {
    may: Object.entries(others).flatMap(([key, choice]) => (choice ? key : [])),
    ...others,
    adjust,
    ifEndedNow: ifEndedNow(state),
    unseen: unseen(state),
    held: cardsHeld(state),
    'without cards': withoutCards(state).map((seat) => names[seat]),
    lot: lot && { ...lot, ...rounded(fairPrice(lot.cards * (each?.worth ?? 0), names.length)) },
    unaccountedFor: unaccountedFor(state),
    starts: [others.settle?.next, others.settle?.goingOn].map((next) => next && ruleStarter(state, next)),
  };
  for (const [what, value] of Object.entries(known)) yield* partsOf(value, what, names);
  if (lot !== null && each !== undefined)
    yield ['worth of the lot', inAll((all) => worthSentence(all, editionIn(record), each, lot.cards))];
  for (let round = 1; round <= state.round; round += 1)
    yield* partsOf(explain(state, round), `round ${round}`, names);
}

function rounded(prices: FairPrice): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, Number(price).toFixed(1)]));
}
