import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { render } from '../../mounted.ts';
import { push } from '../../pressing.ts';
import { phonesInMain } from '../../phones-in-main.ts';
import PhonesTable from './PhonesTable.svelte';

type Address = Awaited<ReturnType<ReturnType<typeof phonesInMain>['calls']['addresses']>>[number];

/** `first`: the addresses that main finds at first. */
async function table({ on = true, open = true, first = null as readonly Address[] | null } = {}) {
  const phones = phonesInMain('evening', 3, { on });
  if (first !== null) phones.calls.addresses.mockResolvedValueOnce([...first]);
  const screen = await render(PhonesTable, { game: 'evening', open }, { link: phones.link });
  return { screen, phones };
}

test('phones are switched on at the likeliest address, or at another, and shown with a code', async () => {
  const { screen, phones } = await table({ on: false });
  await expect.element(screen.getByText(/Anybody listening on this Wi-Fi/)).toBeVisible();
  await screen.getByRole('combobox', { name: 'Network' }).selectOptions('tun0, 10.8.0.2 (VPN)');
  await push(screen.getByRole('button', { name: 'Switch phones on' }));
  expect(phones.calls.open.mock.lastCall?.[0]).toEqual({ game: 'evening', address: '10.8.0.2' });
  await expect.element(screen.getByRole('img', { name: 'QR code for players’ phones' })).toBeVisible();
  await expect.element(screen.getByText('192.168.1.20:41971/', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('bcdfghjk')).toBeVisible();
  // Its minute is over at once.
  phones.calls.code.mockResolvedValueOnce({ code: 'kjhgfdcb', left: 0 });
  await push(screen.getByRole('radio', { name: 'Big screen' }));
  await expect.element(screen.getByRole('img', { name: 'QR code for a big screen' })).toBeVisible();
  await expect.element(screen.getByText('mnprstvw')).toBeVisible();
  expect(phones.calls.code.mock.calls.slice(-2).map(([{ kind }]) => kind)).toEqual(['watch', 'watch']);
  await push(screen.getByRole('button', { name: 'Switch phones off' }));
  await expect.element(screen.getByRole('button', { name: 'Switch phones on' })).toBeVisible();
});

test('an address where nothing can listen, and a certificate that can’t be used, are explained', async () => {
  const { screen, phones } = await table({ on: false });
  for (const [why, said] of [
    ['system', /The system doesn’t let Vernissage/],
    ['certificate-unreadable', /can’t read the certificate/],
    ['certificate-expired', /isn’t valid today/],
    ['certificate-elsewhere', /neither for this address/],
  ] as const) {
    phones.calls.open.mockRejectedValueOnce(new ORPCError('NO_DOOR', { defined: true, data: { why } }));
    await push(screen.getByRole('button', { name: 'Switch phones on' }));
    await expect.element(screen.getByText(said)).toBeVisible();
  }
  // What the next try does well takes the trouble of the last away, whatever each of them was.
  const trouble = screen.getByRole('alert');
  for (const [call, button] of [
    [null, 'Switch phones on'],
    [phones.calls.newCode, 'New codes'],
    [phones.calls.close, 'Switch phones off'],
  ] as const) {
    call?.mockRejectedValueOnce(new Error('gone'));
    if (call !== null) await push(screen.getByRole('button', { name: button }));
    await expect.element(trouble).toBeVisible();
    await push(screen.getByRole('button', { name: button }));
    await expect.element(trouble).not.toBeInTheDocument();
  }
});

test.each([true, false])(
  'it says whether phones are encrypted: before, as they would be, and then as they are (would be: %s)',
  async (secure) => {
    const first = [{ name: 'wlan0', address: '192.168.1.20', vpn: false, secure }];
    const { screen, phones } = await table({ on: false, first });
    const plain = screen.getByText(/Anybody listening/);
    const secret = screen.getByText(/encrypted with your certificate/);
    const says = async (encrypted: boolean) => {
      await expect.element(encrypted ? secret : plain).toBeVisible();
      expect((encrypted ? plain : secret).elements()).toEqual([]);
    };
    await says(secure);
    const { door } = await phones.calls.open({ address: '192.168.1.20' });
    if (door === null) throw new Error('phones are on');
    for (const is of [!secure, secure]) {
      phones.tell({ door: { ...door, secure: is } });
      await says(is);
    }
  },
);

test('without a network it says what to do, and looks again', async () => {
  const { screen } = await table({ on: false, first: [] });
  await expect.element(screen.getByText(/isn’t on a network/)).toBeVisible();
  await push(screen.getByRole('button', { name: 'Look again' }));
  await expect.element(screen.getByRole('combobox', { name: 'Network' })).toBeVisible();
});

test.each([
  ['over the table', false],
  // Where the code is: everything else is out of reach while it is open.
  ['in the dialog', true],
])('asks whose phone it is %s, with the digits that the phone shows', async (_, open) => {
  const { screen, phones } = await table({ open });
  const asked = ['one', 'two', 'three'].map((id, at) => ({ id, seat: 3 - at, number: `${at}7` }));
  phones.tell({ asking: asked });
  await expect.element(screen.getByText('Is this Doris’s phone? It shows 07.')).toBeVisible();
  await expect.element(screen.getByText('Is this Clemens’s phone? It shows 17.')).toBeVisible();
  await push(screen.getByRole('button', { name: 'No' }).nth(1));
  await expect.element(screen.getByText(/Is this Clemens/)).not.toBeInTheDocument();
  await push(screen.getByRole('button', { name: 'Yes' }).nth(1));
  await expect.element(screen.getByText(/Is this Beatrix/)).not.toBeInTheDocument();
  const answers = phones.calls.answer.mock.calls.map(([answer]) => answer);
  expect(answers).toEqual([
    { id: 'two', yes: false },
    { id: 'three', yes: true },
  ]);
});

test('lists the phones of each seat, and forgets one or all', async () => {
  const { screen, phones } = await table();
  const said = ({ children }: Element) => [...children].slice(0, 2).map((part) => part.textContent.trim());
  const listed = () => {
    const items = screen.getByRole('listitem').elements();
    return items.map((item) => said(item).join(': '));
  };
  await expect.element(screen.getByText('No phone yet')).toBeVisible();
  phones.tell({
    seats: [
      { seat: 0, known: 2, connected: 1 },
      { seat: 1, known: 0, connected: 0 },
      { seat: 3, known: 1, connected: 0 },
    ],
  });
  await expect.poll(listed).toEqual(['Axel: 2 phones, 1 connected', 'Doris: 1 phone, 0 connected']);
  await push(screen.getByRole('button', { name: 'Forget Axel’s phones' }));
  expect(phones.calls.forget.mock.lastCall?.[0]).toEqual({ seat: 0 });
  await expect.poll(listed).toEqual(['Doris: 1 phone, 0 connected']);
  const all = screen.getByRole('button', { name: 'Forget all' });
  await expect.element(all).not.toBeInTheDocument();
  const { door } = await phones.calls.state();
  phones.tell({ door: door && { ...door, boards: 2 } });
  await expect.element(screen.getByText('2 big screens')).toBeVisible();
  await push(all);
  expect(phones.calls.forget.mock.lastCall?.[0]).toEqual({ seat: null });
  const sale = screen.getByRole('checkbox', { name: /enter the sale/ });
  for (const allowed of [true, false]) {
    await push(sale);
    await expect.poll(() => phones.calls.allow.mock.lastCall?.[0]).toEqual({ sale: allowed });
  }
});

test('says what may be wrong when nobody comes, when the network is gone and after too many wrong codes', async () => {
  const { screen, phones } = await table();
  const door = await phones.calls.state().then((state) => state.door);
  if (door === null) throw new Error('phones are on');
  phones.tell({ door: { ...door, nobody: true } });
  await expect.element(screen.getByText(/A firewall/)).toBeVisible();
  await expect.element(screen.getByText(/hotspot of one of the phones/)).toBeVisible();
  phones.tell({ door: { ...door, shut: true } });
  await expect.element(screen.getByText(/Too many wrong codes were typed/)).toBeVisible();
  phones.tell({ door: { ...door, lost: true } });
  await push(screen.getByRole('button', { name: 'Use this network' }));
  const moved = phones.calls.open.mock.calls.map(([asked]) => asked);
  expect(moved).toEqual([{ game: 'evening', address: '192.168.1.20' }]);
});
