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
      table: () => Promise.resolve({ games: 0, evenings: 0, people: [] }),
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

test.each([null, 'owner'] as const)('whoever decides shows everybody a season (%s)', async (role) => {
  const { screen } = await shownTo(role);
  await expect.element(screen.getByRole('button', { name: words.keep })).toBeVisible();
  await expect.element(screen.getByText(words.keepExplained)).toBeVisible();
});

test.each(['writer', 'reader'] as const)('a %s of a club is told who chooses the season', async (role) => {
  const { screen } = await shownTo(role);
  await expect.element(screen.getByText(words.ownersChoose)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: words.keep })).not.toBeInTheDocument();
});

test('a writer can’t stop the season that everybody sees', async () => {
  const { screen, joins } = await shownTo(null, LEAGUE, true);
  await expect.element(screen.getByRole('button', { name: words.stop })).toBeVisible();
  joins('writer');
  await expect.element(screen.getByRole('button', { name: words.stop })).not.toBeInTheDocument();
  await expect.element(screen.getByText(words.kept)).toBeVisible();
});

test.each(['writer', 'reader'] as const)(
  'a %s with a season of their own isn’t told that everybody sees it',
  async (role) => {
    const { screen } = await shownTo(role, LEAGUE);
    await expect.element(screen.getByText(words.own)).toBeVisible();
    await expect.element(screen.getByText(words.ownersChoose)).toBeVisible();
    await expect.element(screen.getByText(words.kept)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: words.stop })).toBeVisible();
  },
);

test.each(['writer', 'reader'] as const)('a %s sees whose season another one is', async (role) => {
  const own = await shownTo(role, LEAGUE, false, OTHER);
  await expect.element(own.screen.getByText(words.otherOwn, { exact: false })).toBeVisible();
  await own.screen.unmount();
  const ofClub = await shownTo(role, LEAGUE, true, OTHER);
  await expect.element(ofClub.screen.getByText(words.other, { exact: false })).toBeVisible();
});

test('an owner’s season is everybody’s, also before the club has it', async () => {
  const { screen } = await shownTo('owner', LEAGUE);
  await expect.element(screen.getByText(words.kept)).toBeVisible();
});
