import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { place } from '../../../../src/renderer/lib/place.svelte.ts';
import SetupForm from '../../../../src/renderer/screens/setup/SetupForm.svelte';
import { setUpTable } from '../../../../src/renderer/screens/setup/table-setup.svelte.ts';
import type { PastSetup } from '../../../../src/shared/api.ts';
import type { EventJson } from '../../../../src/shared/record/index.ts';
import { THREE_NAMES, playersNamed } from '../../../fixtures/people.ts';
import { viewOf } from '../../../fixtures/view.ts';
import { expectAccessible } from '../../accessible.ts';
import { render, settingsOf } from '../../mounted.ts';
import { tableOf } from '../../played.ts';
import { language } from '../../spoken.ts';
import { act, linesIn, textsIn } from '../../texts.ts';
import { workingHost } from '../../working-host.ts';

const players = playersNamed(THREE_NAMES);
/** Which boxes there are is told elsewhere. */
const PARTS =
  'legend, label:not(:has([name=edition])), section h2, :is(section, details) p, table :is(caption, tr), summary, ol li, [type=submit]';

/** The form of a new game after one of this box, and what it asks the host for. */
async function open(last: Pick<PastSetup, 'edition' | 'options'>) {
  const goTo = vi.spyOn(place, 'goTo').mockReturnValue();
  const { record } = tableOf([]);
  const create = vi.fn(({ events = [] }: { events?: EventJson[] }) =>
    Promise.resolve(viewOf({ ...record, id: 'next', events })),
  );
  const draft = vi.fn<(asked: object) => Promise<null>>(() => Promise.resolve(null));
  const { link } = workingHost(({ client }) => ({ ...client, games: { ...client.games, create, draft } }));
  const setup = setUpTable(link.client, language, [], [{ ...last, players, firstSeat: 1 }]);
  const settings = settingsOf({ teaching: 'teach' });
  const screen = await render(SetupForm, { people: [], boxes: null, setup }, { link, settings });
  const asks = (why: string) =>
    expect.poll(() => textsIn(screen.container, 'form [role=alert]').join(' ')).toBe(why);
  return {
    screen,
    asks,
    create,
    draft,
    goTo,
    started: () =>
      Object.entries(create.mock.lastCall?.[0] ?? {})
        .map((part) => `${JSON.stringify(part)}\n`)
        .join(''),
  };
}

test('a game under way is entered, and what is missing is asked for one by one', async () => {
  const last = { edition: 'modern-art-1994', options: { tracking: 'ledger' } } as const;
  const { screen, asks, create, goTo, started, draft } = await open(last);
  act('We’re already playing');
  await tick();
  act('Round 2');
  act('Continue this game');
  await asks('Round 1: enter at least the artist who came first.');
  act('Round 1, value 30,000 = Krypto');
  act('Round 1, value 20,000 = Yoko');
  await asks('How many cards does Axel have? Enter a whole number, from 0 to 999,999.');
  await expect(linesIn(screen.container, PARTS)).toMatchFileSnapshot('told/paintings.txt');
  await expectAccessible(screen);
  for (const [name, hand] of [
    ['Axel', 8],
    ['Beatrix', 0],
    ['Clemens', 7],
  ])
    act(`Cards in ${name}’s hand = ${hand}`);
  await asks('How much money does Axel have? Enter a whole number, from 0 to 999,999.');
  for (const money of ['Axel’s money = 120', 'Beatrix’s money = 80', 'Clemens’s money = 0']) act(money);
  await asks('Beatrix has no cards. Choose who puts up the next painting.');
  act('Continue this game');
  await expect.element(screen.getByLabelText('Cards in Beatrix’s hand')).toHaveFocus();
  act('Clemens is next');
  act('Axel: paintings by Yoko = 2');
  act('Paintings by Yoko on the table = 1');
  await asks('The players have more paintings by Yoko than are on the table.');
  act('Paintings by Yoko on the table = 3');
  act('Clemens: paintings by Krypto = 1');
  await asks('');
  create.mockRejectedValueOnce(new Error('gone'));
  act('Continue this game');
  await asks('Couldn’t start the game. Try again.');
  act('Continue this game');
  await expect.poll(() => goTo.mock.calls).toEqual([[{ screen: 'game', id: 'next' }]]);
  await expect(started()).toMatchFileSnapshot('told/paintings-game.txt');
  expect(draft).not.toHaveBeenCalled();
});

test('a new game has the table’s own variants, board and forecast, and is explained if somebody is new', async () => {
  const { screen, started, draft } = await open({
    edition: 'modern-art-cmon-en',
    options: { tracking: 'owners' },
  });
  for (const line of ['Variants', 'Forecast', 'Split doubles', 'The mystery hand', 'Show the forecast']) {
    act(line);
    await tick();
  }
  await expect(linesIn(screen.container, PARTS)).toMatchFileSnapshot('told/variants.txt');
  const moves = ['Move Sigrid Thaler down', 'Move Rafael Silveira up', 'Move Beatrix up'];
  for (const step of ['Artists on your board', ...moves, 'Start the game']) {
    act(step);
    await tick();
  }
  const shown = { forecast: true, overview: 0 };
  await expect.poll(() => draft.mock.lastCall).toEqual([{ id: 'next', position: 0, draft: shown }]);
  await expect(started()).toMatchFileSnapshot('told/variants-game.txt');
});
