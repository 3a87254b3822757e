import { beforeEach, describe, expect, test } from 'vitest';
import { memoryIn, type Memory } from '../../src/phone/memory.ts';
import { startVisit, type Visit, type Visitor } from '../../src/phone/visit.ts';
import { DOOR_CLOSED, DOOR_REFUSED, type DoorRefusal, type Told } from '../../src/shared/phones/index.ts';
import type { StepRefusal } from '../../src/shared/phones/protocol.ts';
import { BOARD, SEATS } from '../app/phones/views.ts';
import { fakeNetwork } from './fake-network.ts';

const GONE = 1006;
const TYPED = { kind: 'typed', token: 'bcdfghjk' } as const;
const JOIN = { kind: 'join', token: 'table' } as const;

let network: ReturnType<typeof fakeNetwork>;
let memory: Memory;
let visit: Visit;
let kept: unknown[];

beforeEach(() => {
  network = fakeNetwork();
  memory = memoryIn(null);
  kept = [];
});

function start(code: Parameters<typeof startVisit>[0]['code'] = JOIN): Visitor {
  return startVisit({
    code,
    keepCode: (next) => kept.push(next),
    memory,
    language: 'it',
    today: () => '2026-11-24',
    surroundings: network.surroundings,
    changed: (next) => (visit = next),
  });
}

const FREE = ['Axel', 'Doris'].map((name, at) => ({ seat: at * 3, name, phones: 1 - at }));
const CHOICE: Told = { tell: 'seats', seats: FREE };
const ASKING: Told = { tell: 'asking', seat: 3, number: '47' };
const SEATED: Told = { tell: 'seated', seat: 3, key: 'a-key-for-doris' };
const VIEW: Told = { tell: 'view', view: SEATS.sealing };
const JOINING = { say: 'join', token: 'table', language: 'it' };
const BACK = { say: 'back', key: 'a-key-for-doris', language: 'it' };
const refused = (why: DoorRefusal): Told => ({ tell: 'refused', why });

function refusal(lot: string, why: StepRefusal, said: string): Told {
  return { tell: 'answer', lot, ok: false, why, said };
}

/** Asks for Doris's seat. */
function asking(): Visitor {
  const visitor = start();
  network.open(CHOICE);
  visitor.choose(3);
  network.tell(ASKING);
  return visitor;
}

function seated(): Visitor {
  memory.keepKey('a-key-for-doris');
  const visitor = start(null);
  network.open(VIEW);
  return visitor;
}

