import { describe, expect, test } from 'vitest';
import { EDITIONS, gallery, type State } from '../../../src/shared/gallery/index.ts';
import { playGallery, playMoments, type GalleryRecord } from '../../play/gallery.ts';

function replay(record: GalleryRecord): State {
  const setup = gallery.readSetup(gallery.editions[record.edition], {
    players: record.players.length,
    firstSeat: record.firstSeat,
    options: record.options,
  });
  if (!setup.ok) throw new Error(setup.error.code);
  let state = gallery.start(setup.value);
  record.events.forEach((raw, index) => {
    const event = gallery.readEvent(raw, setup.value);
    if (!event.ok) throw new Error(`${event.error.code} at ${index}`);
    const next = gallery.apply(state, event.value);
    if (!next.ok) throw new Error(`${next.error.code} at ${index}: ${JSON.stringify(raw)}`);
    state = next.value;
  });
  return state;
}

describe('whole games from real decks', () => {
  for (const edition of EDITIONS) {
    for (const players of [2, 3, 4, 5]) {
      test(`${edition} with ${players} players runs to its end, and the hands are those at the table`, () => {
        for (let seed = 0; seed < 40; seed += 1) {
          for (const { after, hands } of playMoments({ edition, players, seed })) {
            expect(after.hands).toEqual(hands.map((hand) => hand.length));
          }
        }
      });

      test(`${edition} with ${players} players comes to the same where only cards are counted`, () => {
        for (let seed = 0; seed < 40; seed += 1) {
          const full = gallery.outcome(replay(playGallery({ edition, players, seed })));
          const counts = gallery.outcome(
            replay(playGallery({ edition, players, seed, options: { tracking: 'counts' } })),
          );
          expect(full.status).toBe('finished');
          expect(counts).toMatchObject({ status: 'finished', scores: full.scores, winners: full.winners });
          expect(counts.rounds.slice(0, full.rounds.length)).toEqual(full.rounds);
        }
      });
    }
  }
});
