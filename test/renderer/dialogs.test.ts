import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import ShareBox from '../../src/renderer/features/boxes/ShareBox.svelte';
import { chosenOfPast } from '../../src/renderer/features/game-actions/chosen-games.ts';
import GameActions from '../../src/renderer/features/game-actions/GameActions.svelte';
import LeaveGame from '../../src/renderer/features/leave-game/LeaveGame.svelte';
import { clientOver } from '../../src/renderer/lib/contract-client.ts';
import Names from '../../src/renderer/screens/people/Names.svelte';
import Restore from '../../src/renderer/screens/settings/Restore.svelte';
import { SHORT } from '../app/made-boxes.ts';
import { boxOf } from '../fixtures/replayed.ts';
import { render } from './mounted.ts';
import { tableOf } from './played.ts';
import { push, write } from './pressing.ts';
import { GAME } from './shown/past/past-game.ts';
import { language } from './spoken.ts';
import { workingHost } from './working-host.ts';

/** A host whose every call fails. */
const { client } = clientOver(() => {
  throw new Error('nobody is there');
});
const { link } = workingHost(() => client);
const onclose = () => undefined;
const { boxes, history, home, keeping, players, window } = language.words;

const plain = { retired: false, games: 3, latest: null, merged: [] };
const daily = { at: '2026-11-20T20:00:00Z', reason: 'daily', holding: null, damaged: false } as const;

/** What each dialog is about, what is pressed in it, and how it is shown for one thing or, with `null`, closed. */
const DIALOGS: readonly (readonly [string, string, () => Promise<(name: string | null) => unknown>])[] = [
  [
    'a person',
    players.retire,
    async () => {
      const known = ['Ada', 'Bo'].map((name) => ({ ...plain, id: name, name }));
      const retire = () => client.people.retire({ id: '', retired: true });
      const people = { ...client.people, known: () => Promise.resolve(known), retire };
      const host = workingHost(() => ({ ...client, people }));
      const screen = await render(Names, { search: {}, open: true }, { link: host.link });
      return (name) =>
        name !== null && push(screen.getByRole('button', { name: players.changeOf(name), exact: true }));
    },
  ],
  [
    'a box',
    boxes.shared.file,
    async () => {
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
      const { rerender } = await render(ShareBox, { box: null, onclose });
      return (title) => rerender({ box: title === null ? null : boxOf({ ...SHORT, title }) });
    },
  ],
  [
    'a game',
    history.actions.place,
    async () => {
      const { rerender } = await render(GameActions, { games: [], onclose }, { link });
      return (id) => rerender({ games: id === null ? [] : [chosenOfPast({ ...GAME, id }, 'en-GB')] });
    },
  ],
  [
    'a backup',
    keeping.backups.restoreNow,
    async () => {
      const { rerender } = await render(Restore, { jobs: [], backup: null, onclose }, { link });
      return (name) => rerender({ backup: name === null ? null : { ...daily, name } });
    },
  ],
  [
    'leaving a game',
    home.abandonIt,
    async () => {
      const screen = await render(LeaveGame, { record: tableOf([]).record }, { link });
      return (name) => name !== null && push(screen.getByRole('button', { name: home.leave }));
    },
  ],
];

test.each(DIALOGS)(
  'what was typed and said about %s is gone when the dialog opens again',
  async (_, name, mount) => {
    const show = await mount();
    const dialog = page.getByRole('dialog');
    const press = (button: string) => push(dialog.getByRole('button', { name: button, exact: true }));
    const fields = () => [...dialog.element().querySelectorAll('input')];
    const seen = () => [
      dialog.element().textContent,
      ...fields().map(({ value, checked }) => `${value} ${checked}`),
    ];
    const opened = async (thing: string) => {
      await show(thing);
      await expect.element(dialog).toBeVisible();
      return seen();
    };
    const close = async () => {
      // It is gone from view before it says so.
      const closed = new Promise((said) => dialog.element().addEventListener('close', said, { once: true }));
      await press(window.common.close);
      await closed;
      await show(null);
    };
    const fresh = await opened('Bo');
    await close();
    const first = await opened('Ada');
    await press(name);
    await expect.poll(seen).not.toEqual(first);
    for (const field of dialog.getByRole('textbox').all()) await write(field, 'Somebody');
    await close();
    expect(await opened('Bo')).toEqual(fresh);
  },
);
