import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import SharingScreen from '../../../../src/renderer/screens/sharing/SharingScreen.svelte';
import type { Client } from '../../../../src/renderer/lib/contract-client.ts';
import { hasNews } from '../../../../src/renderer/lib/sharing.svelte.ts';
import type { Shared, Sharing, SharingRefusal } from '../../../../src/shared/api.ts';
import type { Members } from '../../../../src/shared/club/index.ts';
import { SHARING } from '../../../../src/shared/text/all-sharing.ts';
import { expectAccessible } from '../../accessible.ts';
import { render } from '../../mounted.ts';
import { pictureOfCode } from '../../picture-of-code.ts';
import { language } from '../../spoken.ts';
import { act, pageIn } from '../../texts.ts';
import { workingHost } from '../../working-host.ts';
import { push, write } from '../../pressing.ts';

const words = SHARING.en;
const LINK = 'https://club.example/#i=abcdefghijklmnopqrstuvwxyz';
const UNTIL = '2026-12-01T20:00:00.000Z';
const NOTHING: Sharing = { shared: [], news: null, canChooseFolder: false, computer: 'Anna-Laptop' };

const FOLDER: Shared = {
  kind: 'folder',
  where: '/home/anna/Games',
  club: null,
  state: { kind: 'waiting' },
  at: '2026-11-20T20:00:00.000Z',
  skipped: { files: [], count: 0 },
};
const club = { name: 'Café Krypto', role: 'owner' } as const;
const CLUB: Shared = { ...FOLDER, kind: 'club', where: 'https://club.example', club };
const NO_MEMBERS: Members = { members: [], page: null };

const sharedWith = (...shared: readonly Shared[]): Sharing => ({ ...NOTHING, shared });

async function shown(first: Sharing, calls: Partial<Client['sharing']> = {}) {
  let now = first;
  const { link, hear } = workingHost(({ client }) => ({
    ...client,
    app: { ...client.app, info: () => new Promise<never>(() => undefined) },
    sharing: { ...client.sharing, state: () => Promise.resolve(now), ...calls },
  }));
  const screen = await render(SharingScreen, {}, { link, place: { screen: 'sharing' } });
  const become = (next: Sharing): void => {
    now = next;
    hear({ kind: 'sharing' });
  };
  return { screen, become, hear };
}

const ANNA = {
  id: 'anna',
  laptop: 'Anna',
  role: 'owner',
  since: '2026-11-01T20:00:00.000Z',
  seen: null,
  revoked: false,
  isYou: true,
} as const;
const BERT = { ...ANNA, id: 'bert', laptop: 'Bert', role: 'writer', isYou: false } as const;

test('a folder is shared by its path or a button of the system, and stopped with one click', async () => {
  const refusal: SharingRefusal = { why: 'not-a-folder' };
  const shareFolder = vi
    .fn(() => Promise.resolve(sharedWith(FOLDER)))
    .mockRejectedValueOnce(new ORPCError('REFUSED', { defined: true, data: refusal }));
  const syncNow = () => Promise.reject(new Error('closed'));
  const stop = vi.fn(() => Promise.resolve(NOTHING));
  const { screen } = await shown(NOTHING, { shareFolder, syncNow, stop });
  const path = screen.getByLabelText(words.folder.label);
  const share = screen.getByRole('button', { name: words.folder.share });
  // One that isn't there is named as wrong, and what was typed stays.
  await write(path, '/nowhere');
  await push(share);
  await expect.element(screen.getByText(words.problems['not-a-folder'])).toBeVisible();
  await expect.element(path).toHaveValue('/nowhere');
  await write(path, ` ${FOLDER.where} `);
  await push(share);
  expect(shareFolder).toHaveBeenLastCalledWith({ path: FOLDER.where });
  await expect.element(screen.getByText(words.folder.where(FOLDER.where))).toBeVisible();
  // What fails without a reason says so.
  await push(screen.getByRole('button', { name: words.sync }));
  await expect.element(screen.getByText('That didn’t work. Try again.')).toBeVisible();
  await push(screen.getByRole('button', { name: words.stop }));
  expect(stop).toHaveBeenCalledExactlyOnceWith({ carrier: 'folder' });
  await expect.element(screen.getByText(words.stopped)).toBeVisible();
  await screen.unmount();

  const chooseFolder = () => Promise.resolve(FOLDER.where);
  const asking = await shown({ ...NOTHING, canChooseFolder: true }, { shareFolder, chooseFolder });
  await push(asking.screen.getByRole('button', { name: words.folder.choose }));
  await expect.poll(() => shareFolder.mock.calls).toHaveLength(3);
  expect(shareFolder).toHaveBeenLastCalledWith({ path: FOLDER.where });
});

test('a picture of an invitation’s code is as good as its link', async () => {
  const { screen } = await shown(NOTHING);
  const field = screen.getByLabelText(words.club.link);
  await userEvent.upload(
    document.querySelector('input[type=file]') ?? document.body,
    fileOf(await pictureOfCode(LINK)),
  );
  await expect.element(field).toHaveValue(LINK);
  await write(field, '');
  paste(field.element(), fileOf(new Blob(['no picture'])));
  await expect.element(screen.getByText(words.club.noCode)).toBeVisible();
  paste(field.element(), fileOf(await pictureOfCode(LINK)));
  await expect.element(field).toHaveValue(LINK);
  await expect.element(screen.getByText(words.club.noCode)).not.toBeInTheDocument();
});

