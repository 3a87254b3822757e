import { NIGHT } from '../../fixtures/result.ts';
import { below, chance, pick, random, type Random } from '../../play/random.ts';
import { damage, jsonTrouble } from '../../shared/record/damage.ts';
import { backup } from '../../shared/interchange/bg-stats.ts';
import { wholeGame } from '../../shared/record/games.ts';

/** A file for import. */
export interface FuzzedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Initial games, mostly short, so that many files can be tried. */
const GAMES = Array.from({ length: 30 }, (_, seed) => {
  const game = wholeGame(seed + 1);
  return { ...game, events: game.events.slice(0, seed % 5 === 0 ? undefined : 4 + seed) };
});

const RESULT = { ...NIGHT, rounds: [[1, 2, 3]], source: 'paper' };
const PLAYS = backup();

const FIELDS = [
  ...['id', 'startedAt', 'finishedAt', 'notes', 'location', 'tags', 'people', 'knownResult', '__proto__'],
];

const SAYINGS: readonly unknown[] = [
  'rubbish',
  '21.11.2026',
  '2026-02-30',
  '\u202eAda\u202c',
  '\ud800',
  '\0',
  'x'.repeat(101),
  'y'.repeat(30_000),
  'constructor',
  '__proto__',
  7,
  '7',
  [{ kind: 'same', id: 'a', as: 'b', at: '2026-01-31T20:15:00.000Z' }],
  [{ kind: 'name', id: 'a', name: '', at: 'then' }],
  { scores: [1, 2, 3], winners: [9] },
];

/** A file of one or more games, partly valid or not at all, determined by the seed. */
export function fuzzedFile(seed: number): FuzzedFile {
  const next = random(seed * 31 + 5);
  if (chance(next, 0.2)) {
    const lines = Array.from({ length: 1 + below(next, 4) }, () => documentText(next));
    return { name: `${seed}.ndjson`, bytes: encoded(lines.join('\n'), next) };
  }
  return { name: `${seed}.json`, bytes: encoded(documentText(next), next) };
}

function documentText(next: Random): string {
  const kind = next();
  const document: Record<string, unknown> = structuredClone(
    kind < 0.7 ? { ...pick(next, GAMES) } : kind < 0.85 ? { ...RESULT } : { ...PLAYS },
  );
  if (kind < 0.85) document['id'] = `game-${below(next, 2_000)}`;
  if (chance(next, 0.4)) {
    Object.defineProperty(document, pick(next, FIELDS), {
      value: pick(next, SAYINGS),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  if (chance(next, 0.7))
    for (let times = 1 + below(next, 3); times > 0; times -= 1) damage(document, next, jsonTrouble(next));
  const text = JSON.stringify(document);
  const how = next();
  if (how < 0.03) return text.replace('{', `{"deep":${'['.repeat(5_000)}${']'.repeat(5_000)},`);
  if (how < 0.06) return text.slice(0, below(next, text.length));
  return text;
}

function encoded(text: string, next: Random): Uint8Array {
  const bytes = Buffer.from(text);
  const how = next();
  if (how < 0.04) return Buffer.from(text, 'utf16le');
  if (how < 0.08) return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]);
  if (how < 0.2 && bytes.length > 0) {
    for (let times = 1 + below(next, 8); times > 0; times -= 1)
      bytes[below(next, bytes.length)] = below(next, 256);
  }
  return bytes;
}
