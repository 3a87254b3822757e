import { test } from 'vitest';
import { withoutCards } from '../../../src/shared/gallery/forecast.ts';
import {
  cardsHeld,
  choices,
  explain,
  ifEndedNow,
  inFrontOfPlayers,
  nearlyOver,
  ruleStarter,
  unseen,
} from '../../../src/shared/gallery/index.ts';
import { editionIn } from '../../../src/shared/record/index.ts';
import { worthSentence } from '../../../src/shared/text/outcomes.ts';
import { ALL, tellAll, tellGame, type Family } from '../told-game.ts';

/** In boxes with numbers of their own, so that a printed number may change. */
const GAMES = [
  'with-leading-artists',
  'with-every-artist-displayed',
  'with-counts-only',
  'with-five-players',
];

const galleryMoment: Family = (game, [each]) => {
  const table = game.table();
  if (table.family !== 'gallery') throw new Error('a game of the other family');
  const { state } = table;
  const { adjust, ...others } = choices(state);
  const { turns = null, away = null, ...corrections } = adjust ?? {};
  const { next = null, finishedTogether = [] } = others.settle ?? {};
  return {
    choices: { ...others, turns, away: away?.seats ?? [] },
    known: {
      adjust: corrections,
      'if ended now': ifEndedNow(state),
      near: nearlyOver(state),
      unseen: unseen(state),
      held: cardsHeld(state),
      'without cards': withoutCards(state).map((seat) => game.names()[seat]),
      'in front of players': inFrontOfPlayers(state),
      starts: next && [null, ...finishedTogether].map((seat) => ruleStarter(state, next, seat)),
      explained: Array.from({ length: state.round }, (_, at) => explain(state, at + 1) ?? {}),
    },
    texts: each ? { worth: ALL.map((all) => worthSentence(all, editionIn(game.record()), each)) } : {},
  };
};

test('whole games, step by step', async () => {
  await tellAll(import.meta.dirname, GAMES, (file, saying) => tellGame(file, saying, galleryMoment));
});
