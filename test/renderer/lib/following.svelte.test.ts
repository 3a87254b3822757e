import { flushSync } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followAnyGames } from '../../../src/renderer/lib/any-games.svelte.ts';
import { boxInUse } from '../../../src/renderer/lib/box-in-use.svelte.ts';
import type { Client } from '../../../src/renderer/lib/contract-client.ts';
import { editionNamed } from '../../../src/renderer/lib/edition-named.svelte.ts';
import { followFile } from '../../../src/renderer/lib/file.svelte.ts';
import type { Link } from '../../../src/renderer/lib/link.svelte.ts';
import type { Outage, PastSetup } from '../../../src/shared/api.ts';
import type { Box } from '../../../src/shared/record/index.ts';
import { SHORT } from '../../app/made-boxes.ts';
import { boxOf } from '../../fixtures/replayed.ts';
import { language } from '../spoken.ts';
import { workingHost } from '../working-host.ts';

/** What a screen follows of a host, which answers these calls. */
function following<Group extends keyof Client, View>(
  group: Group,
  calls: Partial<Client[Group]>,
  follow: (link: Link) => View,
) {
  const host = workingHost(({ client }) => ({ ...client, [group]: { ...client[group], ...calls } }));
  const seen: { view?: View } = {};
  onTestFinished(
    $effect.root(() => {
      seen.view = follow(host.link);
    }),
  );
  flushSync();
  return { ...host, view: () => seen.view ?? expect.unreachable() };
}

const answer = <Answer>(now: Answer | null) =>
  now === null ? Promise.reject(new Error('gone')) : Promise.resolve(now);

test('there is nothing to look back at as long as no game is finished', async () => {
  let finished: number | null = 0;
  const shelf = { games: [], count: 4 };
  const shelves = vi.fn(() =>
    answer(
      finished === null
        ? null
        : { unfinished: shelf, finished: { games: [], count: finished }, abandoned: shelf },
    ),
  );
  const { link, hear, view } = following('games', { shelves }, followAnyGames);
  expect(view().now).toBe(true);
  await expect.poll(() => view().now).toBe(false);
  finished = null;
  hear({ kind: 'games' });
  finished = 2;
  hear({ kind: 'people' });
  expect(view().now).toBe(false);
  hear({ kind: 'games' });
  await expect.poll(() => view().now).toBe(true);
  // Then nobody asks any more, and another screen of the window knows it from the start.
  flushSync();
  shelves.mockClear();
  hear({ kind: 'games' });
  $effect.root(() => {
    expect(followAnyGames(link).now).toBe(true);
  })();
  expect(shelves).not.toHaveBeenCalled();
});

const SETUP = { players: [], firstSeat: 0, options: { tracking: 'full' } };

test.each<[string, readonly PastSetup[] | null]>([
  [
    'masters-gallery',
    [
      { ...SETUP, edition: 'masters-gallery' },
      { ...SETUP, edition: 'modern-art-1994' },
    ],
  ],
  ['modern-art-cmon-en', []],
  ['modern-art-cmon-en', null],
])('the box in use is %s', async (edition, tables) => {
  const { view } = following('games', { tables: () => answer(tables) }, (link) => boxInUse(link, language));
  await expect.poll(() => view().current).toBe(edition);
});

test('a made box is looked up by its key, is there at once when it is met again, and may be missing', async () => {
  const [ours, theirs] = ['Ours', 'Theirs'].map((title) => boxOf({ ...SHORT, title }));
  const kept: Record<string, Box | undefined> = { ours };
  const find = vi.fn(({ key }: { readonly key: string }) => Promise.resolve(kept[key] ?? null));
  const addressed = $state({ key: 'masters-gallery' });
  const open = () => following('boxes', { find }, (link) => editionNamed(link, () => addressed.key));
  const { hear, view } = open();
  const now = () => [view().current, view().missing];
  expect(now()).toEqual(['masters-gallery', false]);
  addressed.key = 'ours';
  expect(now()).toEqual([null, false]);
  await expect.poll(now).toEqual([ours, false]);
  addressed.key = 'theirs';
  expect(now()).toEqual([null, false]);
  await expect.poll(now).toEqual([null, true]);
  kept['theirs'] = theirs;
  hear({ kind: 'games' });
  hear({ kind: 'boxes' });
  await expect.poll(now).toEqual([theirs, false]);
  expect(find.mock.calls.map(([{ key }]) => key)).toEqual(['ours', 'theirs', 'theirs']);
  addressed.key = 'ours';
  expect(open().view().current).toEqual(ours);
});

test('the file is exchanged when another is put in place, and when it comes back, but not while it is away', async () => {
  const away = (folder: string): Outage => ({
    problem: { kind: 'missing' },
    folder,
    file: 'games.vernissage',
    ways: [],
    canBeCopied: false,
  });
  const answers = [null, away('/games'), away('/usb'), null, null, away('/games'), null];
  let place = 0;
  const outage = () => Promise.resolve(answers[place] ?? null);
  const { hear, reopen, view } = following('keeping', { outage }, followFile);
  const told: string[] = [];
  for (place = 0; place < answers.length; place += 1) {
    if (place > 0) reopen();
    if (place === 4) hear({ kind: 'exchanged' });
    await new Promise((answered) => setTimeout(answered));
    hear({ kind: 'games' });
    told.push(`${view().outage?.folder ?? ''} ${view().exchanges}`);
  }
  expect(told).toEqual([' 0', '/games 0', '/usb 0', ' 1', ' 2', '/games 2', ' 3']);
});
