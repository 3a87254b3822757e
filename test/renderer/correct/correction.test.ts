import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { correctionForm } from '../../../src/renderer/correct/load.ts';
import { letterKeys } from '../../../src/renderer/lib/letter-keys.svelte.ts';
import type { EventJson, GameRecord } from '../../../src/shared/record/index.ts';
import { offer, sale, settle, THREE_LOTS } from '../../fixtures/auction.ts';
import { LEDGER_OF_FIVE } from '../../fixtures/whole-games.ts';
import { expectAccessible } from '../accessible.ts';
import { played, tableOf } from '../played.ts';
import { openTable, pointAt } from '../screens/table/open-table.ts';
import { stepsOf, tap } from '../features/entry/at-table.ts';
import { linesIn } from '../texts.ts';
import { press, push, write } from '../pressing.ts';

async function open(record: GameRecord, key = crypto.randomUUID()) {
  // By the time somebody corrects something, the form has loaded.
  await correctionForm.load();
  const table = await openTable(record, {}, key);
  const { screen } = table;
  const now = () => table.now().events;
  const asks = (question: string | RegExp) =>
    expect.element(screen.getByRole('heading', { level: 2, name: question })).toBeVisible();
  return { ...table, game: table.now, now, asks };
}

const keys = (typed: string) => press(typed);

const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));

const UNDO = '{Control>}z{/Control}';
const FORM = '[data-question] :is(h2, h3, p, label, tr, li, button:not(.say *)), [role=alert]';

const SOLD = THREE_LOTS.slice(0, 4);
const FOUR = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'krypto'), sale(seat, 1)]);
const named = (...names: string[]) => ({ players: names.map((name) => ({ name })) });

/** Between them, the form has all its parts. */
const LOOKED_AT = /no longer fits|Whose was it|swap seats|Remove all/;

describe('the form', () => {
  /** Keys that are pressed, seats that are pointed at, and what is said then. */
  test.each<[string, readonly EventJson[], readonly (string | RegExp | number)[], object]>([
    [
      'another buyer further back; Backspace in an empty price gives the buyer back',
      SOLD,
      ['cc7{Backspace}{Backspace}420{Enter}'],
      { events: SOLD.with(1, sale(3, 20)) },
    ],
    [
      'a lot is removed whole, says how many entries go, and later turns follow',
      SOLD,
      ['cc{Delete}', /^Remove all 2 entries/, /^Axel put it up/, '{Enter}'],
      { events: [offer(0, 'krypto', 'once'), sale(2, 30)] },
    ],
    [
      'what can’t be guessed: the last card doesn’t end the round any more, so it was sold, and another did',
      [...FOUR, offer(0, 'krypto'), settle],
      ['ccccca2', /^Next: what no longer fits/, '{Enter}12{Enter}', /^What’s missing here/, '5{Enter}'],
      {
        events: [
          offer(0, 'yoko'),
          ...FOUR.slice(1),
          offer(0, 'krypto', 'open'),
          sale(0, 2),
          { type: 'offer' },
          settle,
        ],
      },
    ],
    [
      'somebody who never played: later seats move down, and whose their entries were is asked',
      [...SOLD, offer(2, 'yoko'), sale(3, 5)],
      ['c', 3, '4', /Whose was it\?/, '{Enter}1{Enter}'],
      { ...named('Axel', 'Beatrix', 'Clemens'), events: [...SOLD, offer(2, 'yoko'), sale(0, 5)] },
    ],
    [
      'somebody who takes over, named like a property of every object, and goes again; two swap seats',
      SOLD,
      [
        'c',
        3,
        '2Constructor',
        /^Constructor takes over from Doris/,
        '{Enter}31',
        /^Who buys/,
        '{Escape}{Escape}',
      ]
        .concat(['c', 3, '2Doris', /^Doris takes over from Constructor/, '{Enter}'])
        .concat(['c', 0, '52', /^Axel and Beatrix swap seats/, '{Enter}']),
      {
        ...named('Beatrix', 'Axel', 'Clemens', 'Doris'),
        events: [...SOLD, ...[3, 3, 0].map((seat) => ({ seats: { [seat]: {} } }))],
      },
    ],
  ])('%s', async (_, entered, steps, becomes) => {
    const { screen, game } = await open(tableOf(entered).record);
    for (const step of steps) {
      if (typeof step === 'string') await keys(step);
      else if (typeof step === 'number') pointAt(step);
      else {
        await expect.element(screen.getByText(step).first()).toBeVisible();
        if (LOOKED_AT.test(step.source)) await expectAccessible(screen);
      }
    }
    await expect.poll(game).toMatchObject(becomes);
  });

  /** Keys, buttons, and seats that are pointed at. */
  test.each<[string, GameRecord, string]>([
    [
      'lot',
      tableOf(THREE_LOTS).record,
      `c 999 ${UNDO} b cc b0 k5 d2 j3 ${UNDO} ${UNDO} a1 <Set.aside> <Continue> {ArrowRight} p31 b p45 {ArrowLeft} <Set.aside> <Continue> g n loud{Enter} l`,
    ],
    [
      'start',
      tableOf(SOLD, { mystery: true }, undefined, 3).record,
      'c{Home} e2 d1 o4 e1 f2 t3 m0 o1 o4 {Escape} c{Home} f2 <Set.aside> <Continue> p {Escape} c{Home} m0f3 <Change.all>',
    ],
    [
      'seats',
      tableOf([...SOLD, offer(2, 'yoko'), sale(3, 5), offer(3, 'yoko'), sale(3, 7)]).record,
      'c @1 axel <The.start> {Escape} c @1 axel {Escape} c @1 Bea <Set.aside> <Continue> {Escape} c @3 4 {Escape} c @3 3 {Escape} c @3 6 1 f f {Escape} c @3 5 2 {Enter} c{Home} a Mo',
    ],
    [
      'forgotten',
      tableOf(SOLD).record,
      `ci4 <Set.aside> <Continue> {Escape} <Back> {Escape} ci @0 52 f {Enter} cci4 ${UNDO} <An.adjustment> <Back> <Later> <Earlier> {Delete} y u x {Enter}`,
    ],
  ])('says what it is about, what can be wrong, and what follows: %s', async (name, record, walk) => {
    const { screen, button, game } = await open(record);
    const told: string[] = [];
    for (const step of stepsOf(walk)) {
      if (typeof step !== 'string') tap(button(step));
      else if (step.startsWith('@')) pointAt(Number(step.slice(1)));
      else await keys(step);
      await drawn();
      // What to hand over is worked out by code that is loaded then.
      await import('../../../src/shared/story/index.ts');
      await drawn();
      told.push(`${String(step)}: ${linesIn(screen.container, FORM)}`);
    }
    const { events, ...head } = game();
    const entered = events.map(({ at: _, ...event }) => event);
    told.push(...[head.players, head.firstSeat, head.options, ...entered].map((one) => JSON.stringify(one)));
    await expect(told.join('\n')).toMatchFileSnapshot(`told/${name}.txt`);
  });
});

