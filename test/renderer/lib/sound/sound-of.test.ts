import { describe, expect, test } from 'vitest';
import { soundOf } from '../../../../src/renderer/lib/sound/sound-of.ts';
import { outcomeOf } from '../../../../src/shared/record/index.ts';
import { offer, sale, settle } from '../../../fixtures/auction.ts';
import { timelineIn } from '../../../fixtures/replayed.ts';
import { playAuction } from '../../../play/auction.ts';
import { playGallery } from '../../../play/gallery.ts';
import { tableOf } from '../../played.ts';

/** The sound of each event of a game, with the event and the tables before and after. */
function heardIn(raw: unknown) {
  const { record, tables } = timelineIn(raw);
  return record.events.map((event, at) => {
    const [before, after] = [tables[at], tables[at + 1]];
    if (before === undefined || after === undefined) throw new Error('every event has a table');
    return { event, before, after, sound: soundOf(event, before, after) };
  });
}

describe('sounds at the table', () => {
  const four = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'yoko'), sale((seat + 1) % 4, 5)]);

  test('are a hammer for every sale, a warning at four of an artist, and the end of the round', () => {
    const { record } = tableOf([...four, offer(0, 'yoko'), settle]);
    const sold = [null, 'hammer', null, 'hammer', null, 'hammer', 'warning', 'hammer'];
    // Placing tiles and moving on is silent.
    expect(heardIn(record).map(({ sound }) => sound)).toEqual([...sold, 'round', null]);
  });

  const SEEDS = [0, 1, 2];

  test.each([
    [
      'paintings',
      SEEDS.map((seed) =>
        playAuction({ edition: 'modern-art-cmon-en', players: 4, options: { tracking: 'ledger' }, seed }),
      ),
    ],
    [
      'cards, without a hammer',
      SEEDS.map((seed) =>
        playGallery({ edition: 'masters-gallery', players: 3, options: { tracking: 'full' }, seed }),
      ),
    ],
  ])('play once per sale and once per round in whole games of %s', (_, games) => {
    for (const game of games) {
      const heard = heardIn(game);
      const sounding = (sound: string) => heard.filter((one) => one.sound === sound).length;
      const last = heard.at(-1);
      expect(sounding('hammer')).toBe(heard.filter(({ event }) => event.type === 'sale').length);
      expect(sounding('warning')).toBeGreaterThan(0);
      expect(sounding('round')).toBe(last === undefined ? 0 : outcomeOf(last.after).rounds.length);
    }
  });
});
