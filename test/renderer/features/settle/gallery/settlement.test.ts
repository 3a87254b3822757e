import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../accessible.ts';
import { render } from '../../../mounted.ts';
import { press, push, write } from '../../../pressing.ts';
import { starterOf, starterToSay } from '../../../../../src/renderer/features/settle/gallery/next-round.ts';
import Settlement from '../../../../../src/renderer/features/settle/gallery/Settlement.svelte';
import { readSettling } from '../../../../../src/renderer/shown/gallery/settling-draft.ts';
import { choices } from '../../../../../src/shared/gallery/index.ts';
import {
  everyone,
  extras,
  influence,
  play,
  reveal,
  settleFor0,
  turns,
  DENISE,
  WAGNER,
  TEC,
  NICOLAS,
  MARIANA,
} from '../../../../fixtures/gallery.ts';
import { BEFORE, JASON, JULIA, LAST, MAX, TOGETHER } from '../../../../shared/gallery/rulebook-example.ts';
import { heldClock } from '../../../held-clock.ts';
import { sessionOf } from '../../../session.svelte.ts';
import { linesIn } from '../../../texts.ts';
import { tableOf } from '../../entry/gallery/table.ts';

/** The rulebook's example: Julia ends the round, and Max has two face-down cards. */
const example = [...BEFORE, ...TOGETHER, ...LAST];

async function open(
  events: readonly unknown[],
  options: Parameters<typeof tableOf>[1] = {},
  settling?: object,
) {
  const { record, state } = tableOf(events, options);
  const session = sessionOf(record, settling && { draft: { settling } });
  const screen = await render(Settlement, { record, state }, { session });
  const asks = (name: string) => expect.element(screen.getByRole('heading', { name })).toBeVisible();
  const says = (text: string) => expect.element(screen.getByText(text, { exact: false })).toBeVisible();
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  return { screen, session, asks, says, button };
}

/** What the page of a scoring says. */
const EVERYTHING =
  'header, .wall li, .doing h3, .doing h3 + p, .doing li, .doing p, button, tr, aside section:last-of-type';

const MASTERS = { edition: 'masters-gallery' } as const;
const [VERMEER, DEGAS, MONET] = ['vermeer', 'degas', 'monet'];

/** Longer than between two quick presses of Enter for the last card. */
const moment = () => heldClock().pass(600);

describe('turning up face-down cards', () => {
  test('is asked card by card, by key, and then the artists are ranked', async () => {
    const { screen, session, asks, says } = await open(example);
    await asks('Max turns up artwork 1 of 2: which artist?');
    await says('The ranking may still change: some cards are face down.');
    await expectAccessible(screen);
    await press('2{Enter}');
    await asks('Max turns up artwork 2 of 2: which artist?');
    await expect(linesIn(screen.container, '.doing')).toMatchFileSnapshot('reveal.txt');
    expect(session.appended).toEqual([]);
    await press('3');
    await asks('All cards are turned up');
    await press('{Enter}');
    expect(session.appended).toEqual([reveal([WAGNER, TEC], [], [])]);
  });

  test('the last card can be taken back by key, and any card by hand', async () => {
    const { session, button } = await open(example);
    await press('15{Backspace}2');
    await push(button('Change Max’s Denise Jillian Tan'));
    await push(button(/^TEC/));
    await push(button('Rank the artists'));
    expect(session.appended).toEqual([reveal([WAGNER, TEC], [], [])]);
  });
});