describe('the quick correction key', () => {
  test('has nothing to open while the first lot is being sold, and doesn’t open later by itself', async () => {
    const { button, now, asks } = await open(tableOf([]).record);
    await keys('21c');
    await asks('Who buys, and for how much?');
    await expect.element(button('Correct the last entries')).toBeDisabled();
    await keys('219{Enter}c');
    await asks('What should it have been?');
    await keys('{Control>}z{/Control}');
    await asks('Who buys, and for how much?');
    await keys('312{Enter}');
    await asks('Which artist does Beatrix put up?');
    expect(now()).toHaveLength(2);
  });

  test('has a button, and does nothing with letter keys off', async () => {
    const { asks, button } = await open(tableOf(THREE_LOTS).record);
    letterKeys.switch(false);
    await keys('c');
    await asks('Which artist does Doris put up?');
    await push(button('Correct the last entries'));
    await asks('What should it have been?');
  });
});

test('Undo during a correction undoes the latest change, word by word, then the last entry; the open sale stays open', async () => {
  const { screen, session, now, asks } = await open(tableOf(THREE_LOTS.slice(0, 5)).record);
  await session.append(sale(3, 12));
  const word = (said: string) => screen.getByRole('button', { name: said });
  await keys('cc31b4');
  await expect.element(word('Clemens Doris')).toBeVisible();
  await keys(UNDO);
  await expect.element(word('Clemens Doris')).not.toBeInTheDocument();
  await expect.element(word('30,000 31,000')).toBeVisible();
  await keys(UNDO);
  await expect.element(screen.getByText('Undid: the change', { exact: true })).toBeVisible();
  await expect.element(word('30,000 31,000')).not.toBeInTheDocument();
  expect(now()).toHaveLength(6);
  await push(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(now).toHaveLength(5);
  await asks('What should it have been?');
});

describe('what has to be handed over after a correction', () => {
  test('is a question, through sales and a reload, until it is done or the table had paid correctly', async () => {
    const { record } = tableOf(THREE_LOTS);
    const key = crypto.randomUUID();
    const { screen } = await open(record, key);
    await keys('ccc24{Enter}');
    const owed = screen.getByText('Beatrix gives Axel 5,000 more.');
    await expect.element(owed).toBeVisible();
    await keys('5118{Enter}');
    await expect.element(owed).toBeVisible();
    await screen.unmount();

    const again = await open(record, key);
    const asks = again.screen.getByText('If you paid as the screen said:');
    for (const answer of ['Done', /^We paid correctly/]) {
      await expect.element(asks).toBeVisible();
      await push(again.button(answer));
      await expect.element(asks).not.toBeInTheDocument();
      await keys('cccc26{Enter}');
    }
  });

  test('goes if the correction is undone, and comes back if it had been handed over', async () => {
    const { screen, button } = await open(tableOf(THREE_LOTS).record);
    await keys('ccc24{Enter}');
    const owed = screen.getByText('Beatrix gives Axel 5,000 more.');
    await expect.element(owed).toBeVisible();
    await push(button('Undo'));
    await expect.element(owed).not.toBeInTheDocument();
    await push(button('Redo'));
    await push(button('Done'));
    await push(button('Undo'));
    await expect.element(screen.getByText('Axel gives Beatrix 5,000 back.')).toBeVisible();
  });

  test('is no question if the table paid correctly, said in the form or afterwards', async () => {
    const { screen, button } = await open(tableOf(THREE_LOTS).record);
    const strip = screen.getByText('If you paid as the screen said:');
    await keys('ccc24');
    await expect.element(screen.getByText('What should the table do?')).toBeVisible();
    await keys('w{Enter}');
    await expect.element(strip).not.toBeInTheDocument();
    await keys('ccc26{Enter}');
    await expect.element(strip).toBeVisible();
    await push(button('We paid correctly. Only the app was wrong.'));
    await expect.element(strip).not.toBeInTheDocument();
  });

  test('is the sum of all corrections, told in its own direction', async () => {
    const { screen } = await open(tableOf(THREE_LOTS).record);
    for (const [price, said] of [
      [24, ['Beatrix gives Axel 5,000 more.']],
      [22, ['Beatrix gives Axel 3,000 more.']],
      [17, ['Axel gives Beatrix 2,000 back.']],
      [16, ['Axel gives Beatrix 3,000 back.']],
      [19, []],
    ] as const) {
      await keys(`ccc${price}{Enter}`);
      const told = () => screen.getByText(/^\w+ gives /).elements();
      await expect.poll(() => told().map((line) => line.textContent)).toEqual(said);
    }
  });

  test('is nothing if an entry is only undone', async () => {
    const { screen, button, now } = await open(tableOf(THREE_LOTS).record);
    await keys('5118{Enter}');
    await expect.poll(() => now()).toHaveLength(8);
    await push(button('Undo'));
    await expect.poll(() => now()).toHaveLength(7);
    await expect.element(screen.getByText('If you paid as the screen said:')).not.toBeInTheDocument();
  });
});

test('numbers are adjusted by an amount, and what is covered stays covered', async () => {
  const { screen, button, game } = await open(tableOf(THREE_LOTS).record);
  await keys('l');
  await push(button('The app’s numbers are wrong'));
  await write(screen.getByLabelText('Why?'), 'too much');
  const money = screen.getByLabelText('Money: Axel', { exact: true });
  await write(money, '-200');
  await expect.element(screen.getByText('That takes away more than there is.')).toBeVisible();
  await write(money, '−10');
  await write(screen.getByLabelText('Cards in hand: Doris'), '+1');
  await write(screen.getByLabelText('Doris: Yoko'), '+1');
  // 119,000 minus 10,000: neither is shown.
  const form = () => document.querySelector('[data-correction]') ?? expect.unreachable();
  const amounts = () => [...form().querySelectorAll('input')].map(({ value }) => value);
  const shown = () => [form().textContent, ...amounts()].join(' ');
  await expect.poll(shown).toMatch(/Axel 10,000 less, Doris 1 card more in hand,? and Doris 1 Yoko more/);
  expect(shown()).not.toMatch(/\b(119|109)\b/);
  await push(button('Add it'));
  const adjusted = { reason: 'too much', cash: { 0: -10 }, hands: { 3: 1 }, owned: { 3: { yoko: 1 } } };
  await expect.poll(() => game().events.at(-1)).toMatchObject(adjusted);
  await keys('l');
  // Correcting the entry shows the change, not the resulting amount.
  await push(button(/^Adjusted \(too much\)/));
  await expect.element(money).toHaveValue('−10');
  expect(shown()).not.toMatch(/\b(119|109)\b/);
});

test('where there is space, the log is beside the table; of a finished game it says what sales were worth', async () => {
  await page.viewport(2560, 1300);
  const { screen } = await open(played(LEDGER_OF_FIVE).record);
  const beside = screen.getByRole('complementary', { name: 'Log' });
  await expect.element(beside).toBeVisible();
  const worth = () => beside.getByText(/^Worth .* on average then; (it|they) /).elements().length;
  await expect.poll(worth).toBeGreaterThan(20);
  await expectAccessible({ container: document.querySelector('aside') ?? expect.unreachable() });
  await keys('l');
  await expect.element(beside).not.toBeInTheDocument();
  await keys('l');
  await expect.element(beside).toBeVisible();
});
