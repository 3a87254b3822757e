import { expect, test } from 'vitest';
import SeasonScreen from '../../../../src/renderer/screens/season/SeasonScreen.svelte';
import { seasonText } from '../../../../src/renderer/features/season/season-address.ts';
import type { Shared } from '../../../../src/shared/api.ts';
import type { Role } from '../../../../src/shared/club/index.ts';
import type { Season } from '../../../../src/shared/season/index.ts';
import { SEASON } from '../../../../src/shared/text/all-season.ts';
import { render } from '../../mounted.ts';
import { workingHost } from '../../working-host.ts';

const words = SEASON.en;
const LEAGUE: Season = { title: 'League', from: '2026-01-01', to: '2026-06-30', rule: 'wins', least: 3 };

const OTHER = seasonText({ ...LEAGUE, to: '2026-12-31' });

async function shownTo(role: Role | null, kept: Season | null = null, isOfClub = false, asked = '') {
  let shared: readonly Shared[] = role === null ? [] : [inClubAs(role)];
  const { link, hear } = workingHost(({ client }) => ({
    ...client,
    app: { ...client.app, info: () => new Promise<never>(() => undefined) },
    sharing: {
      ...client.sharing,
      state: () => Promise.resolve({ shared, news: null, canChooseFolder: false, computer: 'Anna-Laptop' }),
    },
    history: { ...client.history, behind: () => Promise.resolve(0) },
    season: {
      ...client.season,
      kept: () => Promise.resolve({ season: kept, isOfClub }),
      table: () => Promise.resolve({ games: 0, evenings: 0, people: [], course: [] }),
    },
  }));
  const screen = await render(SeasonScreen, {}, { link, place: { screen: 'season', asked } });
  const joins = (next: Role): void => {
    shared = [inClubAs(next)];
    hear({ kind: 'sharing' });
  };
  return { screen, joins };
}

function inClubAs(role: Role): Shared {
  return {
    kind: 'club',
    where: 'https://club.example',
    club: { name: 'Café Krypto', role },
    state: { kind: 'waiting' },
    at: null,
    skipped: { files: [], count: 0 },
  };
}

test.each([null, 'owner', 'writer', 'reader'] as const)(
  'whoever decides shows everybody a season, and others are told who does (%s)',
  async (role) => {
    const { screen } = await shownTo(role);
    const decides = role === null || role === 'owner';
    await expect.element(screen.getByText(decides ? words.keepExplained : words.ownersChoose)).toBeVisible();
    expect(screen.getByRole('button', { name: words.keep }).elements()).toHaveLength(decides ? 1 : 0);
    const headings = screen.getByRole('heading').elements();
    expect(headings.map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3']);
  },
);

test('a writer can’t stop the season that everybody sees', async () => {
  const { screen, joins } = await shownTo(null, LEAGUE, true);
  await expect.element(screen.getByRole('button', { name: words.stop })).toBeVisible();
  joins('writer');
  await expect.element(screen.getByRole('button', { name: words.stop })).not.toBeInTheDocument();
  await expect.element(screen.getByText(words.kept)).toBeVisible();
});

test.each(['writer', 'reader'] as const)('a %s is told whose season it is', async (role) => {
  const { screen } = await shownTo(role, LEAGUE);
  await expect.element(screen.getByText(words.own)).toBeVisible();
  await expect.element(screen.getByText(words.ownersChoose)).toBeVisible();
  await expect.element(screen.getByText(words.kept)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: words.stop })).toBeVisible();
  await screen.unmount();
  for (const [isOfClub, said] of [
    [false, words.otherOwn],
    [true, words.other],
  ] as const) {
    const other = await shownTo(role, LEAGUE, isOfClub, OTHER);
    await expect.element(other.screen.getByText(said, { exact: false })).toBeVisible();
    await other.screen.unmount();
  }
});

test('an owner’s season is everybody’s, also before the club has it', async () => {
  const { screen } = await shownTo('owner', LEAGUE);
  await expect.element(screen.getByText(words.kept)).toBeVisible();
});
