import type { Page } from 'playwright-core';
import { EFFECTS, gallery, prompts, type Edition, type State } from '../../src/shared/gallery/index.ts';
import { cutAt, playedGallery } from '../fixtures/replayed.ts';
import type { EnteredGame, RawEvent } from '../play/gallery.ts';
import { withoutSymbol } from '../play/idle-symbols.ts';
import { pressButton, waitForEvents } from './entered.ts';

/** The screen only needs counts: the symbol of the card that ends a round is ignored, so it isn't asked for. */
export function said(record: EnteredGame, events: readonly RawEvent[]): RawEvent[] {
  const { tracking } = record.options;
  return events.map((event, at) => {
    if (event.type !== 'play') return event;
    const { artist, effect } = event;
    const ends = reachesLimit(record, at);
    if (tracking === 'counts')
      return { type: 'play', artist, ...(effect === 'award' && !ends ? { effect } : {}) };
    return ends ? withoutSymbol(event) : event;
  });
}

/** Whether a card takes its artist to the limit. */
function reachesLimit(record: EnteredGame, at: number): boolean {
  const { setup, counts } = situation(record, at);
  const place = setup.artists.findIndex((id) => id === record.events[at]?.artist);
  return (counts[place] ?? 0) + 1 >= setup.limit;
}

function situation(record: EnteredGame, events: number) {
  return playedGallery(cutAt(record, events)).state;
}

export function isOver(record: EnteredGame, events: number): boolean {
  return situation(record, events).situation.kind === 'settling';
}

/** The keys of an artist's cards in any form of a table. */
const artistKey = ({ setup }: State, id: unknown): string =>
  String(setup.artists.findIndex((one) => one === id) + 1);

/** The scorekeeper's keys for an event of a turn. */
function keysFor(record: EnteredGame, at: number): readonly string[] {
  const event = record.events[at] ?? { type: 'nothing' };
  const state = situation(record, at);
  const { situation: before, setup } = state;
  const artist = artistKey(state, event.artist);
  const confirmed = isOver(record, at + 1) ? ['Enter'] : [];
  switch (event.type) {
    case 'influence':
    case 'award':
      return [artist, ...confirmed];
    case 'play':
      if (setup.tracking === 'counts')
        return [...(event.effect === 'award' ? ['6'] : []), artist, ...confirmed];
      return [artist, ...(reachesLimit(record, at) ? [] : [symbol(event.effect)]), ...confirmed];
    case 'draw':
      return ['Enter', ...confirmed];
    case 'second':
    case 'face-down':
      return ['1', ...confirmed];
    case 'everyone': {
      const caller = before.kind === 'effect' ? (before.seat ?? 0) : 0;
      const order = record.players.map((_, step) => (caller + step) % record.players.length);
      const laid = Array.isArray(event.artists) ? event.artists : [];
      const cards = order.flatMap((seat) => (laid[seat] === null ? [] : artistKey(state, laid[seat])));
      return [...cards, ...confirmed];
    }
    case 'decline': {
      const asked = before.kind === 'effect' ? before.symbol : 'draw';
      if (asked === 'everyone') throw new Error('nobody may refuse');
      const told = setup.edition.drawAndAward === 'expected' && (asked === 'draw' || asked === 'award');
      return ['0', ...(told ? ['Enter'] : confirmed)];
    }
    default:
      throw new Error(`no keys for ${event.type}`);
  }
}

function symbol(effect: unknown): string {
  const at = EFFECTS.findIndex((one) => one === effect);
  return at === 0 ? 'Enter' : String(at);
}

/** One action of the scorekeeper while a round is scored, with the question it answers. */
interface Deed {
  readonly asked: RegExp;
  readonly keys: readonly string[];
  /** Fields to fill in. */
  readonly fields?: readonly string[];
  /** The screen ignores an Enter right after the last card. */
  readonly calm?: boolean;
  /** Who starts, if different from the rules. */
  readonly starter?: number | null;
  /** Whether it appends an event. */
  readonly appends: boolean;
}

/** The scorekeeper's actions for an event that scores a round. */
export function deedsAt(record: EnteredGame, at: number): Deed[] {
  const event = record.events[at];
  return event === undefined ? [] : deedsFor(situation(record, at), event, record.events[at - 1]);
}

function deedsFor(state: State, event: RawEvent, beforeIt: RawEvent | undefined): Deed[] {
  switch (event.type) {
    case 'play':
      return [{ asked: /^Any more cards/, keys: [artistKey(state, event.artist)], appends: true }];
    case 'reveal':
      return [reveal(state, event)];
    case 'extras':
      return [...finisher(state), ...extras(state, event)];
    case 'settle': {
      const asked = beforeIt?.type === 'extras' ? [] : [...finisher(state), ...extras(state, null)];
      return [...asked, ...displays(state, event), settle(state, event)];
    }
    default:
      throw new Error(`${event.type} scores no round`);
  }
}

