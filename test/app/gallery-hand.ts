import type { Page } from 'playwright-core';
import { EFFECTS } from '../../src/shared/gallery/index.ts';
import { cutAt, playedGallery } from '../fixtures/replayed.ts';
import type { EnteredGame, RawEvent } from '../play/gallery.ts';
import { withoutSymbol } from '../play/idle-symbols.ts';
import { pressButton } from './press-button.ts';

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

export function situation(record: EnteredGame, events: number) {
  return playedGallery(cutAt(record, events)).state;
}

export function isOver(record: EnteredGame, events: number): boolean {
  return situation(record, events).situation.kind === 'settling';
}

export interface Answer {
  readonly key: string;
  readonly button: RegExp;
}

/** The scorekeeper's answers for an event, as keys and as button labels. */
export function answersFor(record: EnteredGame, at: number): Answer[] {
  const event = record.events[at] ?? { type: 'nothing' };
  const { situation: before, setup } = situation(record, at);
  const { artists } = setup.edition;
  const artist = (id: unknown): Answer => {
    const name = artists.find((one) => one.id === id)?.name ?? '';
    const place = setup.artists.findIndex((one) => one === id);
    return { key: String(place + 1), button: new RegExp(`^${name} \\d of`) };
  };
  const ends = isOver(record, at + 1);
  const confirmed = ends ? [{ key: 'Enter', button: /^Ends the round/ }] : [];
  const no = (button: RegExp): Answer => ({ key: '0', button });
  switch (event.type) {
    case 'influence':
      return [artist(event.artist), ...confirmed];
    case 'play': {
      const award = { key: '6', button: /^Card with an award/ };
      if (setup.tracking === 'counts') {
        return [...(event.effect === 'award' ? [award] : []), artist(event.artist), ...confirmed];
      }
      if (reachesLimit(record, at)) return [artist(event.artist), ...confirmed];
      return [artist(event.artist), symbol(event.effect), ...confirmed];
    }
    case 'draw':
      return [{ key: 'Enter', button: /^Draws a card/ }, ...confirmed];
    case 'second':
      return [{ key: '1', button: /^A second/ }, ...confirmed];
    case 'face-down':
      return [{ key: '1', button: /^Plays it face down/ }, ...confirmed];
    case 'award':
      return [artist(event.artist), ...confirmed];
    case 'everyone': {
      const caller = before.kind === 'effect' ? (before.seat ?? 0) : 0;
      const order = record.players.map((_, step) => (caller + step) % record.players.length);
      const laid = Array.isArray(event.artists) ? event.artists : [];
      return [...order.filter((seat) => laid[seat] !== null).map((seat) => artist(laid[seat])), ...confirmed];
    }
    case 'decline': {
      const asked = before.kind === 'effect' ? before.symbol : 'draw';
      const told = setup.edition.drawAndAward === 'expected' && (asked === 'draw' || asked === 'award');
      const button = {
        draw: /^No draw/,
        award: /^No award/,
        'second-up': /^No second/,
        'second-down': /^No card/,
      };
      if (asked === 'everyone') throw new Error('nobody may refuse');
      if (told) return [no(button[asked]), { key: 'Enter', button: /^Skip it/ }];
      return [no(button[asked]), ...confirmed];
    }
    case 'end-round':
      return [{ key: 'press', button: /^Everybody is out of cards/ }];
    default:
      throw new Error(`no answer for ${event.type}`);
  }
}

const BUTTONS: readonly RegExp[] = [
  /^No symbol/,
  /^Draw/,
  /^Second card face up/,
  /^Second card face down/,
  /^Everyone/,
  /^Award/,
];

function symbol(effect: unknown): Answer {
  const at = EFFECTS.findIndex((one) => one === effect);
  return { key: at === 0 ? 'Enter' : String(at), button: BUTTONS[at] ?? /^$/ };
}

/** Keys don't wait for the screen, since none is lost. The pointer presses each button as it appears. */
export async function enter(page: Page, answers: readonly Answer[], by: 'keys' | 'pointer'): Promise<void> {
  for (const { key, button } of answers) {
    if (by === 'pointer') await page.getByRole('button', { name: button }).click();
    else if (key === 'press') await pressButton(page, button);
    else await page.keyboard.press(key);
  }
}
