import { expect, test } from 'vitest';
import { openTickets } from '../../src/club/page/tickets.ts';

const member = (id: number) => ({ club: 'club', id: String(id) });

function opened() {
  const clock = { now: 0 };
  const tickets = openTickets(() => clock.now);
  const read = (ticket: string) => tickets.reader(tickets.handIn(ticket) ?? '');
  return { clock, tickets, read };
}

test('each ticket is its member’s, whoever hands theirs in first, and none is good twice or late', () => {
  const { clock, tickets, read } = opened();
  const [one = '', two = '', late = ''] = [1, 2, 3].map((id) => tickets.give(member(id)));
  expect([read(two), read(one)]).toEqual([member(2), member(1)]);
  expect([read(one), read('none')]).toEqual([null, null]);
  clock.now += 60_000;
  expect(read(late)).toBeNull();
});

test('what is handed in is good for an evening, for each from their own beginning', () => {
  const { clock, tickets } = opened();
  const kept = [1, 2].map((id) => {
    clock.now += 3_600_000;
    return tickets.handIn(tickets.give(member(id))) ?? '';
  });
  const readers = () => kept.map((one) => tickets.reader(one));
  clock.now += 10 * 3_600_000;
  expect(readers()).toEqual([member(1), member(2)]);
  clock.now += 3_600_000;
  expect(readers()).toEqual([null, member(2)]);
});

test('of too many, the oldest give way', () => {
  const { tickets, read } = opened();
  const given = Array.from({ length: 1001 }, (_, id) => tickets.give(member(id)));
  expect([0, 1, 1000].map((at) => read(given[at] ?? ''))).toEqual([null, member(1), member(1000)]);
});
