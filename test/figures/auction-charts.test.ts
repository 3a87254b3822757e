import { describe, expect, test } from 'vitest';
import type { ChartTold } from '../../src/renderer/ui/charts/chart.ts';
import { en } from '../../src/shared/text/en.ts';
import { AUCTION_GLOSSARY } from '../../src/shared/text/glossary.ts';
import { auction, AUCTION_KINDS } from '../../src/shared/auction/index.ts';
import { paysNow, there, valuesOf } from '../oracle/auction-paper.ts';
import { auctionTale, type AuctionTale, type PaperRound, type SoldLot } from '../oracle/auction-tale.ts';
import {
  barsIn,
  categoriesIn,
  digitsOf,
  drawnIn,
  linesIn,
  pointsIn,
  rowsOf,
  sum,
} from '../oracle/chart-seen.ts';
import { aheadAfterRounds, changesOfLead, leaders } from '../oracle/rounds-over.ts';
import { gained, listed, written } from '../oracle/written.ts';
import { plans } from '../play/auction-plans.ts';
import { playAuction, type GameRecord, type Plan } from '../play/auction.ts';
import { random, shuffle } from '../play/random.ts';
import { chart, gameOf, toldOf } from '../renderer/game/told.ts';

const words = en.story;

interface Seen {
  readonly record: GameRecord;
  readonly tale: AuctionTale;
  readonly of: (id: string, view?: number) => ChartTold;
  readonly money: (value: number) => string;
  readonly more: (value: number) => string;
  readonly digits: readonly [string, string];
}

function see(plan: Plan): Seen {
  const record = playAuction(plan);
  const game = gameOf(record);
  const [told, italian] = [toldOf(game), toldOf(game, 'it')];
  const digits = [told, italian].map((each) =>
    each.flatMap(({ views }) => views.map((view) => digitsOf(view.chart))).join('\n'),
  );
  return {
    record,
    tale: auctionTale(record, game.sitting),
    of: (id, view) => chart(told, id, view),
    money: (value) => written(record.edition, value),
    more: (value) => gained(record.edition, value),
    digits: [there(digits, 0), there(digits, 1)],
  };
}

/** Some tables hang the artists in an order of their own. */
function withOrders(all: readonly Plan[]): Plan[] {
  return all.map((plan) => {
    if (plan.seed % 7 !== 3) return plan;
    const printed = auction.editions[plan.edition].artists.map(({ id }) => id);
    return { ...plan, options: { ...plan.options, order: shuffle(random(plan.seed), printed) } };
  });
}

const WHOLE = withOrders(plans(162)).map(see);
const STOPPED = withOrders(plans(162)).map((plan) => see({ ...plan, stopAfter: (plan.seed * 11) % 70 }));
const GAMES = [...WHOLE, ...STOPPED];
const kept = (...trackings: readonly string[]) =>
  GAMES.filter(({ record }) => trackings.includes(record.options.tracking));

const nameIn = ({ tale }: Seen, id: string) => tale.artists.find((one) => one.id === id)?.name ?? '';

describe('who was ahead when', () => {
  test('moment by moment, as lines, as a table and in words', () => {
    for (const seen of GAMES) {
      const { tale, of, money, record } = seen;
      const { race, names } = tale;
      const told = of('race');
      if (race.length < 2) {
        expect(told.spec).toBeNull();
        expect(told.answer).toBe(words.race.none);
        continue;
      }
      const heads = race.map(({ kind, round }, at) => {
        const lots = race.slice(0, at + 1).filter((one) => one.round === round && one.kind === 'lot').length;
        if (kind === 'start') return words.race.start;
        if (kind === 'now') return words.race.nowMoment;
        if (kind === 'round') return words.race.end(round);
        return kind === 'lot' ? words.race.lot(round, lots) : words.race.adjusted(round);
      });
      expect(rowsOf(told), record.id).toEqual(
        race.map(({ values }, at) => [there(heads, at), ...values.map(money)]),
      );
      expect(categoriesIn(told)).toEqual(heads);
      expect(drawnIn(told)).toEqual(
        names.map((name, seat) => [name, race.map(({ values }) => values[seat])]),
      );
      const begins = race.flatMap(({ kind, round }, at) =>
        kind === 'round' && at < race.length - 1 ? [[at, words.chart.round(round + 1)]] : [],
      );
      expect(linesIn(told).marks?.map(({ at, label }) => [at, label])).toEqual([
        [0, words.chart.round(1)],
        ...begins,
      ]);
      expect(told.answer, record.id).toBe(raceAnswer(seen));
    }
  });

  function raceAnswer({ tale, money, record }: Seen): string {
    const { race, names, winners, scores } = tale;
    const who = (values: readonly number[]) => listed(leaders(values).map((seat) => there(names, seat)));
    const ends = race.filter(({ kind }) => kind === 'round').map(({ values }) => who(values));
    const last = there(race, race.length - 1).values;
    return [
      ...(ends.length === 0
        ? []
        : [words.race.ahead(listed(aheadAfterRounds(ends, words.race.afterRounds)))]),
      ...(record.options.tracking === 'ledger'
        ? [words.race.changes(changesOfLead(race.map(({ values }) => values)))]
        : []),
      scores === null
        ? words.race.now(who(last), money(Math.max(...last)))
        : words.race.won(who(scores), winners.length > 1, money(Math.max(...scores))),
    ].join(' ');
  }
});

