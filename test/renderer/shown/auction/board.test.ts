import { expect, test } from 'vitest';
import { en } from '../../../../src/shared/text/en/index.ts';
import { LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { render } from '../../mounted.ts';
import { played } from '../../played.ts';
import { linesIn } from '../../texts.ts';
import Board from '../../../../src/renderer/shown/auction/Board.svelte';
import { shown } from '../../../../src/renderer/shown/auction/shown.ts';

const SPEECH = { words: en, language: 'en', locale: 'en' } as const;

test('artists and players are shown with all that is known of them, at the table and across it', async () => {
  const { events } = LEDGER_OF_FOUR;
  const settles = events.flatMap(({ type }, at) => (type === 'settle' ? at : []));
  const [second = 0, last = 0] = [settles[1], settles.at(-1)];
  const told = [];
  for (const at of [0, second - 2, second - 1, second, second + 4, last, events.length]) {
    const { record, state } = played({ ...LEDGER_OF_FOUR, events: events.slice(0, at) });
    const draft = { settling: { round: 2, handed: [0, 20, 30, 40] } };
    const screen = await render(Board, { record, state, shown: at > second, onuncover: () => undefined });
    const across = [shown.bays(state, SPEECH), shown.seats(state, record, at > second, SPEECH)].flat();
    const over = [shown.roundOver(state, SPEECH), shown.payments(state, record, draft, SPEECH)];
    const [end, lines] = [
      shown.story(state, record, SPEECH),
      [...across, ...(settles.includes(at) ? over : [])],
    ];
    told.push(
      linesIn(screen.container, 'article, li, button'),
      ...lines.map((line) => JSON.stringify(line)),
      end,
    );
    await screen.unmount();
  }
  await expect(told.join('\n')).toMatchFileSnapshot('told.txt');
});
