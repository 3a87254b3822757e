import { vi } from 'vitest';
import type { PhoneDoor, PhonesState } from '../../src/shared/api.ts';
import type { Saying, Step } from '../../src/shared/bidding/index.ts';
import type { Seat } from '../../src/shared/core/seats.ts';
import { workingHost } from './working-host.ts';

const DOOR: PhoneDoor = {
  address: '192.168.1.20',
  port: 41971,
  secure: false,
  joins: 'http://192.168.1.20:41971/#j=AAAAAAAAAAAAAAAAAAAAAA',
  watches: 'http://192.168.1.20:41971/#w=BBBBBBBBBBBBBBBBBBBBBB',
  lost: false,
  nobody: false,
  shut: false,
  boards: 0,
};

interface Sealing {
  readonly seat: Seat;
  readonly amount: number;
}

/** Main's side of phones for one game, switched on unless the test says otherwise. */
export function phonesInMain(game: string, position: number, { on = true } = {}) {
  let now: PhonesState = {
    game: on ? game : null,
    door: on ? DOOR : null,
    seats: [],
    asking: [],
    sale: false,
    position,
    sealed: [],
    inbox: [],
  };
  const bids = new Map<Seat, number>();
  const answer = (part: Partial<PhonesState>): Promise<PhonesState> => {
    now = { ...now, ...part };
    return Promise.resolve(now);
  };
  const withStep = (step: Saying) => [...now.inbox, { number: now.inbox.length + 1, step }];
  const calls = {
    state: vi.fn(() => answer({})),
    addresses: vi.fn(() =>
      Promise.resolve([
        { name: 'wlan0', address: '192.168.1.20', vpn: false, secure: false },
        { name: 'tun0', address: '10.8.0.2', vpn: true, secure: false },
      ]),
    ),
    open: vi.fn((input: { readonly address: string }) =>
      answer({ game, door: { ...DOOR, address: input.address } }),
    ),
    close: vi.fn(() => answer({ game: null, door: null })),
    code: vi.fn(({ kind }: { readonly kind: 'join' | 'watch' }) =>
      Promise.resolve({ code: kind === 'join' ? 'bcdfghjk' : 'mnprstvw', left: 60_000 }),
    ),
    newCode: vi.fn(() => answer({})),
    answer: vi.fn((input: { readonly id: string; readonly yes: boolean }) =>
      answer({ asking: now.asking.filter(({ id }) => id !== input.id) }),
    ),
    forget: vi.fn((input: { readonly seat: Seat | null }) =>
      answer({ seats: now.seats.filter(({ seat }) => input.seat !== null && seat !== input.seat) }),
    ),
    allow: vi.fn((input: { readonly sale: boolean }) => answer(input)),
    seal: vi.fn(({ seat, amount }: Sealing) => {
      bids.set(seat, amount);
      return answer({
        sealed: [...now.sealed, seat],
        inbox: withStep({ kind: 'cover', seat, amount: null }),
      });
    }),
    unseal: vi.fn(({ seat }: Pick<Sealing, 'seat'>) => {
      bids.delete(seat);
      return answer({
        sealed: now.sealed.filter((other) => other !== seat),
        inbox: withStep({ kind: 'uncover', seat }),
      });
    }),
    reveal: vi.fn(() => {
      const seats = Array.from({ length: 4 }, (_, seat) => bids.get(seat) ?? null);
      return answer({ inbox: withStep({ kind: 'reveal', bids: seats }) });
    }),
  };
  const host = workingHost(({ client }) => ({ ...client, phones: { ...client.phones, ...calls } }));
  const tell = (part: Partial<PhonesState>) => {
    void answer(part);
    host.hear({ kind: 'phones', seen: { game: now.game, connected: [], sealed: now.sealed }, state: now });
  };
  return {
    link: host.link,
    calls,
    tell,
    /** A phone says something, and main takes it. */
    says: (step: Step) => tell({ inbox: withStep(step) }),
    /** A phone covers a bid. */
    covers: (seat: Seat, amount: number) => {
      bids.set(seat, amount);
      tell({ sealed: [...now.sealed, seat], inbox: withStep({ kind: 'cover', seat, amount: null }) });
    },
  };
}
