import { describe, expect, test } from 'vitest';
import { award, faceDown, influence, play, reveal, settle } from '../../../fixtures/gallery.ts';
import { cutAt, playedGallery } from '../../../fixtures/replayed.ts';
import { CARDS_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { shown } from '../../../../src/renderer/shown/gallery/shown.ts';
import { baysOf, type Bay } from '../../../../src/renderer/shown/gallery/board.ts';
import { tableOf } from '../../features/entry/gallery/table.ts';

const SPEECH = { words: en, language: 'en', locale: 'en' } as const;

const ROUND_1 = [
  influence('tec'),
  play(0, 'tec'),
  ...[play(1, 'tec', 'award'), award('denise-jillian-tan')],
  ...[play(2, 'mariana-martins', 'second-down'), faceDown],
  play(0, 'tec'),
];
const OVER = [...ROUND_1, play(1, 'tec'), play(2, 'tec')];

function bay(events: readonly unknown[], artist: string, names = ['Max', 'Jason', 'Julia']): Bay {
  const found = baysOf(tableOf(events, { names }).state).find((one) => one.artist === artist);
  if (found === undefined) throw new Error(`${artist} has no bay`);
  return found;
}

describe('a bay in the card games', () => {
  test('counts the card beside the deck, but not face-down cards', () => {
    // The Card Game, END OF THE ROUND 3: 6 with three players, 5 with two.
    expect(bay(ROUND_1, 'tec')).toMatchObject({ count: 4, limit: 6, pays: 3, place: 3 });
    expect(bay(ROUND_1, 'mariana-martins')).toMatchObject({ count: 1, unseen: 20 });
    expect(bay(ROUND_1.slice(0, 1), 'tec', ['Max', 'Julia']).limit).toBe(5);
  });
});

test('artists and players are shown with all that is known of them', async () => {
  const settled = [...OVER, reveal([], [], ['wagner-kuroiwa']), settle, influence('tec')];
  const { events } = CARDS_OF_FOUR;
  const second = events.findLastIndex(({ type }) => type === 'settle');
  const games = [second - 9, second, events.length].map((at) => playedGallery(cutAt(CARDS_OF_FOUR, at)));
  const rounds = [ROUND_1.slice(0, 4), ROUND_1, OVER, settled.slice(0, -1), settled].map((round) =>
    tableOf(round),
  );
  const masters = tableOf([], { edition: 'masters-gallery' });
  const told = [];
  for (const { record, state } of [...rounds, masters, ...games]) {
    const here = [shown.bays(state, SPEECH), shown.seats(state, record, false, SPEECH)].flat();
    const over = [shown.roundOver(state, SPEECH), shown.payments(state, record, {}, SPEECH)];
    const lines = [...here, ...(state.situation.kind === 'settling' ? over : [])];
    told.push(...lines.map((line) => JSON.stringify(line)), shown.story(state, record, SPEECH));
  }
  await expect(told.join('\n')).toMatchFileSnapshot('told.txt');
});
