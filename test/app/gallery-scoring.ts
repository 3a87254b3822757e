import type { Page } from 'playwright-core';
import {
  gallery,
  prompts,
  type Edition,
  type EditionId,
  type State,
} from '../../src/shared/gallery/index.ts';
import type { EnteredGame, RawEvent } from '../play/gallery.ts';
import { situation } from './gallery-hand.ts';
import { letTimePass } from './let-time-pass.ts';

export type By = 'keys' | 'pointer';

/** One action of the scorekeeper while a round is scored, with the question it answers. */
export interface Deed {
  readonly asked: RegExp;
  readonly keys: readonly string[];
  /** The same with the pointer: buttons in order. */
  readonly buttons: readonly RegExp[];
  /** Fields to fill in, with keys or pointer. */
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
      return [late(state, event)];
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

const button = (name: string): RegExp => new RegExp(`^${name}`);

function artist({ setup }: State, id: unknown): { readonly key: string; readonly name: string } {
  const place = setup.artists.findIndex((one) => one === id);
  const name = setup.edition.artists.find((one) => one.id === id)?.name ?? '';
  return { key: String(place + 1), name };
}

function order({ situation, firstPlayer, setup }: State): number[] {
  const first = (situation.kind === 'settling' ? situation.finisher : null) ?? firstPlayer;
  return Array.from({ length: setup.players }, (_, step) => (first + step) % setup.players);
}

function cardsOf(event: RawEvent | null, seat: number): readonly unknown[] {
  const cards: unknown = Array.isArray(event?.cards) ? event.cards[seat] : [];
  return Array.isArray(cards) ? cards : [];
}

function late(state: State, event: RawEvent): Deed {
  const { key, name } = artist(state, event.artist);
  return { asked: /^Any more cards/, keys: [key], buttons: [button(name)], appends: true };
}

function reveal(state: State, event: RawEvent): Deed {
  const cards = order(state).flatMap((seat) => cardsOf(event, seat).map((card) => artist(state, card)));
  return {
    asked: /turns up/,
    keys: [...cards.map(({ key }) => key), 'Enter'],
    buttons: [...cards.map(({ name }) => button(name)), /^Rank the artists/],
    appends: true,
  };
}

/** Confirms the finisher that the rules choose. */
function finisher(state: State): Deed[] {
  const { situation } = state;
  const asks = prompts(state).some(({ key }) => key === 'finished-together');
  if (!asks || situation.kind !== 'settling' || situation.finisher === null) return [];
  return [
    {
      asked: /^Who ended the round/,
      keys: [String(situation.finisher + 1)],
      buttons: [/ended it/],
      appends: false,
    },
  ];
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
  const keys: string[] = [];
  const buttons: RegExp[] = [];
  for (const seat of able) {
    for (const card of cardsOf(event, seat)) {
      const { key, name } = artist(state, card);
      keys.push(key);
      buttons.push(button(name));
    }
    keys.push('Enter');
    buttons.push(/^Done/);
  }
  return [{ asked: /^Does .* add/, keys, buttons, calm: true, appends: true }];
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
    {
      asked: /^Any more cards/,
      keys: ['Enter'],
      buttons: [/^No, rank the artists/],
      calm: true,
      appends: false,
    },
    { asked: /^What’s in front/, keys: [], buttons: [], fields, appends: false },
  ];
}

/** An edition's word for points at the start of a line. */
export function scoredIn(edition: EditionId): string {
  return unitOf(gallery.editions[edition]);
}

function unitOf({ points }: Edition): string {
  return { points: 'Points', 'victory-points': 'VP' }[points];
}

function settle({ setup }: State, event: RawEvent): Deed {
  const starter = typeof event.next === 'number' ? event.next : null;
  return {
    asked: new RegExp(`^${unitOf(setup.edition)} this round`),
    keys: ['Enter'],
    buttons: [/^Save, /],
    calm: true,
    starter,
    appends: true,
  };
}

const CALM_MILLISECONDS = 550;

export async function does(page: Page, deed: Deed, by: By): Promise<void> {
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
  if (by === 'pointer') {
    for (const name of deed.buttons) await page.getByRole('main').getByRole('button', { name }).click();
    return;
  }
  if (deed.calm === true) await letTimePass(page, CALM_MILLISECONDS);
  for (const key of deed.keys) await page.keyboard.press(key);
}
