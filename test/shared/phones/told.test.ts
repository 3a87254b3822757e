import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { State } from '../../../src/shared/auction/index.ts';
import { runAuction, speakers, type Step } from '../../../src/shared/bidding/index.ts';
import {
  boardView,
  judge,
  refusalOf,
  seatView,
  type PhoneLanguage,
  type PhoneMoment,
} from '../../../src/shared/phones/index.ts';
import { lotNow, writeLot } from '../../../src/shared/phones/lot.ts';
import { DO_KINDS, type DoKind } from '../../../src/shared/phones/protocol.ts';
import type { BoardView, Can, Work } from '../../../src/shared/phones/views.ts';
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

/** A moment as everybody sees it, what each seat sees otherwise or besides, and what becomes of what it says. */
function seen(moment: PhoneMoment): object {
  const languages = LANGUAGES.map(languageOf);
  const [english, italian] = languages.map((language) => boardTold(moment, language));
  const own = moment.timeline.record.players.map(({ name }, seat) => {
    const [here, there] = languages.map((language) => ownTold(moment, seat, language));
    return [name, besides(here, there)];
  });
  return { board: besides(english, italian), ...Object.fromEntries(own), says: judged(moment) };
}

function boardTold(moment: PhoneMoment, language: PhoneLanguage) {
  return shown(playable(boardView(moment, language)));
}

function playable<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw new Error('the evening can be played');
  return found;
}

/** The same with the people by name, and what they own in words. */
function shown<View extends Pick<BoardView, 'seats' | 'wall'>>(view: View) {
  const seats = view.seats.map(({ seat, name, works, ...each }, at) => {
    const who = seat === at ? name : `${name} at ${seat}`;
    return [who, { ...each, works: works?.map(workTold(view)) ?? null }] as const;
  });
  return { ...view, seats: Object.fromEntries(seats) };
}

function workTold({ wall }: Pick<BoardView, 'wall'>) {
  return ({ name, ink, count, pays }: Work): string => {
    const isInk = wall.some((bay) => bay.name === name && bay.ink === ink);
    return `${count} ${name}${isInk ? '' : ` in ${ink}`}: ${pays}`;
  };
}

/** Only what the board doesn't show; the same for all, or for a seat at any time, is left out. */
function ownTold(moment: PhoneMoment, seat: number, language: PhoneLanguage): object {
  const board = boardTold(moment, language);
  const view = playable(seatView(moment, seat, seat * 3, language));
  const { mine, myTurn, can, sealed, evening: after, name, ...table } = view;
  const { kind: _kind, seat: _seat, money: _money, now: _now, ...forAll } = shown(table);
  const { works = null, has = null } = board.seats[name] ?? {};
  const held = mine.works?.map(workTold(view)) ?? null;
  return {
    you: { ...Object(news(board, { kind: 'board', ...forAll })), can: Object.fromEntries(can.map(mayTold)) },
    myTurn,
    sealed,
    has: mine.has === has ? null : mine.has,
    works: isDeepStrictEqual(held, works) ? null : held,
    worth: mine.worth,
    evening: after?.works.map(({ round, name, ink, cards, price, paid }, at) => {
      const when = round === after.works[at - 1]?.round ? '' : `${round}: `;
      return `${when}${cards} ${name} ${ink} ${price} → ${paid}`;
    }),
    afterwards: after?.said,
  };
}

function mayTold(may: Can): [Can['kind'], unknown] {
  switch (may.kind) {
    case 'add':
      return [may.kind, may.symbols.map(({ auction, name }) => `${auction} ${name}`)];
    case 'sale':
      return [may.kind, [may.least, ...may.buyers.map(({ seat, name }) => `${seat} ${name}`)].join(' ')];
    case 'bid':
    case 'price':
    case 'seal':
      return [may.kind, `${may.least}–${String(may.most)}`];
    case 'pass':
    case 'unseal':
    case 'take':
    case 'decline':
      return [may.kind, true];
  }
}

/** What becomes of each thing a phone can say, by who says it, and what may be a step too late. */
function judged(moment: PhoneMoment): object {
  if (moment.run === null) return {};
  const now = lotNow(moment);
  const { players } = moment.timeline.record;
  const verdicts = (amount: number, steps: number) => (kind: DoKind) => {
    const lot = writeLot({ ...now, steps });
    const each = players.map(({ name }, seat) => {
      const said = judge(moment, seat, { say: 'do', lot, kind, amount, buyer: 1, auction: 'once' });
      if (!said.ok) return { name, what: refusalOf(moment, said.error, languageOf('it')).said };
      const { step, ...besides } = said.value;
      const by = step !== null && 'seat' in step ? { seat: step.seat === seat ? 'own' : step.seat } : {};
      const own = { ...step, ...by };
      return { name, what: `yes ${inLine([...Object.values(besides), ...Object.values(own)])}` };
    });
    const by = Map.groupBy(each, ({ what }) => what);
    by.delete(ANOTHERS_TURN);
    return [...by].map(([what, who]) => {
      const names = who.length === players.length ? 'all' : who.map(({ name }) => name).join(' ');
      return { names, what };
    });
  };
  const early = DO_KINDS.map((kind) => {
    const told = verdicts(6, now.steps)(kind).map(({ names, what }) => `${names}, ${what}`);
    return [kind, told.join('; ')];
  });
  const late = DO_KINDS.map((kind) => {
    const allowed = verdicts(31, now.steps - 1)(kind).filter(({ what }) => what.startsWith('yes'));
    return [`late ${kind}`, allowed.map(({ names }) => names).join(' ')];
  });
  return Object.fromEntries([...early, ...late]);
}

/** What most are told most of the time isn't told here. */
const ANOTHERS_TURN = 'Tocca a qualcun altro.';

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
