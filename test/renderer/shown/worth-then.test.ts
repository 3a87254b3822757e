import { expect, test } from 'vitest';
import { worthThen } from '../../../src/shared/story/index.ts';
import { sentencesThen } from '../../../src/renderer/shown/worth-then.ts';
import { add, adjust, offer, sale, settle } from '../../fixtures/auction.ts';
import { everyone, influence, play } from '../../fixtures/gallery.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { sampleWith } from '../../shared/record/sample.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';

/** The English and the Italian sentence about each event. */
function told(document: unknown): unknown {
  const timeline = timelineIn(document);
  const { record } = timeline;
  const then = worthThen(timeline);
  if (then === null) throw new Error('the table can be laid');
  const english = sentencesThen(WORDS.en, 'en', record, then);
  const italian = sentencesThen(WORDS.it, 'it', record, then);
  return [...english].map(([index, sentence]) => [index, sentence, italian.get(index)]);
}

test('a sale, then and in the end', () => {
  const events = [
    adjust({ hands: { 0: -6, 1: -8, 2: -9, 3: -9 } }),
    ...[offer(0, 'krypto', 'double'), add(0, 'krypto'), sale(3, 19)],
    ...[offer(1, 'lite-metal'), sale(2, 5)],
  ];
  // The double is beaten only by two cards of another artist, 680 of 4,556 times. Lite Metal comes first with
  // another Lite Metal (11 of 67), otherwise second.
  expect(told(sampleWith({ events }))).toEqual([
    [3, 'Worth 57,000 on average then', 'In media valevano 57.000'],
    [5, 'Worth 22,000 on average then', 'In media valeva 22.000'],
  ]);
  const over = [...events, offer(0, 'yoko'), settle];
  expect(told(sampleWith({ events: over }))).toEqual([
    [
      3,
      'Worth 57,000 on average then; they paid 60,000 in the end',
      'In media valevano 57.000; alla fine hanno reso 60.000',
    ],
    [
      5,
      'Worth 22,000 on average then; it paid 20,000 in the end',
      'In media valeva 22.000; alla fine ha reso 20.000',
    ],
  ]);
});

test('what paid nothing says so', () => {
  const sold = (seat: number, artist: string) => [offer(seat, artist), sale(3, 1)];
  const lots = ['krypto', 'yoko', 'christin-p', 'karl-gitter'].flatMap((artist, seat) => sold(seat, artist));
  const hands = adjust({ hands: { 0: -7, 1: -8, 2: -8, 3: -8 } });
  const events = [hands, ...lots, offer(0, 'lite-metal'), settle];
  expect(told(sampleWith({ events }))).toContainEqual([
    2,
    expect.stringMatching(/^Worth [\d,]+ on average then; it paid nothing in the end$/),
    expect.stringMatching(/^In media valeva [\d.]+; alla fine non ha reso niente$/),
  ]);
});

test('cards played at once, each by its artist', () => {
  const events = [
    adjust({ hands: { 0: -11, 1: -12, 2: -12, 3: -12 } }),
    ...[influence('monet'), play(0, 'degas', 'everyone'), everyone('degas', 'renoir', 'monet', 'monet')],
  ];
  const game = sampleWith({ edition: 'masters-gallery', options: { tracking: 'full' }, events });
  expect(told(game)).toEqual([
    [
      2,
      expect.stringMatching(/^Worth 2 on average then; it scored 2 in the end$/),
      expect.stringMatching(/^In media valeva 2; alla fine ha dato 2$/),
    ],
    [
      3,
      'Degas: worth 2, scored 2; Renoir: worth 1, scored 1; Monet: worth 3, scored 3',
      'Degas: valeva 2, ha dato 2; Renoir: valeva 1, ha dato 1; Monet: valeva 3, ha dato 3',
    ],
  ]);
});
