import { describe, expect, test } from 'vitest';
import { soundOf } from '../../../../src/renderer/lib/sound/sound-of.ts';
import { outcomeOf } from '../../../../src/shared/record/index.ts';
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
  const offer = (seat: number) => ({ type: 'offer', seat, artist: 'yoko', auction: 'open' });
  const sale = (buyer: number) => ({ type: 'sale', buyer, price: 5 });
  const four = [offer(0), sale(1), offer(1), sale(2), offer(2), sale(3), offer(3), sale(0)];

  test('are a hammer for every sale, a warning at four of an artist, and the end of the round', () => {
    const { record } = tableOf([...four, offer(0)]);
    expect(heardIn(record).map(({ sound }) => sound)).toEqual([
      null,
      'hammer',
      null,
      'hammer',
      null,
      'hammer',
      'warning',
      'hammer',
      'round',
    ]);
  });

  test('are silent for placing tiles and moving on', () => {
    const { record } = tableOf([...four, offer(0), { type: 'settle' }]);
    expect(heardIn(record).at(-1)?.sound).toBeNull();
  });

  test('play once per sale and once per round in whole games', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const heard = heardIn(
        playAuction({ edition: 'modern-art-cmon-en', players: 4, options: { tracking: 'ledger' }, seed }),
      );
      const sounding = (sound: string) => heard.filter((one) => one.sound === sound).length;
      const last = heard.at(-1);
      expect(sounding('hammer')).toBe(heard.filter(({ event }) => event.type === 'sale').length);
      expect(sounding('round')).toBe(last === undefined ? 0 : outcomeOf(last.after).rounds.length);
    }
  });

  test('play in the card games too, without a hammer', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const heard = heardIn(
        playGallery({ edition: 'masters-gallery', players: 3, options: { tracking: 'full' }, seed }),
      );
      const last = heard.at(-1);
      expect(heard.filter(({ sound }) => sound === 'hammer')).toEqual([]);
      expect(heard.some(({ sound }) => sound === 'warning')).toBe(true);
      expect(heard.filter(({ sound }) => sound === 'round')).toHaveLength(
        last === undefined ? 0 : outcomeOf(last.after).rounds.length,
      );
    }
  });
});
