import { expect, test } from 'vitest';
import { labelsOf } from '../../../src/renderer/correct/labels.ts';
import { edited } from '../../../src/renderer/correct/pending-correction.svelte.ts';
import { answerText, consequentOn } from '../../../src/renderer/correct/questions.ts';
import { stepFor } from '../../../src/renderer/correct/target.ts';
import { wordsOf } from '../../../src/renderer/correct/words.ts';
import { lotsOf, rebuilt } from '../../../src/shared/record/index.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { offer, sale } from '../../fixtures/auction.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { tableOf } from '../played.ts';

test('a buyer who can’t pay for a later one: the other probably did', () => {
  const entered = [offer(0, 'yoko'), sale(1, 90), offer(1, 'krypto'), sale(3, 80)];
  const timeline = timelineIn(tableOf(entered).record);
  const [lot = expect.unreachable(), before = expect.unreachable()] = [
    lotsOf(timeline)[0],
    timeline.tables[0],
  ];
  const labels = labelsOf(en, 'en', timeline.record);
  const words = wordsOf(before, entered.slice(0, 2), labels).flatMap((entry) => entry.words);
  const buyer = words.find(({ key }) => key === 'B') ?? expect.unreachable();
  const said = rebuilt(before, buyer.becomes(3), false);
  const whole = edited(timeline, stepFor(lot, entered.slice(0, 2), said));
  const { questions, after } = consequentOn(whole, {}, { original: timeline, said, reason: 'so' });
  const asked = questions.map(({ chosen }) => answerText(chosen, en.log, labels, 4));
  expect([asked, after.problem]).toEqual([['Beatrix bought it'], null]);
});
