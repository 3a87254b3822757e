import { beforeEach, describe, expect, test } from 'vitest';
import { holdLine, waitAfter, type Line } from '../../src/phone/line.ts';
import { fakeNetwork } from './fake-network.ts';

const GONE = 1006;
const FOR_GOOD = 4003;

let network: ReturnType<typeof fakeNetwork>;
let events: string[];
let line: Line;

beforeEach(() => {
  network = fakeNetwork();
  events = [];
  line = holdLine(
    network.surroundings,
    {
      opened: () => events.push('opened'),
      told: (text) => events.push(text),
      changed: (connected) => events.push(connected ? 'connected' : 'offline'),
      closed: (code) => code !== FOR_GOOD,
    },
    'ping',
  );
  line.again();
});

function connect(): void {
  network.latest().open();
  network.latest().tell('hello');
}

test('is connected when the door has said something, not when a socket is open', () => {
  network.latest().open();
  expect(events).toEqual(['opened']);
  network.latest().tell('hello');
  expect(events).toEqual(['opened', 'connected', 'hello']);
});

describe('comes back by itself', () => {
  test('after a growing time, up to five seconds, and soon again once the door has answered', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(waitAfter)).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
    for (let failures = 0; failures < 6; failures += 1) {
      network.latest().hangUp(GONE);
      network.pass(waitAfter(failures) - 1);
      expect(network.sockets).toHaveLength(failures + 1);
      network.pass(1);
      expect(network.sockets).toHaveLength(failures + 2);
    }
    connect();
    network.latest().hangUp(GONE);
    network.pass(waitAfter(0));
    expect(network.sockets).toHaveLength(8);
  });

  test('when a socket doesn’t open, or opens and nobody is there', () => {
    network.pass(4_000 + waitAfter(0));
    expect(network.sockets).toHaveLength(2);
    expect(network.sockets[0]?.closed).toBe(true);
    network.latest().open();
    network.pass(3_000);
    expect(network.sockets).toHaveLength(3);
  });

  test('when a question isn’t answered', () => {
    connect();
    expect(line.ask('bid')).toBe(true);
    network.pass(2_999);
    expect(network.sockets).toHaveLength(1);
    network.pass(1);
    expect(network.sockets).toHaveLength(2);
    expect(events.at(-1)).toBe('offline');
  });

  test('when the door falls silent: the page asks now and then', () => {
    connect();
    network.pass(6_000);
    network.latest().tell('view');
    network.pass(10_000);
    expect(network.latest().said).toEqual(['ping']);
    network.latest().tell('here');
    network.pass(10_000);
    expect(network.sockets).toHaveLength(1);
    network.pass(3_000);
    expect(network.sockets).toHaveLength(2);
  });

  test('not if the door closed it for good, until asked to', () => {
    connect();
    network.latest().hangUp(FOR_GOOD);
    network.pass(100_000);
    line.awake();
    line.lost();
    network.pass(100_000);
    expect(network.sockets).toHaveLength(1);
    line.again();
    expect(network.sockets).toHaveLength(2);
    // Closed before it was open, it has said nothing for good.
    network.latest().hangUp(FOR_GOOD);
    network.pass(waitAfter(0));
    expect(network.sockets).toHaveLength(3);
  });
});

describe('when the screen wakes', () => {
  test('connects at once if it was offline, however long the next attempt would have been', () => {
    for (let failures = 0; failures < 6; failures += 1) {
      network.latest().hangUp(GONE);
      network.pass(waitAfter(failures));
    }
    network.latest().hangUp(GONE);
    const before = network.sockets.length;
    line.awake();
    expect(network.sockets).toHaveLength(before + 1);
  });

  test('replaces the socket after a sleep, because it may have died, but only asks after a glance elsewhere', () => {
    connect();
    line.asleep();
    network.pass(1_500);
    line.asleep();
    network.pass(501);
    line.awake();
    expect(network.sockets).toHaveLength(2);
    expect(network.sockets[0]?.closed).toBe(true);
    connect();
    line.asleep();
    network.pass(2_000);
    line.awake();
    expect(network.sockets).toHaveLength(2);
    expect(network.latest().said).toEqual(['ping']);
    network.pass(3_000);
    expect(network.sockets).toHaveLength(3);
  });
});

test('an abandoned socket is no longer heard', () => {
  connect();
  const [old] = network.sockets;
  line.again();
  connect();
  const before = events.length;
  old?.tell('late');
  old?.hangUp(GONE);
  network.pass(1_000);
  expect(events).toHaveLength(before);
  expect(network.sockets).toHaveLength(2);
});

test('says nothing without a connection', () => {
  expect(line.ask('bid')).toBe(false);
  connect();
  line.lost();
  expect(events.at(-1)).toBe('offline');
  expect(line.ask('bid')).toBe(false);
  line.close();
  line.awake();
  network.pass(100_000);
  expect(network.sockets).toHaveLength(1);
});
