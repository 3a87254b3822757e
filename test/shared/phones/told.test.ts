import { expect, test } from 'vitest';
import type { State } from '../../../src/shared/auction/index.ts';
import { runAuction, speakers, type Step } from '../../../src/shared/bidding/index.ts';
import { boardView, judge, refusalOf, seatView, type PhoneMoment } from '../../../src/shared/phones/index.ts';
import { lotNow, writeLot } from '../../../src/shared/phones/lot.ts';
import { DO_KINDS, type DoKind } from '../../../src/shared/phones/protocol.ts';
import { outcomeOf, recordUntil, type EventJson } from '../../../src/shared/record/index.ts';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import { evening } from '../../fixtures/told.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { besides, inLine, news, page, sayingOnce, told } from '../../telling.ts';
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
      return order
        .toReversed()
        .map((seat, at): Step => ({ kind: 'cover', seat, amount: at % 2 === 0 ? said(seat) : null }));
    case 'fixed': {
      const passes = passing(buyer);
      const takes: readonly Step[] =
        buyer === situation.auctioneer ? [] : [{ kind: 'take', seat: Number(buyer) }];
      return [{ kind: 'price', amount }, ...passes, ...takes];
    }
  }
}

/** A moment as everybody sees it, and what each seat sees otherwise or besides. */
function seen(moment: PhoneMoment): object {
  const { players } = moment.timeline.record;
  const [english, italian] = LANGUAGES.map(languageOf).map((language) => {
    const board = boardView(moment, language);
    const own = players.map(({ name }, seat) => [
      name,
      news(board, { ...seatView(moment, seat, seat * 3, language), kind: 'board', now: null }),
    ]);
    return { board, ...Object.fromEntries(own) };
  });
  const says = players.map(({ name }, seat) => [`${name} says`, judged(moment, seat)]);
  return { ...Object(besides(english, italian)), ...Object.fromEntries(says) };
}

/** What becomes of each thing a phone can say, and what may be a step too late. */
function judged(moment: PhoneMoment, seat: number): object {
  if (moment.run === null) return {};
  const now = lotNow(moment);
  const verdict = (kind: DoKind, amount: number, steps: number) => {
    const lot = writeLot({ ...now, steps });
    const said = judge(moment, seat, { say: 'do', lot, kind, amount, buyer: 1, auction: 'once' });
    if (said.ok) return `yes ${inLine(said.value)}`;
    const refusal = refusalOf(moment, said.error, languageOf('it')).said;
    return USUAL.includes(refusal) ? '' : refusal;
  };
  const late = DO_KINDS.filter((kind) => verdict(kind, 31, now.steps - 1).startsWith('yes'));
  const verdicts = DO_KINDS.map((kind) => [kind, verdict(kind, 6, now.steps)]);
  return { ...Object.fromEntries(verdicts), late: late.join(' ') };
}

/** What most are told most of the time isn't told here. */
const USUAL = ['Tocca a qualcun altro.', 'La vendita si inserisce sul portatile.'];

function playable<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw new Error('the evening can be played');
  return found;
}

test.each([
  ['harbour-of-four', false],
  ['attic-with-mystery', true],
  ['loft-of-four', false],
])('what phones show of %s', async (name, openMoney) => {
  const whole = recordOf(evening(name));
  const lines: string[] = [];
  const once = sayingOnce();
  let before: object = {};
  const kinds = new Set<string>();
  /** Of each kind of event, the first in each round is told. */
  const isNew = (...what: readonly unknown[]) => kinds.size < kinds.add(String(what)).size;
  const tell = (heading: string, moment: PhoneMoment): void => {
    const now = seen(moment);
    lines.push(`# ${heading}`, ...told('', once(news(before, now))));
    before = now;
  };
  for (const [index, event] of [...whole.events, null].entries()) {
    const record = recordUntil(whole, index);
    const saleAllowed = index % 10 > 5;
    const moment = playable(momentOf(record, [], { openMoney, connected: [0, 2], saleAllowed }));
    const table = playable(moment.timeline.tables.at(-1));
    const last = record.events.at(-1);
    const { round } = outcomeOf(table);
    if (isNew(round, last?.type, last?.['effect'], last?.['auction']))
      tell(`${index} ${inLine({ ...last, at: null, note: null })}`, moment);
    if (table.family !== 'auction' || event === null) continue;
    const steps = stepsBefore(table.state, event);
    // What is said is told in the second round.
    const { situation } = table.state;
    const isSaid =
      table.state.round === 2 &&
      isNew('said', situation.kind, 'auction' in situation ? situation.auction : '');
    for (const at of isSaid ? steps.keys() : []) {
      const run = runAuction(table.state, steps.slice(0, at + 1));
      tell(`${liveOf({ run })} ${inLine(steps[at])}`, { ...moment, run });
    }
  }
  for (const lifted of [1, 2, 9]) tell(`${lifted} covers lifted`, playable(momentOf(whole, [], { lifted })));
  await expect(page(lines)).toMatchFileSnapshot(`told/${name}.txt`);
});