function fileOf(picture: Blob): File {
  return new File([picture], 'code.png', { type: 'image/png' });
}

function paste(field: Element, picture: File): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(picture);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** What goes wrong with a place, and whether it goes on. */
const PROBLEMS: readonly Extract<Shared['state'], { readonly kind: 'failed' }>['problem'][] = [
  { why: 'other-version', update: 'here' },
  { why: 'other-version', update: 'there' },
  ...[-20, 90, -7199, 7200, 172_799, 31_536_000].map((seconds) => ({ why: 'wrong-clock', seconds }) as const),
  { why: 'unexpected', detail: 'ECODE' },
  ...(['no-folder', 'silent-folder', 'not-allowed', 'full', 'full-here'] as const).map((why) => ({ why })),
  ...(['no-network', 'no-club', 'not-encrypted', 'certificate', 'read-only'] as const).map((why) => ({
    why,
  })),
  { why: 'busy', seconds: 90 },
];

test('a folder and a club say how they are, what to do about it, and who is in the club', async () => {
  const skipped = { files: (['foreign', 'damaged'] as const).map((why) => ({ name: `${why}.gz`, why })) };
  const gone = { role: 'reader', seen: UNTIL, revoked: true } as const;
  const carla = { ...BERT, id: 'carla', laptop: 'Carla', ...gone };
  const lists: Members[] = [[ANNA, { ...BERT, seen: UNTIL }, carla], [ANNA], []].map((members, at) => ({
    members,
    page: at === 0 ? 'https://club.example/#p=page' : null,
  }));
  const members = () => Promise.resolve(lists.shift() ?? NO_MEMBERS);
  const states: Shared[] = [
    { ...FOLDER, at: null },
    ...[null, 0, 200].map((of) => ({ ...FOLDER, state: { kind: 'syncing', done: 50, of } }) as const),
    { ...FOLDER, skipped: { files: skipped.files.slice(1), count: 1 } },
    ...[2, 4313].map((count) => ({ ...FOLDER, skipped: { ...skipped, count } })),
    ...PROBLEMS.map((problem): Shared => ({ ...FOLDER, state: { kind: 'failed', problem } })),
    ...(['reader', 'writer', 'owner'] as const).map((role) => ({ ...CLUB, club: { ...club, role } })),
  ];
  let before: readonly string[] = [];
  const told: string[] = [];
  const { screen, become, hear } = await shown(NOTHING, {
    members,
    stop: ({ carrier }) => Promise.resolve(told.push(`! ${carrier}`)).then(() => NOTHING),
  });
  const tell = async (step: string) => {
    await new Promise((done) => setTimeout(done));
    for (const details of document.querySelectorAll('details')) details.open = true;
    const all = [FOLDER.at ?? '', UNTIL, ANNA.since].map((at) => language.when(at));
    const now = pageIn(screen.container).map((line) =>
      all.reduce((said, at) => said.replace(at, '(then)'), line),
    );
    const share = screen.container.querySelector('progress')?.position ?? -1;
    told.push(`# ${step}${share < 0 ? '' : ` ${share}`}`, ...now.filter((line) => !before.includes(line)));
    before = now;
  };
  for (const state of states) {
    const now = sharedWith(...(state.club?.role === 'reader' ? [FOLDER] : []), state);
    become(now);
    await tell(`${JSON.stringify(state.state)}${hasNews(now) ? ' (news)' : ''}`);
    if (state.skipped.count === 2) await expectAccessible(screen);
  }
  hear({ kind: 'members' });
  await tell('without Bert and Carla');
  act(words.stop);
  await tell(words.stop);
  await expect([...told, ''].join('\n')).toMatchFileSnapshot('told.txt');
});

test.each(['revoked', 'unknown-key'] as const)(
  'a laptop that its club doesn’t let in (%s) joins again',
  async (why) => {
    const out = { ...CLUB, state: { kind: 'failed', problem: { why } } } as const;
    const joinClub = vi.fn(() => Promise.resolve({ sharing: sharedWith(CLUB), recovery: null }));
    const members = () => Promise.resolve(NO_MEMBERS);
    const { screen, become } = await shown(sharedWith(out), { joinClub, members });
    await expect.element(screen.getByText(words.problems[why])).toBeVisible();
    const invitation = screen.getByLabelText(words.club.link);
    await write(invitation, 'https://club.example/#i=abc');
    become(sharedWith({ ...CLUB, state: { kind: 'syncing', done: 0, of: null } }));
    await expect.element(screen.getByText(words.state.syncing)).toBeVisible();
    await expect.element(invitation).toHaveValue('https://club.example/#i=abc');
    await push(screen.getByRole('button', { name: words.club.join }));
    expect(joinClub).toHaveBeenCalledOnce();
    await expect.element(invitation).not.toBeInTheDocument();
  },
);

