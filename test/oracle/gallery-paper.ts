import { gallery } from '../../src/shared/gallery/index.ts';
import type { GameRecord, RawEvent } from '../play/gallery.ts';
import { itemAt, paysNow, put, valuesOf, type Sheet } from './auction-paper.ts';

export interface Page {
  readonly event: RawEvent;
  readonly round: number;
  readonly counts: Sheet;
  /** Value tokens, awards and adjustments. */
  readonly tokens: Sheet;
  /** What a card by each ranked artist scores if the round ends like this, best first. */
  readonly worth: Sheet;
  readonly displays: readonly Sheet[];
  readonly scores: readonly number[];
  readonly payouts: readonly number[] | null;
}

/** A game of the gallery family on paper, event by event. */
export function onPaper(record: GameRecord, order: readonly string[]): Page[] {
  const { players, edition } = record;
  const { awards, valueTokens } = gallery.editions[edition];
  let round = 1;
  let counts: Sheet = {};
  let displays: Sheet[] = players.map(() => ({}));
  const tokens: Sheet = {};
  const scores = players.map(() => 0);
  let turn = -1;
  return record.events.map((event) => {
    const at = round;
    let payouts: number[] | null = null;
    const {
      artist = '',
      seat,
      artists = [],
      cards = [],
    } = event as unknown as {
      artist?: string;
      seat?: number;
      artists?: (string | null)[];
      cards?: string[][];
    };
    if (event.type === 'influence') put(counts, artist, 1);
    if (event.type === 'play') turn = seat ?? -1;
    if (event.type === 'play' || event.type === 'second') {
      put(counts, artist, 1);
      if (record.options.tracking === 'full') put(displays[turn], artist, 1);
    }
    if (event.type === 'everyone') {
      artists.forEach((laid, owner) => {
        if (laid === null) return;
        put(counts, laid, 1);
        put(displays[owner], laid, 1);
      });
    }
    if (event.type === 'award') put(tokens, artist, awards.value);
    if (event.type === 'reveal' || event.type === 'extras') {
      cards.forEach((own, owner) => {
        for (const card of own) {
          put(displays[owner], card, 1);
          if (event.type === 'reveal') put(counts, card, 1);
        }
      });
    }
    if (event.type === 'adjust') {
      const changes = event as unknown as Record<string, Sheet | undefined>;
      for (const [key, change] of Object.entries(changes['scores'] ?? {}))
        scores[Number(key)] = (scores[Number(key)] ?? 0) + change;
      for (const [key, change] of Object.entries(changes['counts'] ?? {})) put(counts, key, change);
      for (const [key, change] of Object.entries(changes['standing'] ?? {})) put(tokens, key, change);
      const shown = (changes['displayed'] ?? {}) as unknown as Record<string, Sheet>;
      for (const [key, held] of Object.entries(shown))
        for (const [name, change] of Object.entries(held)) put(displays[Number(key)], name, change);
    }
    const page = {
      counts: { ...counts },
      tokens: { ...tokens },
      worth: valuesOf(valueTokens, order, counts, tokens),
      displays: displays.map((one) => ({ ...one })),
    };
    if (event.type === 'settle') {
      const { displays: said } = event as unknown as { displays?: Sheet[] };
      const { worth } = page;
      payouts = (said ?? displays).map((display) => paysNow(display, worth));
      payouts.forEach((points, owner) => (scores[owner] = (scores[owner] ?? 0) + points));
      const ranked = Object.keys(worth);
      ranked.forEach((name, place) => put(tokens, name, itemAt(valueTokens, place)));
      counts = {};
      displays = players.map(() => ({}));
      round += 1;
    }
    return { event, round: at, ...page, scores: [...scores], payouts };
  });
}