describe('where the money came from, and where it went', () => {
  test('with prices, step by step from the start to the money', () => {
    for (const { tale, of, money, more, record } of kept('ledger')) {
      const { flows, names, winners } = tale;
      const told = of('flow');
      const adjusted = flows.some((flow) => flow[4] !== 0);
      const steps = [0, 1, 2, 3, 4, 5].filter((step) => step !== 4 || adjusted);
      expect(rowsOf(told), record.id).toEqual(
        flows.map((flow, seat) => [
          there(names, seat),
          ...steps.map((step) => (step === 0 || step === 5 ? money : more)(there(flow, step))),
        ]),
      );
      // Each bar begins where the one before it ended.
      const spans = flows.map((flow) =>
        [0, 1, 2, 3, 4].map((step) => [sum(flow.slice(0, step)), sum(flow.slice(0, step + 1))]),
      );
      const bars = flows.map((flow, seat) => [...there(spans, seat), [0, there(flow, 5)]]);
      expect(drawnIn(told).map(([, values]) => values)).toEqual(
        steps.map((step) => bars.map((each) => each[step])),
      );
      expect(categoriesIn(told)).toEqual(names);

      const first = (of_: readonly number[]) => of_.indexOf(Math.max(...of_));
      const seat = winners[0] ?? first(flows.map((flow) => there(flow, 5)));
      const own = there(flows, seat).map(money);
      const sold = flows.map((flow) => there(flow, 1));
      const collected = flows.map((flow) => there(flow, 2) + there(flow, 3));
      expect(told.answer).toBe(
        [
          words.flow.answer(
            there(names, seat),
            there(own, 1),
            money(-there(there(flows, seat), 3)),
            there(own, 2),
            there(own, 5),
          ),
          ...(Math.max(...sold) > 0
            ? [words.flow.dealer(there(names, first(sold)), money(Math.max(...sold)))]
            : []),
          ...(Math.max(...collected) > 0
            ? [words.flow.collector(there(names, first(collected)), money(Math.max(...collected)))]
            : []),
        ].join(' '),
      );
    }
  });

  test('without prices, what the bank paid by artist', () => {
    for (const seen of kept('owners', 'counts')) {
      const { tale, of, money, record } = seen;
      const brought = (id: string, seat: number) =>
        sum(tale.rounds.map(({ walls, worth }) => (walls?.[seat]?.[id] ?? 0) * (worth[id] ?? 0)));
      const table = tale.artists.map(({ id }) => tale.names.map((_, seat) => brought(id, seat)));
      const totals = tale.names.map((_, seat) => sum(table.map((row) => there(row, seat))));
      const told = of('flow');
      if (totals.every((total) => total === 0)) {
        expect(told).toMatchObject({ spec: null, numbers: [], answer: words.flow.noneBank });
        continue;
      }
      expect(rowsOf(told), record.id).toEqual([
        ...tale.artists.map(({ name }, at) => [name, ...there(table, at).map(money)]),
        [words.chart.total, ...totals.map(money)],
      ]);
      expect(drawnIn(told)).toEqual(tale.artists.map(({ name }, at) => [name, table[at]]));
      const best = totals.indexOf(Math.max(...totals));
      const own = table.map((row) => there(row, best));
      expect(told.answer).toContain(`${there(tale.names, best)} most, ${money(there(totals, best))}; `);
      expect(told.answer).toContain(`brought ${money(Math.max(...own))} of it`);
    }
  });
});

