import { expect, test } from 'vitest';
import type { State } from '../../../src/shared/auction/index.ts';
import { runAuction, speakers, type Step } from '../../../src/shared/bidding/index.ts';
import { boardView, judge, refusalOf, seatView, type PhoneMoment } from '../../../src/shared/phones/index.ts';
import { lotNow, writeLot } from '../../../src/shared/phones/lot.ts';
import { DO_KINDS } from '../../../src/shared/phones/protocol.ts';
import { recordUntil, type EventJson } from '../../../src/shared/record/index.ts';
import { changed, evening, page, sideBySide, told } from '../../fixtures/told.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { languageOf, liveOf, momentOf } from './phone-games.ts';

/** What is said until the next event of the log: everybody speaks, and nobody more often than the rules let them. */
function stepsBefore(state: State, { type, seat: adds, buyer, price, bids, auction }: EventJson): Step[] {
  const { situation } = state;
  const order = speakers(state);
  const amount = Number(price ?? 7);
  const said = (seat: number) =>
    Array.isArray(bids) ? Number(bids[seat] ?? 0) : seat === buyer ? amount : 0;
  const passing = (until: unknown): Step[] =>
    order
      .slice(
        0,
        order.findIndex((seat) => seat === until),
      )
      .map((seat) => ({ kind: 'pass', seat }));
  if (situation.kind === 'doubling') {
    const added = order.filter((seat) => seat === adds && type === 'pair');
    const kind = auction === 'once' || auction === 'hidden' || auction === 'fixed' ? auction : 'open';
    const passes = type === 'pair' ? passing(adds) : order.map((seat): Step => ({ kind: 'pass', seat }));
    return [...passes, ...added.map((seat): Step => ({ kind: 'add', seat, auction: kind }))];
  }
  if (situation.kind !== 'selling' || type !== 'sale') return [];
  const speaks = (seat: number): Step =>
    said(seat) > 0 ? { kind: 'bid', seat, amount: said(seat) } : { kind: 'pass', seat };
  switch (situation.auction) {
    case 'open':
      return [
        ...order
          .filter((seat) => said(seat) > 0)
          .toSorted((one, other) => said(one) - said(other))
          .map(speaks),
        ...([1, 2, 3] as const).map((): Step => ({ kind: 'going' })),
      ];
    case 'once':
      return order.map(speaks);
    case 'hidden':
      // Every other bid is covered on a phone, so that only main has its amount.
      return order.toReversed().flatMap((seat, at): Step[] => {
        const cover: Step = { kind: 'cover', seat, amount: at % 2 === 0 ? said(seat) : null };
        return at === 1 ? [cover, { kind: 'uncover', seat }, cover] : [cover];
      });
    case 'fixed': {
      const passes = passing(buyer);
      const takes: readonly Step[] =
        buyer === situation.auctioneer ? [] : [{ kind: 'take', seat: Number(buyer) }];
      return [{ kind: 'price', amount }, ...passes, ...takes];
    }
  }
}

/** A moment as everybody sees it, and what each seat sees otherwise or besides. */
function seen(moment: PhoneMoment): string[] {
  const [english, italian] = [languageOf('en'), languageOf('it')];
  const view = (one: unknown, other: unknown) => told('board', sideBySide(one, other), 90);
  const board = view(boardView(moment, english), boardView(moment, italian));
  const own = moment.timeline.record.players.flatMap(({ name }, seat) => {
    const [here, there] = [english, italian].map((language) => seatView(moment, seat, seat * 3, language));
    const mine = changed(board, view(here, there)).filter((line) => !line.startsWith('gone'));
    return [...mine.map((line) => line.replace('board', name)), ...judged(moment, seat, name)];
  });
  // The same for all, or for a seat at any time.
  return [...board, ...own].filter((line) => !/^(?!board)\w+\.(?:kind|seat|name|money|now)\b/.test(line));
}

/** What a phone can say, by what becomes of it, and what may be a step too late. */
function judged(moment: PhoneMoment, seat: number, name: string): string[] {
  if (moment.run === null) return [];
  const now = lotNow(moment);
  const verdict = (kind: (typeof DO_KINDS)[number], amount: number, steps: number) => {
    const lot = writeLot({ ...now, steps });
    const said = judge(moment, seat, { say: 'do', lot, kind, amount, buyer: 1, auction: 'once' });
    return said.ok ? JSON.stringify(said.value) : refusalOf(moment, said.error, languageOf('it')).said;
  };
  const verdicts = [...Map.groupBy(DO_KINDS, (kind) => verdict(kind, 6, now.steps))];
  const late = DO_KINDS.filter((kind) => verdict(kind, 31, now.steps - 1).startsWith('{'));
  const said = verdicts.map(([what, kinds]) => `${kinds.join(' ')} ${what}`);
  return [`${name} says: ${said.join('; ')}${late.length === 0 ? '' : `; late too: ${late.join(' ')}`}`];
}

test.each([
  ['harbour-of-four', false],
  ['attic-with-mystery', true],
  ['loft-of-four', false],
])('what phones show of %s', async (name, openMoney) => {
  const whole = recordOf(evening(name));
  const lines: string[] = [];
  let before: string[] = [];
  const tell = (heading: string, moment: PhoneMoment): void => {
    const now = seen(moment);
    lines.push('', `# ${heading}`, ...changed(before, now));
    before = now;
  };
  for (const [index, event] of [...whole.events, null].entries()) {
    const record = recordUntil(whole, index);
    const saleAllowed = index % 4 === 1;
    const moment = momentOf(record, [], { openMoney, connected: [0, 2], saleAllowed });
    const table = moment?.timeline.tables.at(-1);
    if (moment === null || table === undefined) throw new Error('the evening can be played');
    tell(`${index} ${JSON.stringify({ ...record.events.at(-1), at: undefined })}`, moment);
    if (table.family !== 'auction' || event === null) continue;
    const steps = stepsBefore(table.state, event);
    // What is said is told in the second round.
    for (const at of table.state.round === 2 ? steps.keys() : []) {
      const run = runAuction(table.state, steps.slice(0, at + 1));
      tell(`  ${JSON.stringify(steps[at])} ${liveOf({ run })}`, { ...moment, run });
    }
  }
  for (const lifted of [1, 2, 9]) {
    const moment = momentOf(whole, [], { lifted });
    if (moment !== null) tell(`${lifted} covers lifted`, moment);
  }
  await expect(page(lines)).toMatchFileSnapshot(`told/${name}.txt`);
});