test.each([
  ['Anna', 'Anna'],
  // A laptop without a name is called as the computer is.
  [' ', NOTHING.computer],
])(
  'an invitation joins a club as “%s”, and its recovery code stays until it is written down',
  async (typed, laptop) => {
    const joinClub = vi.fn(() => Promise.resolve({ sharing: sharedWith(CLUB), recovery: 'LIME-TREE-42' }));
    const { screen } = await shown(NOTHING, { joinClub, members: () => Promise.resolve(NO_MEMBERS) });
    await write(screen.getByLabelText(words.club.link), LINK);
    const name = screen.getByLabelText(words.club.laptop);
    await expect.element(name).toHaveValue(NOTHING.computer);
    await write(name, typed);
    await push(screen.getByRole('button', { name: words.club.join }));
    expect(joinClub).toHaveBeenCalledExactlyOnceWith({ link: LINK, laptop });
    await expect.element(screen.getByText('LIME-TREE-42')).toBeVisible();
    await push(screen.getByRole('button', { name: words.club.recovery.done }));
    await expect.element(screen.getByText('LIME-TREE-42')).not.toBeInTheDocument();
  },
);

test('an owner invites, removes a laptop and opens the club page', async () => {
  const before: Members = { members: [ANNA, BERT], page: null };
  const invited = { link: 'https://club.example/#i=new', role: 'reader', until: UNTIL } as const;
  const invite = vi.fn(() => Promise.resolve(invited));
  const revoke = vi.fn(() => Promise.resolve({ ...before, members: [ANNA, { ...BERT, revoked: true }] }));
  const openPage = vi.fn(() => Promise.resolve({ ...before, page: 'https://club.example/#p=page' }));
  const members = () => Promise.resolve(before);
  const visitPage = vi.fn(() => Promise.resolve(null));
  const { screen } = await shown(sharedWith(CLUB), { members, invite, revoke, openPage, visitPage });
  await push(screen.getByRole('button', { name: words.club.openPage }));
  expect(visitPage).toHaveBeenCalledOnce();
  await screen.getByLabelText(words.club.inviteAs).selectOptions(words.club.may.reader);
  await push(screen.getByRole('button', { name: words.club.makeInvitation }));
  expect(invite).toHaveBeenCalledExactlyOnceWith({ role: 'reader' });
  await expect.element(screen.getByText(invited.link)).toBeVisible();
  await expect.element(screen.getByRole('img', { name: words.club.invitationCode })).toBeVisible();
  const bert = screen.getByRole('button', { name: words.club.revokeOf('Bert') });
  await push(bert);
  expect(revoke).not.toHaveBeenCalled();
  const asked = screen.getByRole('dialog', { name: words.club.revokeOf('Bert') });
  await push(asked.getByRole('button', { name: words.club.revoke, exact: true }));
  expect(revoke).toHaveBeenCalledExactlyOnceWith({ id: 'bert' });
  await expect.element(screen.getByText(words.club.wasRevoked('Bert'))).toBeVisible();
  await expect.element(bert).not.toBeInTheDocument();
  await push(screen.getByRole('checkbox', { name: words.club.pageOpen }));
  expect(openPage).toHaveBeenCalledExactlyOnceWith({ open: true });
  await expect.element(screen.getByText('https://club.example/#p=page')).toBeVisible();
});

test('whoever joins is welcomed, and the invitation they used goes', async () => {
  let members: Members = { members: [ANNA], page: null };
  const ask = vi.fn(() => Promise.resolve(members));
  const { screen, hear } = await shown(sharedWith(CLUB), {
    members: ask,
    invite: ({ role }) => Promise.resolve({ link: `https://club.example/#i=${role}`, role, until: UNTIL }),
  });
  const invitation = screen.getByText('https://club.example/#i=reader');
  await screen.getByLabelText(words.club.inviteAs).selectOptions(words.club.may.reader);
  expect(screen.getByText(words.club.joined('Anna')).elements()).toEqual([]);
  await push(screen.getByRole('button', { name: words.club.makeInvitation }));
  await expect.element(invitation).toBeVisible();

  // Bert had another invitation, and Dora was removed meanwhile.
  const dora = { ...BERT, id: 'dora', laptop: 'Dora', role: 'reader', revoked: true } as const;
  members = { ...members, members: [ANNA, BERT, dora] };
  hear({ kind: 'members' });
  await expect.element(screen.getByText(words.club.joined('Bert'), { exact: true })).toBeVisible();
  await expect.element(invitation).toBeVisible();
  const carla = { ...BERT, id: 'carla', laptop: 'Carla', role: 'reader' } as const;
  members = { ...members, members: [ANNA, BERT, carla] };
  hear({ kind: 'members' });
  await expect.element(screen.getByText(words.club.joined('Carla'))).toBeVisible();
  await expect.element(invitation).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: words.club.revokeOf('Carla') })).toBeVisible();

  // How an exchange goes on says nothing about members.
  const asked = ask.mock.calls.length;
  hear({ kind: 'sharing' });
  expect(ask.mock.calls).toHaveLength(asked);
});
