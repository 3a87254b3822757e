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
import { linesIn } from '../../texts.ts';
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
  const press = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const type = async (fields: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(fields))
      await screen.getByLabelText(label, { exact: true }).fill(text);
  };
  const asks = (why: string) => expect.element(screen.getByRole('alert')).toHaveTextContent(why);
  return {
    screen,
    press,
    type,
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
  const { screen, press, type, asks, create, goTo, started, draft } = await open(last);
  await press('We’re already playing');
  await screen.getByRole('radio', { name: 'Round 2' }).click();
  await press('Continue this game');
  await asks('Round 1: enter at least the artist who came first.');
  await screen.getByLabelText('Round 1, value 30,000').selectOptions('Krypto');
  await screen.getByLabelText('Round 1, value 20,000').selectOptions('Yoko');
  await asks('How many cards does Axel have? Enter a whole number, from 0 to 999,999.');
  await expect(linesIn(screen.container, PARTS)).toMatchFileSnapshot('told/paintings.txt');
  await expectAccessible(screen);
  await type({ 'Cards in Axel’s hand': '8', 'Cards in Beatrix’s hand': '0', 'Cards in Clemens’s hand': '7' });
  await asks('How much money does Axel have? Enter a whole number, from 0 to 999,999.');
  await type({ 'Axel’s money': '120', 'Beatrix’s money': '80', 'Clemens’s money': '0' });
  await asks('Beatrix has no cards. Choose who puts up the next painting.');
  await press('Continue this game');
  await expect.element(screen.getByLabelText('Cards in Beatrix’s hand')).toHaveFocus();
  await screen.getByRole('radio', { name: 'Clemens is next' }).click();
  await type({ 'Axel: paintings by Yoko': '2', 'Paintings by Yoko on the table': '1' });
  await asks('The players have more paintings by Yoko than are on the table.');
  await type({ 'Paintings by Yoko on the table': '3', 'Clemens: paintings by Krypto': '1' });
  await asks('');
  create.mockRejectedValueOnce(new Error('gone'));
  await press('Continue this game');
  await asks('Couldn’t start the game. Try again.');
  await press('Continue this game');
  await expect.poll(() => goTo.mock.calls).toEqual([[{ screen: 'game', id: 'next' }]]);
  await expect(started()).toMatchFileSnapshot('told/paintings-game.txt');
  expect(draft).not.toHaveBeenCalled();
});

test('a new game has the table’s own variants, board and forecast, and is explained if somebody is new', async () => {
  const { screen, press, started, draft } = await open({
    edition: 'modern-art-cmon-en',
    options: { tracking: 'owners' },
  });
  for (const line of ['Variants', 'Forecast']) await screen.getByText(line, { exact: true }).click();
  for (const tick of [/^Split doubles/, /^The mystery hand/, /^Show the forecast/])
    await screen.getByRole('checkbox', { name: tick }).click();
  await expect(linesIn(screen.container, PARTS)).toMatchFileSnapshot('told/variants.txt');
  await screen.getByText('Artists on your board').click();
  await press('Move Sigrid Thaler down');
  await press('Move Rafael Silveira up');
  await press('Move Beatrix up');
  await press('Start the game');
  const shown = { forecast: true, overview: 0 };
  await expect.poll(() => draft.mock.lastCall).toEqual([{ id: 'next', position: 0, draft: shown }]);
  await expect(started()).toMatchFileSnapshot('told/variants-game.txt');
});

test('a card game under way has its points, awards, face-down cards and the card beside the deck', async () => {
  const { screen, press, type, asks, create, started } = await open({
    edition: 'masters-gallery',
    options: { tracking: 'full' },
  });
  await press('We’re already playing');
  for (const [seat, name] of THREE_NAMES.entries())
    await type({ [`Cards in ${name}’s hand`]: String(9 + seat), [`Points: ${name}`]: String(seat) });
  await type({
    'Cards face down: Clemens': '1',
    'Axel: Monet on display': '2',
    'Award tokens on Degas': '6',
  });
  await press('Continue this game');
  await asks('There are only 5 Award tokens in the box.');
  await expect(linesIn(screen.container, PARTS)).toMatchFileSnapshot('told/cards.txt');
  await expectAccessible(screen);
  await type({ 'Award tokens on Degas': '1' });
  await asks('Which artist is on the card beside the deck?');
  await screen.getByRole('checkbox', { name: 'Renoir beside the deck' }).click();
  await press('Continue this game');
  await expect.poll(() => create.mock.calls).toHaveLength(1);
  await expect(started()).toMatchFileSnapshot('told/cards-game.txt');
});