describe('adding cards after the ranking', () => {
  const ranked = [...example, reveal([WAGNER, TEC], [], [])];

  test('everybody is asked, from the player who ended the round, and offered the leading artists they display; answers are kept through going back and “nobody else adds”', async () => {
    const { screen, session, asks } = await open(ranked);
    moment();
    // The Card Game, 2. SCORING THE COLLECTIONS 9: one for each leading artist with a card on display.
    await asks('Does Julia add an artwork?');
    const told: string[] = [];
    const keys = ['2{Enter}', '9', '42', '{Enter}', '3', '5', '2', '{Escape}', '4', '{Escape}', '{Escape}'];
    for (const each of ['', ...keys]) {
      if (each !== '') await press(each);
      told.push(`${each}: ${linesIn(screen.container, '.doing :is(h3, button, p, li)')}`);
    }
    await expect(told.join('\n')).toMatchFileSnapshot('extras.txt');
    await press('0');
    await press('{Enter}4{Enter}');
    await asks('Does Jason add an artwork?');
    await press('{Enter}');
    expect(session.appended).toEqual([
      extras([], [], [WAGNER]),
      extras([WAGNER, NICOLAS], [WAGNER], [WAGNER]),
    ]);
  });

  test('a player can’t add more cards than they hold', async () => {
    const hands = { type: 'adjust', reason: 'lost', hands: { [JULIA]: -5 } };
    const { says, button } = await open([...ranked, hands]);
    await push(button(/^Denise/));
    await expect.element(button(/^Wagner/)).toBeDisabled();
    await says('No more cards in hand.');
  });

  test('nobody is asked if nobody can add a card', async () => {
    const empty = { type: 'adjust', reason: 'lost', hands: { [MAX]: -5, [JASON]: -8, [JULIA]: -6 } };
    const { asks } = await open([...ranked, empty]);
    await asks('VP this round');
  });
});

describe('the scores', () => {
  const added = [...example, reveal([WAGNER, TEC], [], []), extras([NICOLAS, WAGNER], [], [WAGNER])];

  test('are cards times value by artist, as in the rulebook’s example, and the table can choose another starting player', async () => {
    const clock = heldClock();
    const { screen, session, says, button } = await open(added);
    // The player who ended the round is first; The Card Game, 3. NEW ROUND PREPARATION 5: the token passes on.
    await expect.poll(() => linesIn(screen.container, EVERYTHING)).toContain('Next: round 2');
    await expect(linesIn(screen.container, EVERYTHING)).toMatchFileSnapshot('scores.txt');
    await expectAccessible(screen);
    await press('{Enter}');
    expect(session.appended).toEqual([]);
    clock.pass(600);
    await press('{Enter}');
    await screen.getByLabelText('Who starts?').selectOptions('Julia');
    await says('Julia starts, as your table decides');
    await push(button('Save, next round'));
    expect(session.appended).toEqual([{ type: 'settle' }, { type: 'settle', next: JULIA }]);
  });
});

describe('several cards beyond the limit at once', () => {
  const together = [
    influence(VERMEER),
    ...turns(0, 3, [VERMEER, VERMEER, VERMEER, VERMEER, DEGAS, DEGAS, DEGAS, DEGAS, DEGAS]),
    ...[play(0, MONET, 'everyone'), everyone(DEGAS, VERMEER, 'renoir')],
  ];

  test('Masters Gallery asks who ended the round, because the player to their left starts', async () => {
    // Masters Gallery, SCORING 7: to the left of the one who finished the round.
    const asked = await open(together, MASTERS);
    await asked.asks('Who ended the round?');
    await expect(linesIn(asked.screen.container, 'header, .doing')).toMatchFileSnapshot('finishers.txt');
    await press('2');
    await asked.asks('Does Jason add a masterpiece?');
    moment();
    await press('0');
    expect(asked.session.appended).toEqual([extras([], [], [])]);
    const settling = { round: 1, finisher: 1, next: null };
    expect(asked.session.draft).toEqual({ settling });
    await asked.screen.unmount();
    const { session, says, button } = await open([...together, extras([], [], [])], MASTERS, settling);
    await says('Julia starts, to the left of Jason, who ended the round');
    await push(button('Save, next round'));
    expect(session.appended).toEqual([{ type: 'settle', next: JULIA }]);
  });

  test('if only one of the cards is at the limit, its player ended the round, and Enter says so', async () => {
    const one = [
      influence(VERMEER),
      ...turns(0, 3, [VERMEER, VERMEER, VERMEER, VERMEER, DEGAS, DEGAS]),
      ...[play(0, MONET, 'everyone'), everyone(DEGAS, 'renoir', VERMEER)],
    ];
    const { screen, asks, says } = await open(one, MASTERS);
    await asks('Who ended the round?');
    await expect(linesIn(screen.container, 'header, .doing')).toMatchFileSnapshot('finisher.txt');
    moment();
    await press('{Enter}');
    await says('Max starts, to the left of Julia, who ended the round');
  });
});

