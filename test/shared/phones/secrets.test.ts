import { expect, test } from 'vitest';
import { follow, runAuction, type Step } from '../../../src/shared/bidding/index.ts';
import type { State } from '../../../src/shared/auction/index.ts';
import { boardView, seatView, type PhoneMoment } from '../../../src/shared/phones/index.ts';
import { timelineOf, readRecord } from '../../../src/shared/record/index.ts';
import { plans as auctionPlans } from '../../play/auction-plans.ts';
import { playAuction, playAuctionTable } from '../../play/auction.ts';
import { randomAuctionBox, randomGalleryBox } from '../../play/boxes.ts';
import { plans as galleryPlans } from '../../play/gallery-plans.ts';
import { playGallery, playGalleryTable } from '../../play/gallery.ts';
import { below, chance, pick, random, type Random } from '../../play/random.ts';
import { repetitions } from '../../repetitions.ts';
import { languageOf, liveOf, momentOf } from './phone-games.ts';

/** A record as JSON has it. */
interface Raw {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly options: { readonly tracking: string };
  readonly events: readonly (Readonly<Record<string, unknown>> & { readonly type: string })[];
}

const GAMES = repetitions(48, 3_000);

function gameOf(seed: number, next: Random): Raw {
  const players = pick(next, [3, 4, 5]);
  switch (seed % 6) {
    case 0: {
      const box = randomAuctionBox(seed);
      const tracking = pick(next, ['ledger', 'owners'] as const);
      const options = { tracking, ...(box.mystery === null ? {} : { mystery: true }) };
      const seated = box.mystery === null ? players : 3;
      const { record } = playAuctionTable({ edition: box.basedOn, box, players: seated, options, seed });
      return JSON.parse(JSON.stringify({ ...record, edition: 'box', box })) as Raw;
    }
    case 1: {
      const box = randomGalleryBox(seed);
      const options = { tracking: pick(next, ['full', 'counts'] as const) };
      const { record } = playGalleryTable({ edition: box.basedOn, box, players, options, seed });
      return JSON.parse(JSON.stringify({ ...record, edition: 'box', box })) as Raw;
    }
    case 2:
      return playGallery(pick(next, galleryPlans(60)));
    default: {
      const plan = pick(next, auctionPlans(540));
      const tracking = chance(next, 0.8) ? 'ledger' : plan.options.tracking;
      return playAuction({ ...plan, seed, options: { ...plan.options, tracking } });
    }
  }
}

/** What ends an auction that may be in progress before. */
const SELLING: ReadonlySet<string> = new Set(['sale', 'pair', 'unpaired']);

/** The same game with other people's ids, other notes, and other money for one seat. */
function twin(game: Raw, other: number, at: number, money: number, mark: string): object {
  const adjust = { type: 'adjust', reason: `${mark} counted`, cash: { [other]: money } };
  const isLedger = game.options.tracking === 'ledger';
  const events = isLedger ? game.events.toSpliced(at, 0, adjust) : game.events;
  return {
    ...game,
    players: game.players.map(({ id, name }) => ({ id: `${mark}-${id}`, name })),
    notes: `${mark} notes`,
    location: `${mark} place`,
    events: events.map((event) => ({
      ...event,
      note: `${mark} note`,
      ...(event.type === 'final' && Array.isArray(event['money'])
        ? { money: (event['money'] as number[]).with(other, money) }
        : {}),
    })),
  };
}

