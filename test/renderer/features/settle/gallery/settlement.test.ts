import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../mounted.ts';
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
import { tableOf, type Played } from '../../entry/gallery/table.ts';

/** The rulebook's example: Julia ends the round, and Max has two face-down cards. */
const example = [...BEFORE, ...TOGETHER, ...LAST];

async function open({ record, state }: Played, draft = {}) {
  const session = sessionOf(record, { draft });
  const screen = await render(Settlement, { record, state }, { session });
  return { screen, session };
}

/** Longer than between two quick presses of Enter for the last card. */
const moment = () => heldClock().pass(600);

describe('turning up face-down cards', () => {
  test('is asked card by card, by key, and then the artists are ranked', async () => {
    const { screen, session } = await open(tableOf(example));
    await expect
      .element(screen.getByRole('heading', { name: 'Max turns up artwork 1 of 2: which artist?' }))
      .toBeVisible();
    await expect
      .element(screen.getByText('The ranking may still change: some cards are face down.'))
      .toBeVisible();
    await userEvent.keyboard('2{Enter}');
    await expect
      .element(screen.getByRole('heading', { name: 'Max turns up artwork 2 of 2: which artist?' }))
      .toBeVisible();
    expect(session.appended).toEqual([]);
    await userEvent.keyboard('3');
    await expect.element(screen.getByRole('heading', { name: 'All cards are turned up' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(session.appended).toEqual([reveal([WAGNER, TEC], [], [])]);
  });

  test('the last card can be taken back by key, and any card by hand', async () => {
    const { screen, session } = await open(tableOf(example));
    await userEvent.keyboard('15{Backspace}2');
    await screen.getByRole('button', { name: 'Change Max’s Denise Jillian Tan' }).click();
    await screen.getByRole('button', { name: /^TEC/ }).click();
    await screen.getByRole('button', { name: 'Rank the artists' }).click();
    expect(session.appended).toEqual([reveal([WAGNER, TEC], [], [])]);
  });

  test('continues after a restart', async () => {
    const { screen } = await open(tableOf(example), { settling: { round: 1, turnedUp: [[WAGNER], [], []] } });
    await expect
      .element(screen.getByRole('heading', { name: 'Max turns up artwork 2 of 2: which artist?' }))
      .toBeVisible();
  });
});

describe('adding cards after the ranking', () => {
  const ranked = [...example, reveal([WAGNER, TEC], [], [])];

  test('everybody is asked, from the player who ended the round, and offered the leading artists they display', async () => {
    const { screen, session } = await open(tableOf(ranked));
    const offered = () =>
      screen
        .getByRole('button', { name: /scores/ })
        .elements()
        .map((button) => button.textContent.replace(/\s+/g, ' ').trim());
    moment();
    // The Card Game, 2. SCORING THE COLLECTIONS 9: one for each leading artist with a card on display.
    await expect.element(screen.getByRole('heading', { name: 'Does Julia add an artwork?' })).toBeVisible();
    expect(offered()).toEqual([
      'Denise Jillian Tan scores 4 1',
      'Wagner Kuroiwa scores 1 2',
      'Nicolás Sánchez scores 3 4',
    ]);
    await userEvent.keyboard('2{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Does Max add an artwork?' })).toBeVisible();
    expect(offered()).toEqual(['Wagner Kuroiwa scores 1 2', 'Nicolás Sánchez scores 3 4']);
    await userEvent.keyboard('4');
    await userEvent.keyboard('2{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Does Jason add an artwork?' })).toBeVisible();
    // Not displayed or not leading: the key does nothing.
    await userEvent.keyboard('35{Enter}');
    expect(session.appended).toEqual([extras([NICOLAS, WAGNER], [], [WAGNER])]);
  });

  test('"nobody else adds a card" keeps the answers so far', async () => {
    const { screen, session } = await open(tableOf(ranked));
    moment();
    await userEvent.keyboard('1');
    await screen.getByRole('button', { name: 'Nobody else adds' }).click();
    expect(session.appended).toEqual([extras([], [], [DENISE])]);
  });

  test('going back returns to the previous player', async () => {
    const { screen } = await open(tableOf(ranked), {
      settling: { round: 1, asked: 1, added: [[], [], [WAGNER]] },
    });
    moment();
    const told = screen.getByRole('list', { name: 'Who adds what' });
    await expect.poll(() => told.element().textContent).toContain('Julia adds Wagner Kuroiwa');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('heading', { name: 'Does Julia add an artwork?' })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: /^Wagner/ }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  test('a player can’t add more cards than they hold', async () => {
    const hands = { type: 'adjust', reason: 'lost', hands: { [JULIA]: -5 } };
    const { screen } = await open(tableOf([...ranked, hands]));
    await screen.getByRole('button', { name: /^Denise/ }).click();
    await expect.element(screen.getByRole('button', { name: /^Wagner/ })).toBeDisabled();
    await expect.element(screen.getByText('No more cards in hand.')).toBeVisible();
  });

  test('in Masters Gallery players can also add artists that don’t lead, and score nothing', async () => {
    // Masters Gallery, SCORING 3: for each different artist on display.
    const round = [
      influence('vermeer'),
      ...turns(0, 3, [
        'vermeer',
        'vermeer',
        'degas',
        'degas',
        'monet',
        'monet',
        'monet',
        'degas',
        'van-gogh',
      ]),
      ...turns(0, 3, ['vermeer', 'vermeer', 'vermeer']),
    ];
    const { screen } = await open(tableOf(round, { edition: 'masters-gallery' }));
    await expect
      .element(screen.getByRole('heading', { name: 'Does Julia add a masterpiece?' }))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Van Gogh scores nothing' })).toBeEnabled();
  });

  test('nobody is asked if nobody can add a card', async () => {
    const empty = { type: 'adjust', reason: 'lost', hands: { [MAX]: -5, [JASON]: -8, [JULIA]: -6 } };
    const { screen } = await open(tableOf([...ranked, empty]));
    await expect.element(screen.getByRole('heading', { name: 'VP this round' })).toBeVisible();
  });
});