describe('what was a bargain', () => {
  const kindName = ({ record }: Seen, kind: string) =>
    kind === 'double'
      ? words.bargains.unmatched
      : AUCTION_GLOSSARY[record.edition].en.kinds[kind as (typeof AUCTION_KINDS)[number]];

  function lotRows(seen: Seen, lots: readonly SoldLot[]): string[][] {
    const { tale, money, more } = seen;
    return lots.map(({ round, paintings, artist, kind, seller, buyer, price, paid }) => [
      words.bargains.lotRow(round, paintings, nameIn(seen, artist)),
      kindName(seen, kind),
      there(tale.names, seller),
      there(tale.names, buyer),
      price === null ? '–' : money(price),
      paid === null ? '–' : money(paid),
      price === null || paid === null ? '–' : more(paid - price),
    ]);
  }

  function groupRow({ money, more }: Seen, head: string, lots: readonly SoldLot[]): string[] {
    const [paintings, price, paid] = [
      sum(lots.map((lot) => lot.paintings)),
      sum(lots.map((lot) => lot.price ?? NaN)),
      sum(lots.map((lot) => lot.paid ?? NaN)),
    ];
    const each = paintings === 0 ? 0 : Math.round((paid - price) / paintings);
    return [
      head,
      String(lots.length),
      String(paintings),
      money(price),
      money(paid),
      more(paid - price),
      more(each),
    ];
  }

  test('with prices, by artist and by kind of auction, and lot by lot', () => {
    let compared = 0;
    for (const seen of kept('ledger')) {
      const { tale, of } = seen;
      const lots = tale.lots.filter(({ paid }) => paid !== null);
      if (lots.length === 0) {
        expect(of('bargains')).toMatchObject({ spec: null, numbers: [], answer: words.bargains.none });
        continue;
      }
      compared += lots.length;
      const groups = [
        tale.artists.map(({ id, name }) => [name, lots.filter(({ artist }) => artist === id)] as const),
        AUCTION_KINDS.map((kind) => [kindName(seen, kind), lots.filter((lot) => lot.kind === kind)] as const),
      ];
      groups.forEach((group, view) => {
        const told = of('bargains', view);
        expect(rowsOf(told)).toEqual([
          ...group.map(([head, own]) => groupRow(seen, head, own)),
          groupRow(seen, words.chart.total, lots),
        ]);
        expect(rowsOf(told, 1)).toEqual(lotRows(seen, lots));
        expect(drawnIn(told)).toEqual(
          group
            .filter(([, own]) => own.length > 0)
            .map(([head, own]) => [head, own.map(({ price, paid }) => ({ x: price, y: paid }))]),
        );
        expect(pointsIn(told).series.flatMap(({ said }) => said ?? [])).toHaveLength(lots.length);
        expect(told.answer).toBe(answer(seen, lots, group));
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  function answer(
    seen: Seen,
    lots: readonly SoldLot[],
    groups: readonly (readonly [string, readonly SoldLot[]])[],
  ): string {
    const gain = ({ price, paid }: SoldLot) => (paid ?? NaN) - (price ?? NaN);
    const gains = lots.map(gain);
    const [best, worst] = [Math.max(...gains), Math.min(...gains)];
    const tell = (amount: number, sentence: typeof words.bargains.best) => {
      const lot = there(lots, gains.indexOf(amount));
      const [price, paid] = [seen.money(lot.price ?? NaN), seen.money(lot.paid ?? NaN)];
      return sentence(
        there(seen.tale.names, lot.buyer),
        lot.paintings,
        nameIn(seen, lot.artist),
        lot.round,
        price,
        paid,
      );
    };
    const each = groups.flatMap(([head, own]) => {
      const paintings = sum(own.map((lot) => lot.paintings));
      return own.length === 0 ? [] : [{ head, gain: Math.round(sum(own.map(gain)) / paintings) }];
    });
    const most = Math.max(...each.map((one) => one.gain));
    return [
      ...(best > 0 ? [tell(best, words.bargains.best)] : []),
      ...(worst < 0 ? [tell(worst, words.bargains.worst)] : []),
      words.bargains.groupBest(each.find((one) => one.gain === most)?.head ?? '', seen.more(most)),
    ].join(' ');
  }

  test('without prices the table says what each lot paid, and with counts alone nothing', () => {
    for (const seen of kept('owners', 'counts')) {
      const told = seen.of('bargains');
      const lots = seen.record.options.tracking === 'counts' ? [] : seen.tale.lots;
      const rows = lotRows(
        seen,
        lots.filter(({ paid }) => paid !== null),
      );
      expect(told.spec).toBeNull();
      expect(rowsOf(told)).toEqual(rows);
      expect(told.answer).toBe(rows.length > 0 ? words.bargains.noPrices : words.bargains.noLots);
    }
  });
});

describe('who paid whom, and who paid for the winner', () => {
  test('in money, or without prices in paintings', () => {
    for (const { tale, of, money, record } of kept('ledger', 'owners')) {
      const { paid, names, winners } = tale;
      const told = of('paid-whom');
      const cell = record.options.tracking === 'ledger' ? money : String;
      const columns = [...names, null].map((_, to) => sum(paid.map((row) => there(row, to))));
      if (sum(columns) === 0) {
        expect(told).toMatchObject({ spec: null, numbers: [], answer: words.paidWhom.none });
        continue;
      }
      expect(rowsOf(told), record.id).toEqual([
        ...paid.map((row, from) => [
          there(names, from),
          ...row.map((value, to) => (from === to ? '–' : cell(value))),
          cell(sum(row)),
        ]),
        [words.chart.total, ...columns.map(cell), cell(sum(columns))],
      ]);
      expect(drawnIn(told)).toEqual(names.map((name, from) => [name, paid[from]]));
      expect(categoriesIn(told).slice(0, -1)).toEqual(
        names.map((name, seat) => (winners.includes(seat) ? `${name} · ${words.paidWhom.winner}` : name)),
      );
      expect(told.answer).toBe(
        answer(tale, record.options.tracking === 'ledger' ? money : words.paidWhom.paintings),
      );
    }
  });

  function answer({ paid, names, winners }: AuctionTale, say: (value: number) => string): string {
    const received = names.map((_, to) => sum(paid.map((row) => there(row, to))));
    const first = winners[0] ?? received.indexOf(Math.max(...received));
    const payers = names
      .map((name, from) => ({ name, value: there(there(paid, from), first) }))
      .filter(({ value }) => value > 0)
      .sort((one, other) => other.value - one.value);
    const most = Math.max(...paid.flatMap((row) => row.slice(0, -1)));
    const from = paid.findIndex((row) => row.slice(0, -1).includes(most));
    const sentences = [];
    const name = there(names, first);
    if (payers.length > 0) {
      const sentence = winners.length > 0 ? words.paidWhom.forWinner : words.paidWhom.forLeader;
      sentences.push(
        sentence(name, listed(payers.map((one) => words.paidWhom.part(one.name, say(one.value))))),
      );
    } else if (winners.length > 0) sentences.push(words.paidWhom.alone(name));
    else
      sentences.push(
        say(1) === words.paidWhom.paintings(1) ? words.paidWhom.onlyOwn : words.paidWhom.onlyBank,
      );
    if (most > 0) {
      const to = there(paid, from).indexOf(most);
      sentences.push(words.paidWhom.most(there(names, from), there(names, to), say(most)));
    }
    return sentences.join(' ');
  }

  test('is unknown where only what was put up is kept', () => {
    for (const { of } of kept('counts')) {
      expect(of('paid-whom')).toMatchObject({ spec: null, numbers: [], answer: words.paidWhom.noBuyers });
    }
  });
});

describe('how the artists rose and fell', () => {
  test('by what each painting paid, and by how many lay on the table', () => {
    for (const { tale, of, money } of GAMES) {
      const { artists, rounds } = tale;
      const told = of('artists');
      if (rounds.length === 0) {
        expect(told).toMatchObject({ spec: null, numbers: [], answer: words.artists.none });
        continue;
      }
      const paid = (id: string) => rounds.map(({ worth }) => worth[id] ?? 0);
      expect(rowsOf(told)).toEqual(artists.map(({ id, name }) => [name, ...paid(id).map(money)]));
      expect(rowsOf(told, 1)).toEqual(
        artists.map(({ id, name }) => [name, ...rounds.map(({ counts }) => String(counts[id] ?? 0))]),
      );
      expect(drawnIn(told).map(([, values]) => values)).toEqual(
        rounds.map(({ worth }) => artists.map(({ id }) => worth[id] ?? 0)),
      );
      const most = Math.max(...artists.flatMap(({ id }) => paid(id)));
      const never = artists.filter(({ id }) => paid(id).every((value) => value === 0));
      expect(told.answer).toContain(`paid most: ${money(most)} each in round`);
      expect(told.answer.endsWith(words.artists.never(listed(never.map(({ name }) => name))))).toBe(
        never.length > 0,
      );
    }
  });
});

describe('who ended each round, and what one card less would have paid', () => {
  interface Ended {
    readonly head: string;
    readonly payouts: readonly number[] | null;
    readonly less: readonly number[] | null | 'no card';
  }

  function endOf(seen: Seen, round: PaperRound): Ended {
    const { tale } = seen;
    const { event, lot } = there(tale.pages, round.ended);
    const { artist, seat } = event as { artist?: string; seat?: number };
    const payouts = round.walls?.map((wall) => paysNow(wall, round.worth)) ?? null;
    if (artist === undefined) return { head: words.endings.noCard(round.round), payouts, less: 'no card' };
    const ender = event.type === 'mystery' ? (lot.auctioneer as number | undefined) : seat;
    const fewer = { ...round.counts, [artist]: (round.counts[artist] ?? 0) - 1 };
    const worth = valuesOf(tale.order, fewer, round.tiles);
    const name = nameIn(seen, artist);
    return {
      head:
        ender === undefined
          ? words.endings.byUnknown(round.round, name)
          : words.endings.by(round.round, there(tale.names, ender), name),
      payouts,
      less: round.walls?.map((wall) => paysNow(wall, worth)) ?? null,
    };
  }

  test('round by round, with the difference drawn', () => {
    let differing = 0;
    for (const seen of GAMES) {
      const { tale, of, money, record } = seen;
      const told = of('endings');
      const ends = tale.rounds.map((round) => endOf(seen, round));
      if (ends.length === 0) {
        expect(told).toMatchObject({ spec: null, numbers: [], answer: words.endings.none });
        continue;
      }
      const cells = (values: readonly number[] | null) =>
        values?.map(money) ?? tale.names.map(() => words.endings.unknown);
      expect(rowsOf(told), record.id).toEqual(
        ends.flatMap(({ head, payouts, less }, at) => [
          [words.endings.asItWas(head), ...cells(payouts)],
          ...(less === 'no card' ? [] : [[words.endings.earlier(at + 1), ...cells(less)]]),
        ]),
      );
      const differences = ends.flatMap(({ payouts, less }) =>
        payouts === null || less === null || less === 'no card'
          ? []
          : [payouts.map((paid, seat) => paid - there(less, seat))],
      );
      const differ = differences.some((each) => each.some((value) => value !== 0));
      differing += differ ? 1 : 0;
      expect(told.spec !== null).toBe(differ);
      if (!differ) continue;
      expect(drawnIn(told)).toEqual(
        tale.names.map((name, seat) => [name, differences.map((each) => each[seat])]),
      );
      expect(barsIn(told).categories).toHaveLength(differences.length);
    }
    expect(differing).toBeGreaterThan(50);
  });

  test('whoever ended it is told what the last card brought them', () => {
    for (const seen of GAMES) {
      const { tale, of, money } = seen;
      const sentences = tale.rounds.map((round) => {
        const { head, payouts, less } = endOf(seen, round);
        const ender = tale.names.findIndex((name) => head.startsWith(`Round ${round.round}: ${name},`));
        if (ender < 0 || payouts === null || less === null || less === 'no card') return head;
        const own = there(payouts, ender) - there(less, ender);
        if (own === 0) return head;
        return own > 0 ? words.endings.better(head, money(own)) : words.endings.worse(head, money(-own));
      });
      if (sentences.length > 0) expect(of('endings').answer).toContain(`${sentences.join('. ')}.`);
    }
  });
});

test('the tables are the same in Italian, digit for digit', () => {
  for (const { digits } of GAMES) expect(digits[1]).toBe(digits[0]);
});