describe('joining', () => {
  test('says the code, which seat, shows the number, and keeps the key', () => {
    const visitor = start();
    network.open(CHOICE);
    expect(network.said()).toEqual([JOINING]);
    expect(visit.stage).toEqual({ at: 'choosing', seats: FREE, refused: false });
    visitor.choose(3);
    expect(network.said()[1]).toEqual({ say: 'seat', seat: 3 });
    network.tell(ASKING);
    expect(visit.stage).toEqual({ at: 'asking', name: 'Doris', number: '47' });
    network.tell(SEATED, VIEW);
    expect(visit.stage).toEqual({ at: 'seat', view: SEATS.sealing });
    expect(memory.key()).toBe('a-key-for-doris');
  });

  test.each([
    ['join', CHOICE, JOINING],
    ['watch', { tell: 'view', view: BOARD }, { ...JOINING, say: 'watch' }],
  ] as const)(
    'exchanges a typed code once for the long one, to %s, which it has from then on',
    (kind, told, long) => {
      start(TYPED);
      network.open({ tell: 'code', kind, token: 'table' }, told);
      expect(network.said()).toEqual([{ say: 'type', code: 'bcdfghjk', language: 'it' }, long]);
      expect(kept).toEqual([{ kind, token: 'table' }]);
      network.latest().hangUp(GONE);
      network.pass(1_000);
      network.open(told);
      expect(network.said()).toEqual([long]);
    },
  );

  test('a code that is wrong or too old is forgotten, and another may be typed; a seat’s own key comes first', () => {
    const visitor = start(TYPED);
    network.open(refused('old-code'));
    network.latest().hangUp(DOOR_REFUSED);
    expect([visit.stage, kept]).toEqual([{ at: 'refused', why: 'old-code' }, [null]]);
    visitor.again();
    expect(visit.stage.at).toBe('no-code');
    // There is nothing to come back to.
    visitor.awake();
    visitor.lost();
    network.pass(100_000);
    expect(network.sockets).toHaveLength(1);
    visitor.type(TYPED);
    network.open();
    expect(network.said()).toEqual([{ say: 'type', code: 'bcdfghjk', language: 'it' }]);
    memory.keepKey('a-key-for-doris');
    start(TYPED);
    network.open(refused('forgotten'));
    network.open();
    expect(network.said()).toEqual([{ say: 'type', code: 'bcdfghjk', language: 'it' }]);
  });

  test('asks for the same seat again after a new connection, and nobody has to do anything', () => {
    asking();
    network.latest().hangUp(GONE);
    network.pass(1_000);
    network.open(CHOICE);
    expect(network.said()).toEqual([JOINING, { say: 'seat', seat: 3 }]);
  });

  test('lets people choose again if the laptop says no, or if they change their mind', () => {
    const visitor = asking();
    network.tell(refused('not-you'));
    expect(visit.stage).toEqual({ at: 'choosing', seats: FREE, refused: true });
    // What the laptop said no to isn't asked for again.
    network.latest().hangUp(GONE);
    network.pass(1_000);
    network.open(CHOICE);
    expect(network.said()).toEqual([JOINING]);
    visitor.choose(3);
    network.tell(ASKING);
    visitor.reconsider();
    network.open(CHOICE);
    expect(network.said()).toEqual([JOINING]);
    expect(visit.stage).toMatchObject({ at: 'choosing', refused: false });
  });

  test.each(['old-code', 'full', 'slow-down', 'over', 'malformed'] as const)('refused with %s', (why) => {
    const visitor = start();
    network.open(refused(why));
    network.latest().hangUp(DOOR_REFUSED);
    // An app that doesn't know what is said is newer than the page.
    const shown = why === 'malformed' ? 'old-code' : why;
    expect(visit.stage).toEqual({ at: 'refused', why: shown });
    network.pass(100_000);
    expect(network.sockets).toHaveLength(1);
    // When the screen wakes the door is tried again, but not with a code that it has refused.
    visitor.awake();
    const tried = shown === 'old-code' ? 1 : 2;
    expect(network.sockets).toHaveLength(tried);
    visitor.again();
    expect(network.sockets).toHaveLength(tried + 1);
  });

  test('needs a code or a key; the other code shows the board, whatever key there is', () => {
    start(null);
    expect(visit.stage.at).toBe('no-code');
    expect(network.sockets).toEqual([]);
    memory.keepKey('a-key-for-doris');
    start({ kind: 'watch', token: 'board' });
    network.open({ tell: 'view', view: BOARD });
    expect(network.said()).toEqual([{ say: 'watch', token: 'board', language: 'it' }]);
    expect(visit.stage).toEqual({ at: 'board', view: BOARD });
  });
});

describe('coming back', () => {
  test('asks nothing: the key says it all', () => {
    seated();
    expect(network.said()).toEqual([BACK]);
    network.latest().hangUp(GONE);
    expect(visit).toMatchObject({ connected: false, stage: { at: 'seat' } });
    network.pass(1_000);
    network.open(VIEW);
    expect(visit.connected).toBe(true);
    expect(network.said()).toEqual([BACK]);
  });

  test('forgotten by the laptop, says so, but joins the new game with a new code', () => {
    seated();
    network.tell(refused('forgotten'));
    expect(visit.stage).toEqual({ at: 'refused', why: 'forgotten' });
    expect(memory.key()).toBeNull();
    memory.keepKey('an-old-key');
    start();
    network.open(refused('forgotten'));
    expect(memory.key()).toBeNull();
    network.open(CHOICE);
    expect(network.said()).toEqual([JOINING]);
    expect(visit.stage.at).toBe('choosing');
  });

  test('a closed door says the game is over, and is tried again: the app may have been restarted', () => {
    seated();
    network.latest().hangUp(DOOR_CLOSED);
    expect(visit.stage).toEqual({ at: 'refused', why: 'over' });
    network.pass(1_000);
    network.open(VIEW);
    expect(visit.stage.at).toBe('seat');
  });

  test('leaving forgets the seat, and offers the choice again if the code is known', () => {
    const visitor = start();
    network.open(CHOICE, SEATED, VIEW);
    visitor.act({ kind: 'seal', amount: 19 });
    visitor.leave();
    expect(memory.key()).toBeNull();
    expect(network.sockets.map(({ closed }) => closed)).toEqual([true, false]);
    expect(visit).toMatchObject({ stage: { at: 'connecting' }, sending: false });
    network.open(CHOICE);
    visitor.choose(3);
    network.tell(SEATED, VIEW);
    expect(network.said()).toEqual([JOINING, { say: 'seat', seat: 3 }]);
    // Forgotten while it plays, it chooses again: the seat it had isn't asked for by itself.
    network.tell(refused('forgotten'));
    network.open(CHOICE);
    expect(network.said()).toEqual([JOINING]);
    expect(visit.stage).toEqual({ at: 'choosing', seats: FREE, refused: false });
  });
});