/** Steps until somewhere in the auction, and the same with another sealed amount for one seat. */
function stepsIn(state: State, other: number, next: Random): readonly [readonly Step[], readonly Step[]] {
  let live = runAuction(state, [])?.live;
  const [ones, others]: [Step[], Step[]] = [[], []];
  for (let said = below(next, 12); said > 0 && live !== undefined; said -= 1) {
    const seat = below(next, state.setup.players);
    const amount = below(next, 20);
    const main = chance(next, 0.5);
    const step = pick<Step>(next, [
      { kind: 'bid', seat, amount },
      { kind: 'pass', seat },
      { kind: 'cover', seat, amount: main ? null : amount },
      { kind: 'price', amount },
      { kind: 'take', seat },
      { kind: 'going' },
      { kind: 'add', seat, auction: 'hidden' },
    ]);
    const after = follow(state, live, step);
    if (!after.ok) continue;
    live = after.value;
    ones.push(step);
    others.push(
      step.kind === 'cover' && seat === other && !main ? { ...step, amount: below(next, 20) } : step,
    );
  }
  return [ones, others];
}

function written(moment: PhoneMoment, seat: number | null, sealed: number | null): string {
  return JSON.stringify(
    (['en', 'it'] as const).map((language) =>
      seat === null
        ? boardView(moment, languageOf(language))
        : seatView(moment, seat, sealed, languageOf(language)),
    ),
  );
}

test('no byte sent to a seat or a board depends on another seat’s money, sealed bid, ids or notes', () => {
  const seen = new Set<string>();
  let ownDiffer = 0;
  let compared = 0;
  for (let seed = 0; seed < GAMES; seed += 1) {
    const next = random(seed);
    const game = gameOf(seed, next);
    const players = game.players.length;
    const anywhere = [...game.events.keys()];
    const sold = anywhere.filter((at) => SELLING.has(game.events[at]?.type ?? ''));
    const lots = sold.length === 0 ? anywhere : sold;
    const settles = anywhere.filter((at) => game.events[at]?.type === 'settle');
    const cuts = [[game.events.length], anywhere, lots, settles] as const;
    for (const places of cuts) {
      const ends = pick(next, places);
      const cut = { ...game, events: game.events.slice(0, ends) };
      const other = below(next, players);
      const at = chance(next, 0.3) ? ends : below(next, ends + 1);
      const [one, more] = [20 + below(next, 90), 120 + below(next, 90)];
      const documents = [twin(cut, other, at, one, 'mark1'), twin(cut, other, at, more, 'mark2')] as const;
      const read = readRecord(documents[0]);
      const table = read.ok ? timelineOf(read.value, null).tables.at(-1) : undefined;
      if (table === undefined) throw new Error(`game ${seed} can’t be read`);
      const steps = table.family === 'auction' ? stepsIn(table.state, other, next) : ([[], []] as const);
      const connected = [other];
      const saleAllowed = chance(next, 0.3);
      const moments = documents.map((document, which) =>
        momentOf(document, steps[which], { connected, saleAllowed }),
      );
      const [first, second] = moments;
      // What the first may bid, the second, who has more money, may bid as well.
      if (first === null || first === undefined || second === null || second === undefined) continue;
      expect(second.run?.steps.length).toBe(first.run?.steps.length);
      seen.add(`${table.family} ${table.state.situation.kind} ${liveOf(first)}`);
      const sealed = below(next, 30);
      for (const seat of [null, ...game.players.keys()]) {
        const [here, there] = [written(first, seat, sealed), written(second, seat, sealed)];
        expect(here).not.toMatch(/mark/);
        if (seat === other) ownDiffer += here === there ? 0 : 1;
        else expect(there, `game ${seed}, seat ${seat}, ${other} differs`).toBe(here);
        compared += 1;
      }
    }
  }
  expect(ownDiffer).toBeGreaterThan(GAMES / 2);
  expect(compared).toBeGreaterThan(GAMES * 8);
  for (const live of ['calling', 'in-turn', 'covering', 'naming', 'asking', 'adding', 'decided', 'none'])
    expect(
      [...seen].some((moment) => moment.endsWith(` ${live}`)),
      live,
    ).toBe(true);
  for (const kind of ['auction settling', 'auction finished', 'gallery turn', 'gallery finished'])
    expect(
      [...seen].some((moment) => moment.startsWith(kind)),
      kind,
    ).toBe(true);
});