function order({ situation, firstPlayer, setup }: State): number[] {
  const first = (situation.kind === 'settling' ? situation.finisher : null) ?? firstPlayer;
  return Array.from({ length: setup.players }, (_, step) => (first + step) % setup.players);
}

function cardKeys(state: State, event: RawEvent | null, seat: number): string[] {
  const cards: unknown = Array.isArray(event?.cards) ? event.cards[seat] : [];
  return Array.isArray(cards) ? cards.map((card) => artistKey(state, card)) : [];
}

function reveal(state: State, event: RawEvent): Deed {
  const keys = [...order(state).flatMap((seat) => cardKeys(state, event, seat)), 'Enter'];
  return { asked: /turns up/, keys, appends: true };
}

/** Confirms the finisher that the rules choose. */
function finisher(state: State): Deed[] {
  const { situation } = state;
  const asks = prompts(state).some(({ key }) => key === 'finished-together');
  if (!asks || situation.kind !== 'settling' || situation.finisher === null) return [];
  return [{ asked: /^Who ended the round/, keys: [String(situation.finisher + 1)], appends: false }];
}

/** Seat by seat from the player who ended the round; without an event nobody adds anything. */
function extras(state: State, event: RawEvent | null): Deed[] {
  if (state.setup.tracking === 'counts') return [];
  const { edition } = state.setup;
  const leading = gallery.outcome(state).rounds.at(-1)?.ranking ?? [];
  const able = order(state).filter(
    (seat) =>
      (state.hands[seat] ?? 0) > 0 &&
      state.setup.artists.some(
        (id, at) =>
          (state.displays[seat * state.setup.artists.length + at] ?? 0) > 0 &&
          (edition.extraCards === 'every-artist-displayed' || leading.includes(id)),
      ),
  );
  if (able.length === 0) return [];
  const keys = able.flatMap((seat) => [...cardKeys(state, event, seat), 'Enter']);
  return [{ asked: /^Does .* add/, keys, calm: true, appends: true }];
}

function displays(state: State, event: RawEvent): Deed[] {
  if (state.setup.tracking !== 'counts') return [];
  const shown: readonly unknown[] = Array.isArray(event.displays) ? event.displays : [];
  const fields = shown.flatMap((cards) =>
    state.setup.artists.map((id) =>
      String(Object.entries(cards ?? {}).find(([one]) => one === id)?.[1] ?? ''),
    ),
  );
  return [
    { asked: /^Any more cards/, keys: ['Enter'], calm: true, appends: false },
    { asked: /^What’s in front/, keys: [], fields, appends: false },
  ];
}

/** A box's word for points at the start of a line. */
export function scoredIn({ points }: Edition): string {
  return { points: 'Points', 'victory-points': 'VP' }[points];
}

function settle({ setup }: State, event: RawEvent): Deed {
  const starter = typeof event.next === 'number' ? event.next : null;
  const asked = new RegExp(`^${scoredIn(setup.edition)} this round`);
  return { asked, keys: ['Enter'], calm: true, starter, appends: true };
}

const CALM_MILLISECONDS = 550;

async function does(page: Page, deed: Deed): Promise<void> {
  await page.getByRole('heading', { name: deed.asked }).waitFor();
  if (deed.starter !== undefined && deed.starter !== null) {
    const starters = page.getByLabel('Who starts?');
    if ((await starters.count()) > 0) await starters.selectOption(String(deed.starter));
    // Keys go to the table again once the select has lost the focus.
    await page.getByRole('heading', { name: /^Round over/ }).click();
  }
  for (const field of deed.fields ?? []) {
    for (const digit of field) await page.keyboard.press(digit);
    await page.keyboard.press('Enter');
  }
  // Instead of waiting, the page's clock is advanced.
  if (deed.calm === true)
    await page.evaluate((passed) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + passed;
    }, CALM_MILLISECONDS);
  for (const key of deed.keys) await page.keyboard.press(key);
}

/** Enters a played card game by keys, up to the final scores. */
export async function enterGame(page: Page, record: EnteredGame): Promise<void> {
  let events = 0;
  for (const at of record.events.keys()) {
    events = await enterEvent(page, record, at, events);
    // The cards of a round are entered as fast as possible, and none is lost.
    if (isOver(record, at + 1)) await waitForEvents(page, events);
  }
}

/**
 * Enters one event and returns the new number of events, which was `events` before: if the screen has to be told that
 * nobody adds a card, that is one more.
 */
export async function enterEvent(
  page: Page,
  record: EnteredGame,
  at: number,
  events: number,
): Promise<number> {
  if (!isOver(record, at)) {
    if (record.events[at]?.type === 'end-round') await pressButton(page, /^Everybody is out of cards/);
    // Keys don't wait for the screen, since none is lost.
    else for (const key of keysFor(record, at)) await page.keyboard.press(key);
    return events + 1;
  }
  let count = events;
  for (const deed of deedsAt(record, at)) {
    await does(page, deed);
    if (!deed.appends) continue;
    count += 1;
    await waitForEvents(page, count);
  }
  return count;
}
