import { expect, test } from 'vitest';
import { en } from '../../../../src/shared/text/en/index.ts';
import { LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { played } from '../../played.ts';
import { shown } from '../../../../src/renderer/shown/auction/shown.ts';

const SPEECH = { words: en, language: 'en', locale: 'en' } as const;

test('artists and players are shown with all that is known of them', async () => {
  const { events } = LEDGER_OF_FOUR;
  const settles = events.flatMap(({ type }, at) => (type === 'settle' ? at : []));
  const [second = 0, last = 0] = [settles[1], settles.at(-1)];
  const told = [];
  for (const at of [0, second - 2, second - 1, second, second + 4, last, events.length]) {
    const { record, state } = played({ ...LEDGER_OF_FOUR, events: events.slice(0, at) });
    const draft = { settling: { round: 2, handed: [0, 20, 30, 40] } };
    const here = [shown.bays(state, SPEECH), shown.seats(state, record, at > second, SPEECH)].flat();
    const over = [shown.roundOver(state, SPEECH), shown.payments(state, record, draft, SPEECH)];
    const lines = [...here, ...(settles.includes(at) ? over : [])];
    told.push(...lines.map((line) => JSON.stringify(line)), shown.story(state, record, SPEECH));
  }
  await expect(told.join('\n')).toMatchFileSnapshot('told.txt');
});