describe('the scores', () => {
  const added = [...example, reveal([WAGNER, TEC], [], []), extras([NICOLAS, WAGNER], [], [WAGNER])];

  test('are cards times value by artist, as in the rulebook’s example', async () => {
    const clock = heldClock();
    const { screen, session } = await open(tableOf(added));
    for (const told of ['Max: 13 VP', 'Julia: 20 VP', 'Jason: 12 VP']) {
      await expect.element(screen.getByText(told)).toBeInTheDocument();
    }
    await expect.element(screen.getByText('Denise Jillian Tan: 3 artworks, 4 each')).toBeInTheDocument();
    // The player who ended the round is first.
    const names = [...screen.container.querySelectorAll('.doing .name')].map((name) => name.textContent);
    expect(names).toEqual(['Julia', 'Max', 'Jason']);
    await expect.element(screen.getByRole('row', { name: 'VP 13 12 20' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(session.appended).toEqual([]);
    clock.pass(600);
    await userEvent.keyboard('{Enter}');
    expect(session.appended).toEqual([{ type: 'settle' }]);
  });

  test('the token passes on, and the table can choose another starting player', async () => {
    // The Card Game, 3. NEW ROUND PREPARATION 5.
    const { screen, session } = await open(tableOf(added));
    await expect
      .element(screen.getByText('Jason starts, the First Player token passes on from Max'))
      .toBeVisible();
    await expect.element(screen.getByText('Turn up a new Influence card.', { exact: false })).toBeVisible();
    await screen.getByLabelText('Who starts?').selectOptions('Julia');
    await expect.element(screen.getByText('Julia starts, as your table decides')).toBeVisible();
    await screen.getByRole('button', { name: 'Save, next round' }).click();
    expect(session.appended).toEqual([{ type: 'settle', next: JULIA }]);
  });

  test('if only two artists have cards, the screen says that no third token is placed', async () => {
    const round = [influence(NICOLAS), ...turns(0, 2, [NICOLAS, TEC, NICOLAS, NICOLAS, NICOLAS])];
    const { screen } = await open(tableOf(round, { names: ['Max', 'Julia'] }));
    await expect
      .element(screen.getByText('Only 2 artists have cards, so there are no more tokens.', { exact: false }))
      .toBeVisible();
  });
});

describe('several cards beyond the limit at once', () => {
  const together = [
    influence('vermeer'),
    ...turns(0, 3, ['vermeer', 'vermeer', 'vermeer', 'vermeer', 'degas', 'degas', 'degas', 'degas', 'degas']),
    ...[play(0, 'monet', 'everyone'), everyone('degas', 'vermeer', 'renoir')],
  ];

  test('Masters Gallery asks who ended the round, because that decides who starts', async () => {
    // Masters Gallery, SCORING 7: to the left of the one who finished the round.
    const { screen, session } = await open(tableOf(together, { edition: 'masters-gallery' }));
    await expect.element(screen.getByRole('heading', { name: 'Who ended the round?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Julia' }).elements()).toEqual([]);
    await userEvent.keyboard('2');
    await expect
      .element(screen.getByRole('heading', { name: 'Does Jason add a masterpiece?' }))
      .toBeVisible();
    moment();
    await userEvent.keyboard('0');
    expect(session.appended).toEqual([extras([], [], [])]);
    expect(session.draft['settling']).toEqual({ round: 1, finisher: 1, next: null });
  });

  test('and the player to that player’s left starts', async () => {
    const { screen, session } = await open(
      tableOf([...together, extras([], [], [])], { edition: 'masters-gallery' }),
      { settling: { round: 1, finisher: 1, next: null } },
    );
    await expect
      .element(screen.getByText('Julia starts, to the left of Jason, who ended the round'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Save, next round' }).click();
    expect(session.appended).toEqual([{ type: 'settle', next: JULIA }]);
  });

  test('Enter confirms the player who called for the cards', async () => {
    const { screen } = await open(tableOf(together, { edition: 'masters-gallery' }));
    moment();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('Jason starts, to the left of Max, who ended the round'))
      .toBeVisible();
  });

  test('if only one of the cards is at the limit, its player ended the round, and Enter says so', async () => {
    const one = [
      influence('vermeer'),
      ...turns(0, 3, ['vermeer', 'vermeer', 'vermeer', 'vermeer', 'degas', 'degas']),
      ...[play(0, 'monet', 'everyone'), everyone('degas', 'renoir', 'vermeer')],
    ];
    const { screen } = await open(tableOf(one, { edition: 'masters-gallery' }));
    await expect.element(screen.getByRole('heading', { name: 'Who ended the round?' })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Julia played the card that reached the limit' }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Max called for everybody’s cards' }))
      .toBeVisible();
    expect(screen.getByRole('button', { name: 'Jason' }).elements()).toEqual([]);
    moment();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('Max starts, to the left of Julia, who ended the round'))
      .toBeVisible();
  });

  test('a card played on a player’s own turn leaves no question', async () => {
    const own = [
      influence('vermeer'),
      ...turns(0, 3, ['vermeer', 'vermeer', 'vermeer', 'vermeer', 'vermeer']),
    ];
    const { screen } = await open(tableOf(own, { edition: 'masters-gallery' }));
    await expect
      .element(screen.getByRole('heading', { name: 'Does Jason add a masterpiece?' }))
      .toBeVisible();
  });

  test('The Card Game doesn’t ask, because the token decides', async () => {
    const same = [
      influence(DENISE),
      ...turns(0, 3, [DENISE, DENISE, DENISE, DENISE, WAGNER, WAGNER, WAGNER, WAGNER, WAGNER]),
      ...[play(0, TEC, 'everyone'), everyone(WAGNER, DENISE, NICOLAS)],
    ];
    const { screen } = await open(tableOf(same));
    await expect.element(screen.getByRole('heading', { name: 'Does Max add an artwork?' })).toBeVisible();
  });
});

describe('with only counts tracked', () => {
  const shown = [NICOLAS, TEC, NICOLAS, TEC, NICOLAS, NICOLAS, NICOLAS].map((artist) => ({
    type: 'play',
    artist,
  }));
  const game = tableOf([influence(NICOLAS), ...shown], { tracking: 'counts' });

  test('late cards are counted, and Enter continues', async () => {
    const { screen, session } = await open(game);
    await expect.element(screen.getByRole('heading', { name: 'Any more cards to count?' })).toBeVisible();
    moment();
    await userEvent.keyboard('1');
    expect(session.appended).toEqual([{ type: 'play', artist: DENISE }]);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByLabelText('Max: artworks by Denise Jillian Tan')).toHaveFocus();
  });

  test('everybody’s displayed cards are typed, then scored', async () => {
    const { screen, session } = await open(game, { settling: { round: 1, counted: true } });
    for (const count of ['', '', '1', '2', '', '', '', '1', '2', '', '', '', '', '1', '']) {
      await userEvent.keyboard(`${count}{Enter}`);
    }
    for (const told of ['Max: 8 VP', 'Jason: 8 VP', 'Julia: 3 VP']) {
      await expect.element(screen.getByText(told)).toBeInTheDocument();
    }
    moment();
    await userEvent.keyboard('{Enter}');
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
    const { screen } = await open(game, { settling: { round: 1, counted: true } });
    await screen.getByLabelText('Jason: artworks by TEC').fill('x');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Jason: whole numbers only.');
    await expect.element(screen.getByRole('button', { name: 'Show the VP' })).toBeDisabled();
    await screen.getByLabelText('Jason: artworks by TEC').fill('9');
    await screen.getByRole('button', { name: 'Show the VP' }).click();
    await expect
      .element(
        screen.getByText('More cards score than were displayed, even if everybody added one.', {
          exact: false,
        }),
      )
      .toBeVisible();
    await expect
      .element(screen.getByText('Nobody has 5 Nicolás Sánchez. Is that right?', { exact: false }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Yes, show the VP' }).click();
    await screen.getByRole('button', { name: 'Change the displays' }).click();
    await expect.element(screen.getByLabelText('Jason: artworks by TEC')).toHaveValue('9');
  });

  test('in Masters Gallery nobody knows who starts', async () => {
    const round = ['renoir', 'renoir', 'renoir', 'renoir', 'renoir'].map((artist) => ({
      type: 'play',
      artist,
    }));
    const { screen } = await open(
      tableOf([influence('renoir'), ...round], { edition: 'masters-gallery', tracking: 'counts' }),
    );
    await expect
      .element(screen.getByText('The player to the left of the one who ended the round starts.'))
      .toBeVisible();
  });
});

test('after the last round the game is over', async () => {
  const rounds = [1, 2, 3].flatMap(() => [
    { type: 'adjust', reason: 'as it lies', counts: { [TEC]: 6 } },
    settleFor0,
  ]);
  const last = { type: 'adjust', reason: 'as it lies', counts: { [TEC]: 6 } };
  const { screen } = await open(tableOf([...rounds, last]));
  await expect.element(screen.getByRole('heading', { name: 'That was the last round' })).toBeVisible();
  await expect.element(screen.getByText('The most VP wins.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save, game over' })).toBeVisible();
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