describe('a step', () => {
  test('names the lot it was meant for, and waits for its answer', () => {
    const visitor = seated();
    visitor.act({ kind: 'seal', amount: 19 });
    const lot = SEATS.sealing.now;
    expect(network.said()[1]).toEqual({ say: 'do', lot, kind: 'seal', amount: 19 });
    visitor.act({ kind: 'seal', amount: 20 });
    expect(network.said()).toHaveLength(2);
    // An answer to another step isn't its answer.
    network.tell({ tell: 'answer', lot: 'another', ok: true });
    expect(visit.sending).toBe(true);
    network.tell({ tell: 'answer', lot, ok: true });
    expect(visit).toMatchObject({ sending: false, problem: '' });
  });

  test('says why it was refused, until the question changes', () => {
    const visitor = seated();
    const lot = SEATS.open.now;
    network.tell({ tell: 'view', view: SEATS.open });
    visitor.act({ kind: 'bid', amount: 25 });
    network.tell(refusal(lot, 'not-higher', 'Bid more than 26,000.'));
    expect(visit.problem).toBe('Bid more than 26,000.');
    // The higher bid that was the reason.
    network.tell({ tell: 'view', view: { ...SEATS.open, now: 'later', asked: 'Axel bids 26,000' } });
    expect(visit.problem).toBe('Bid more than 26,000.');
    // A second try takes the reason away until it is answered, and is told it no less.
    visitor.act({ kind: 'bid', amount: 26 });
    expect(visit).toMatchObject({ sending: true, problem: '' });
    network.tell(refusal('later', 'not-higher', 'Bid more than 30,000.'));
    expect(visit).toMatchObject({ sending: false, problem: 'Bid more than 30,000.' });
    network.tell({ tell: 'view', view: SEATS.waiting });
    expect(visit.problem).toBe('');
  });

  test('is repeated once after a new connection, which does no harm if it had arrived', () => {
    const visitor = seated();
    visitor.act({ kind: 'seal', amount: 19 });
    network.pass(3_000);
    expect(network.sockets).toHaveLength(2);
    network.open({ tell: 'view', view: SEATS.sealed });
    const step = { say: 'do', lot: SEATS.sealing.now, kind: 'seal', amount: 19 };
    expect(network.said()[1]).toEqual(step);
    network.tell({ tell: 'view', view: SEATS.sealed });
    expect(network.said()).toHaveLength(2);
    network.tell(refusal(SEATS.sealing.now, 'gone', 'Gone.'));
    expect(visit).toMatchObject({ sending: false, problem: '' });
    // An answer comes once.
    network.tell(refusal(SEATS.sealing.now, 'not-kept', 'Full.'));
    expect(visit.problem).toBe('');
    // The next one is sent only once.
    visitor.act({ kind: 'unseal' });
    network.tell(refusal(SEATS.sealed.now, 'gone', 'Gone.'));
    expect(visit.problem).toBe('Gone.');
  });
});

test('a finished game leaves an evening on the phone, once', () => {
  seated();
  const view = SEATS.over;
  network.tell({ tell: 'view', view }, { tell: 'view', view });
  expect(memory.evenings()).toEqual([
    { id: 'a-key-fo', day: '2026-11-24', game: view.game, name: 'Doris', evening: view.evening },
  ]);
});

test('the language changes on the way', () => {
  const visitor = seated();
  visitor.speak('en');
  expect(network.said()[1]).toEqual({ say: 'language', language: 'en' });
  network.latest().hangUp(GONE);
  network.pass(1_000);
  network.open(VIEW);
  expect(network.said()).toEqual([{ ...BACK, language: 'en' }]);
});

test('what isn’t of the protocol is ignored', () => {
  seated();
  for (const text of ['', '{', 'null', '[]', '{"tell":"other"}', '{"say":"here"}'])
    network.latest().tell(text);
  expect(visit.stage.at).toBe('seat');
});
