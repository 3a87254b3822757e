import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');

interface Room {
  readonly room: string;
  readonly mayImport: readonly string[];
  readonly packages: readonly string[] | 'any';
  readonly instead: string;
}

/** What every part of the window may use. */
const BELOW = ['shared', 'renderer/lib', 'renderer/ui'];

/** A part of the window: what it may import besides itself and what lies below. */
function inWindow(part: string, alsoImports: readonly string[], instead: string): Room {
  const room = `renderer/${part}`;
  return { room, mayImport: [...BELOW, room, ...alsoImports], packages: 'any', instead };
}

function shown(part: string, others: readonly string[]): Room {
  return inWindow(
    `shown/${part}`,
    others.map((other) => `renderer/shown/${other}`),
    'what screens draw of a game knows no feature and no screen, and one family not the other.',
  );
}

function feature(name: string, others: readonly string[] = []): Room {
  return inWindow(
    `features/${name}`,
    ['renderer/shown', ...others.map((other) => `renderer/features/${other}`)],
    'features know no screen, and each other only as listed here: move what two of them draw to renderer/shown.',
  );
}

const SCREENS = readdirSync(join(source, 'renderer/screens')).map((screen) =>
  inWindow(
    `screens/${screen}`,
    ['renderer/shown', 'renderer/features'],
    'screens know nothing of each other: move what two of them need to renderer/shown (drawn of a game), renderer/features (done with a game) or renderer/ui.',
  ),
);

const IN_EVERY_FAMILY = ['wall', 'settlement', 'ending', 'score-pad'];

/** Who may import whom, and what to do instead; the first room that fits a file decides. */
const ROOMS: readonly Room[] = [
  {
    room: 'shared/core',
    mayImport: ['shared/core'],
    packages: [],
    instead: 'core knows nobody: move what needs more to the room that needs it.',
  },
  {
    room: 'shared/auction/editions',
    mayImport: ['shared/auction/edition.ts'],
    packages: [],
    instead: 'an edition is facts and citations: let the rules read a field of it.',
  },
  {
    room: 'shared/gallery/editions',
    mayImport: ['shared/gallery/edition.ts'],
    packages: [],
    instead: 'an edition is facts and citations: let the rules read a field of it.',
  },
  {
    room: 'shared/auction',
    mayImport: ['shared/core', 'shared/auction'],
    packages: [],
    instead: 'a family knows core and itself: what both families share belongs into core.',
  },
  {
    room: 'shared/gallery',
    mayImport: ['shared/core', 'shared/gallery'],
    packages: [],
    instead: 'a family knows core and itself: what both families share belongs into core.',
  },
  {
    room: 'shared/record',
    mayImport: ['shared/core', 'shared/auction/index.ts', 'shared/gallery/index.ts', 'shared/record'],
    packages: [],
    instead: 'the record knows a family by its door: export it from the family’s index.ts.',
  },
  {
    room: 'shared/result',
    mayImport: ['shared/core', 'shared/record/index.ts', 'shared/result'],
    packages: [],
    instead: 'a result is a record without a log: it knows records by their door and no rules.',
  },
  {
    room: 'shared/interchange',
    mayImport: [
      'shared/core',
      'shared/record/index.ts',
      'shared/result/index.ts',
      'shared/projection/index.ts',
      'shared/interchange',
    ],
    packages: [],
    instead: 'other programs’ files are read and written as text: the texts of a language are handed in.',
  },
  {
    room: 'shared/referee',
    mayImport: [
      'shared/core',
      'shared/auction/index.ts',
      'shared/gallery/index.ts',
      'shared/record/index.ts',
      'shared/referee',
    ],
    packages: [],
    instead:
      'the referee names what a table asks and what its edition answers: the sentences belong into text.',
  },
  {
    room: 'shared/lessons',
    mayImport: [
      'shared/core',
      'shared/auction/index.ts',
      'shared/gallery/index.ts',
      'shared/record/index.ts',
      'shared/lessons',
    ],
    packages: [],
    instead: 'a lesson is events and questions: the rules answer them, and the sentences belong into text.',
  },
  {
    room: 'shared/bidding',
    mayImport: ['shared/core', 'shared/auction/index.ts', 'shared/bidding'],
    packages: [],
    instead: 'an auction that is run asks the family’s door who may bid what and who wins.',
  },
  {
    room: 'shared/story',
    mayImport: [
      'shared/core',
      'shared/auction/index.ts',
      'shared/gallery/index.ts',
      'shared/record/index.ts',
      'shared/story',
    ],
    packages: [],
    instead: 'a game’s figures come from its replay: ask the families’ and the record’s doors.',
  },
  {
    room: 'shared/transfer',
    mayImport: [
      'shared/core',
      'shared/auction/index.ts',
      'shared/gallery/index.ts',
      'shared/record/index.ts',
      'shared/result/index.ts',
      'shared/transfer',
    ],
    packages: [],
    instead: 'what travels knows records by their door: texts are handed to it, files belong into main.',
  },
  {
    room: 'shared/projection',
    mayImport: [
      'shared/core',
      'shared/record/index.ts',
      'shared/result/index.ts',
      'shared/story/index.ts',
      'shared/projection',
    ],
    packages: [],
    instead: 'rows are made of a game’s story: what they need of the rules, the story tells.',
  },
  {
    room: 'shared/text',
    mayImport: [
      'shared/core',
      'shared/auction/index.ts',
      'shared/gallery/index.ts',
      'shared/record/index.ts',
      'shared/lessons/index.ts',
      'shared/referee/index.ts',
      'shared/result/index.ts',
      'shared/text',
      'shared/transfer/index.ts',
    ],
    packages: [],
    instead: 'text turns codes and numbers into sentences: it needs their types and nothing else.',
  },
  {
    room: 'shared/api.ts',
    mayImport: ['shared/api'],
    packages: ['@orpc/contract'],
    instead: 'the contract’s door puts its parts together: a shape belongs into its part in shared/api.',
  },
  {
    room: 'shared/api',
    mayImport: [
      'shared/api',
      'shared/core',
      'shared/interchange/bgg-games.ts',
      'shared/record/index.ts',
      'shared/text/languages.ts',
      'shared/transfer/index.ts',
    ],
    packages: ['@orpc/contract', 'valibot'],
    instead: 'the contract names shapes: rules belong into the families, work into main.',
  },
  {
    room: 'shared/contract-port.ts',
    mayImport: [],
    packages: [],
    instead: 'what the contract’s port is called is a word and needs nobody.',
  },
  {
    room: 'main',
    mayImport: ['main', 'shared'],
    packages: 'any',
    instead: 'main and renderer meet in shared/api.ts alone.',
  },
  {
    room: 'preload',
    mayImport: ['preload', 'shared'],
    packages: 'any',
    instead: 'the bridge is a handful of lines between main and renderer and knows neither.',
  },
  {
    room: 'renderer/lib',
    mayImport: ['shared', 'renderer/lib'],
    packages: 'any',
    instead: 'lib draws nothing: what is drawn belongs in renderer/ui or above it.',
  },
  inWindow('ui', [], 'ui knows no game and no screen: move what does to renderer/shown or a feature.'),
  shown('wall', []),
  shown('settlement', ['wall']),
  shown('ending', []),
  shown('score-pad', ['wall']),
  shown('past', []),
  shown('auction', IN_EVERY_FAMILY),
  shown('gallery', IN_EVERY_FAMILY),
  feature('teaching'),
  feature('entry', ['teaching']),
  feature('settle', ['teaching']),
  feature('end', ['teaching']),
  feature('log'),
  feature('leave-game'),
  feature('play-again'),
  feature('past-games'),
  feature('figures', ['past-games']),
  feature('export'),
  ...SCREENS,
  {
    room: 'renderer',
    mayImport: ['renderer', 'shared'],
    packages: 'any',
    instead: 'main and renderer meet in shared/api.ts alone: ask through the contract.',
  },
];

