import { test } from 'vitest';
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
} from '../../../src/shared/auction/index.ts';
import { seatsThere } from '../../../src/shared/core/away.ts';
import { editionIn } from '../../../src/shared/record/index.ts';
import { worthSentence } from '../../../src/shared/text/outcomes.ts';
import { ALL, tellAll, tellGame, type Family } from '../told-game.ts';

/** In boxes with numbers of their own, so that a printed number may change. */
const GAMES = [
  'with-split-doubles',
  'with-a-mystery-hand',
  'without-prices',
  'with-counts-only',
  'with-somebody-away',
];

const auctionMoment: Family = (game, worth) => {
  const table = game.table();
  if (table.family !== 'auction') throw new Error('a game of the other family');
  const { state } = table;
  const { adjust, ...others } = choices(state);
  const { turns = null, away = null, ...corrections } = adjust ?? {};
  const lot = lotOnOffer(state);
  const each = worth.find(({ artist }) => artist === lot?.artist);
  return {
    choices: { ...others, turns, away: away?.seats ?? [] },
    known: {
      adjust: corrections,
      'if ended now': ifEndedNow(state),
      unseen: unseen(state),
      held: cardsHeld(state),
      'without cards': withoutCards(state).map((seat) => game.names()[seat]),
      lot: lot && { ...lot, ...fairPrice(lot.cards * (each?.worth ?? 0), seatsThere(state.away).length) },
      unaccountedFor: unaccountedFor(state),
      starts: [others.settle?.next, others.settle?.goingOn].map((next) => next && ruleStarter(state, next)),
      explained: Array.from({ length: state.round }, (_, at) => explain(state, at + 1) ?? {}),
    },
    texts: each
      ? { worth: ALL.map((all) => worthSentence(all, editionIn(game.record()), each, lot?.cards)) }
      : {},
  };
};

test('whole games, step by step', async () => {
  await tellAll(import.meta.dirname, GAMES, (file, saying) => tellGame(file, saying, auctionMoment));
});
