import { prompts as promptsAtAuction } from '../auction/index.ts';
import type { Detail } from '../core/problem.ts';
import type { Seat } from '../core/seats.ts';
import { prompts as promptsInGallery, type PromptKey as GalleryPrompt } from '../gallery/index.ts';
import { sit, type GameRecord, type Table } from '../record/index.ts';
import type { Words } from './en/index.ts';
import { auctionTerms, galleryTerms } from './terms.ts';
import type { Language } from './languages.ts';
import type { Naming, Saying } from './message.ts';
import { namingOf } from './naming.ts';

/** In which language something is said, and in which kind of it. */
export interface Speech {
  readonly words: Words;
  readonly language: Language;
  readonly locale: string;
}

/** One thing the table is told now. */
export interface Told {
  readonly key: string;
  readonly line: string;
  /** Why it is so and what one may choose; `null` where this game has heard it before. */
  readonly reason: string | null;
  /** Whom it means; everybody where it is empty. */
  readonly seats: readonly Seat[];
  /** Whether something is to be entered for it. */
  readonly asks: boolean;
}

export interface Prompting {
  /** What is asked now, short enough for one line. */
  readonly line: string;
  readonly told: readonly Told[];
}

/** What happens now, who does it, what they may choose and why. */
export function promptingOf(
  { words, locale }: Speech,
  record: GameRecord,
  table: Table,
  heard: ReadonlySet<string>,
): Prompting {
  const naming = namingOf(record, locale);
  switch (table.family) {
    case 'auction': {
      const terms = auctionTerms(words, table.setup.edition.id);
      return spoken(promptsAtAuction(table.state), {
        ...words.auctionPrompts,
        leading: [],
        terms,
        naming,
        heard,
      });
    }
    case 'gallery': {
      const terms = galleryTerms(words, table.setup.edition.id);
      return spoken(promptsInGallery(table.state), {
        ...words.galleryPrompts,
        leading: LEADING,
        terms,
        naming,
        heard,
      });
    }
  }
}

/** What this game has been told so far: whatever somebody has answered since. A correction answers nothing. */
export function heardBefore(record: GameRecord): ReadonlySet<string> {
  const { tables } = sit(record, null);
  return new Set(
    record.events.flatMap(({ type }, index) => {
      const table = tables[index];
      return table === undefined || type === 'adjust' ? [] : keysTold(table);
    }),
  );
}

export function keysTold(table: Table): readonly string[] {
  switch (table.family) {
    case 'auction':
      return promptsAtAuction(table.state).map(({ key }) => key);
    case 'gallery':
      return promptsInGallery(table.state).map(({ key }) => key);
  }
}

interface PromptOf<Key extends string> {
  readonly key: Key;
  readonly detail: Detail;
  readonly seats: readonly Seat[];
  readonly next: readonly string[];
}

interface Spoken<Key extends string, Terms> {
  readonly lines: Readonly<Record<Key, Saying<Terms>>>;
  readonly reasons: Readonly<Record<Key, Saying<Terms>>>;
  readonly together: Readonly<Partial<Record<Key, Saying<Terms>>>>;
  /** Who leads is no question, but nobody can begin without knowing it. */
  readonly leading: readonly Key[];
  readonly terms: Terms;
  readonly naming: Naming;
  readonly heard: ReadonlySet<string>;
}

function spoken<Key extends string, Terms>(
  prompts: readonly PromptOf<Key>[],
  speech: Spoken<Key, Terms>,
): Prompting {
  const { lines, reasons, together, terms, naming, heard } = speech;
  const told = prompts.flatMap(({ key, detail, seats, next }, index): Told[] => {
    const first = prompts.findIndex((other) => other.key === key) === index;
    const reason = first && !heard.has(key) ? reasons[key](detail, naming, terms) : null;
    const asks = next.length > 0;
    const own = lines[key](detail, naming, terms);
    const once = together[key];
    if (once === undefined) return [{ key, line: own, reason, seats, asks }];
    const each = { key, line: own, reason: null, seats, asks: false };
    return first ? [{ key, line: once(detail, naming, terms), reason, seats: [], asks }, each] : [each];
  });
  return { line: asked(prompts, speech), told };
}

const LEADING: readonly GalleryPrompt[] = [
  'setup-first-museum',
  'setup-first-chosen',
  'starter-token',
  'starter-finisher',
  'starter-untold',
  'starter-passed-over',
];

/** Of several that ask for the same only the first; of what is asked player by player, what all are asked. */
function asked<Key extends string, Terms>(
  prompts: readonly PromptOf<Key>[],
  { lines, together, leading: leadingKeys, terms, naming }: Spoken<Key, Terms>,
): string {
  const asking = prompts.filter(({ next }) => next.length > 0);
  const different = asking.filter(
    ({ next }, index) => asking.findIndex((other) => String(other.next) === String(next)) === index,
  );
  const leading = prompts.filter(({ key }) => leadingKeys.includes(key));
  const said = asking.length > 0 ? [...different.slice(0, 2), ...leading] : prompts.slice(0, 1);
  return said.map(({ key, detail }) => (together[key] ?? lines[key])(detail, naming, terms)).join(' ');
}