function stands(path: string, room: string): boolean {
  return path === room || path.startsWith(`${room}/`);
}

function roomOf(file: string) {
  return ROOMS.find(({ room }) => stands(file, room));
}

/** What a file imports against the rules of its room. */
function broken(file: string, text: string): string[] {
  const room = roomOf(file);
  if (room === undefined) return ['the file belongs to no room'];
  const { mayImport, packages } = room;
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)]
    .map(([, target = '']) => target)
    .filter((target) => {
      if (!target.startsWith('.'))
        return packages !== 'any' && !packages.some((name) => stands(target, name));
      const path = relative(source, resolve(source, file, '..', target))
        .split(sep)
        .join('/');
      // The manifest, from which main knows the version, is the one thing outside.
      if (path === '../package.json') return room.room !== 'main';
      return !mayImport.some((allowed) => stands(path, allowed));
    });
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.(ts|svelte)$/.test(file));

describe('who may import whom', () => {
  test.each(ROOMS)('$room: $instead', ({ room, instead }) => {
    const found = files
      .filter((file) => roomOf(file)?.room === room)
      .flatMap((file) =>
        broken(file, readFileSync(join(source, file), 'utf8')).map((target) => `${file}: ${target}`),
      );
    expect(found, instead).toEqual([]);
  });

  test('every source file belongs to a room', () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test('an edition’s file imports types alone', () => {
    const values = files
      .filter((file) => /^shared\/(auction|gallery)\/editions\//.test(file))
      .filter((file) => /^import (?!type\b)/m.test(readFileSync(join(source, file), 'utf8')));
    expect(values, 'write the value into the edition, or let the rules read it from edition.ts').toEqual([]);
  });

  test.each([
    ['shared/core/seats.ts', "import { readFileSync } from 'node:fs';"],
    ['shared/auction/rules.ts', "import { gallery } from '../gallery/index.ts';"],
    ['shared/auction/editions/any.ts', "import type { State } from '../state.ts';"],
    ['shared/record/replay.ts', "import { apply } from '../auction/rules.ts';"],
    ['shared/api.ts', "export * from './auction/index.ts';"],
    ['renderer/lib/any.ts', "import { openStore } from '../../main/store/index.ts';"],
    ['renderer/lib/any.ts', "import Button from '../ui/Button.svelte';"],
    ['renderer/ui/any.ts', "import Bay from '../shown/wall/Bay.svelte';"],
    ['renderer/shown/auction/any.ts', "import Seats from '../gallery/Seats.svelte';"],
    ['renderer/shown/past/any.ts', "import Filters from '../../features/past-games/Filters.svelte';"],
    ['renderer/features/log/any.ts', "import Answers from '../entry/Answers.svelte';"],
    ['renderer/features/entry/any.ts', "import Home from '../../screens/home/Home.svelte';"],
    ['renderer/screens/home/any.ts', "import Setup from '../setup/Setup.svelte';"],
    ['main/api/any.ts', "const view = await import('../../renderer/App.svelte');"],
    ['elsewhere/any.ts', ''],
  ])('%s shall not say %s', (file, text) => {
    expect(broken(file, text)).toHaveLength(1);
  });
});