describe('with only counts tracked', () => {
  const counted = (...artists: readonly string[]) => artists.map((artist) => ({ type: 'play', artist }));
  const game = [influence(NICOLAS), ...counted(NICOLAS, TEC, NICOLAS, TEC, NICOLAS, NICOLAS, NICOLAS)];
  const COUNTS = { tracking: 'counts' };

  test('late cards are counted, and Enter continues', async () => {
    const { screen, session, asks } = await open(game, COUNTS);
    await asks('Any more cards to count?');
    await expect(linesIn(screen.container, 'header, .doing')).toMatchFileSnapshot('late.txt');
    moment();
    await press('1');
    expect(session.appended).toEqual([{ type: 'play', artist: DENISE }]);
    await press('{Enter}');
    await expect.element(screen.getByLabelText('Max: artworks by Denise Jillian Tan')).toHaveFocus();
  });

  test('everybody’s displayed cards are typed, then scored', async () => {
    const { screen, session } = await open(game, COUNTS, { round: 1, counted: true });
    const counts = ['', '', '1', '2', '', '', '', '1', '2', '', '', '', '', '1', ''];
    await press(counts.map((count) => `${count}{Enter}`).join(''));
    for (const told of ['Max: 8 VP', 'Jason: 8 VP', 'Julia: 3 VP']) {
      await expect.element(screen.getByText(told)).toBeInTheDocument();
    }
    moment();
    await press('{Enter}');
    const display = (tec: number, nicolas: number) => ({
      [DENISE]: 0,
      [WAGNER]: 0,
      [TEC]: tec,
      [NICOLAS]: nicolas,
      [MARIANA]: 0,
    });
    expect(session.appended).toEqual([
      { type: 'settle', displays: [display(1, 2), display(1, 2), display(0, 1)] },
    ]);
  });

  test('an invalid number stops you from continuing, an unusual one doesn’t', async () => {
    const { screen, says, button } = await open(game, COUNTS, { round: 1, counted: true });
    await write(screen.getByLabelText('Jason: artworks by TEC'), 'x');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Jason: whole numbers only.');
    await expect.element(button('Show the VP')).toBeDisabled();
    await write(screen.getByLabelText('Jason: artworks by TEC'), '9');
    await push(button('Show the VP'));
    await says('More cards score than were displayed, even if everybody added one.');
    await says('Nobody has 5 Nicolás Sánchez. Is that right?');
    await push(button('Yes, show the VP'));
    await push(button('Change the displays'));
    await expect.element(screen.getByLabelText('Jason: artworks by TEC')).toHaveValue('9');
  });

  test('in Masters Gallery nobody knows who starts', async () => {
    const round = [influence('renoir'), ...counted('renoir', 'renoir', 'renoir', 'renoir', 'renoir')];
    const { says } = await open(round, { ...MASTERS, ...COUNTS });
    await says('The player to the left of the one who ended the round starts.');
  });
});

test('after the last round the game is over', async () => {
  const last = { type: 'adjust', reason: 'as it lies', counts: { [TEC]: 6 } };
  const { asks, says, button } = await open([last, settleFor0, last, settleFor0, last, settleFor0, last]);
  await asks('That was the last round');
  await says('The most VP wins.');
  await expect.element(button('Save, game over')).toBeVisible();
});

test('the chosen starting player only starts while the choice is valid', () => {
  const { state } = tableOf([influence(TEC), ...turns(0, 3, [TEC, TEC, TEC, TEC, TEC])]);
  const next = choices(state).settle?.next;
  if (next === null || next === undefined) throw new Error('a round follows');
  const picked = { ...readSettling({}, state), next: JULIA };
  expect(starterOf(state, next, picked)).toBe(JULIA);
  const outOfCards = { ...next, starters: [MAX, JASON] };
  expect(starterOf(state, outOfCards, picked)).toBe(JASON);
  expect(starterToSay(state, outOfCards, picked)).toBeNull();
});
