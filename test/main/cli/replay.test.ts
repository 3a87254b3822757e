import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { worthThrough } from '../../../src/shared/record/index.ts';
import { settle, workedExample } from '../../fixtures/auction.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { SAMPLE, sampleWith } from '../../shared/record/sample.ts';

const CLI = join(import.meta.dirname, '../../../src/main/cli');
const COMMAND = join(CLI, 'replay.ts');

let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'vernissage-replay-'))));
afterAll(() => rmSync(folder, { recursive: true }));

interface Answer {
  readonly written: string;
  readonly lines: readonly unknown[];
  readonly exit: number | null;
  readonly complaints: string;
}

/** Runs the command as a shell would. */
function run(words: readonly string[], input: string | Uint8Array = '', command = COMMAND): Answer {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...words], { cwd: folder, input });
  const written = stdout.toString();
  const lines = written.split('\n');
  expect(lines.pop(), 'the last line is whole').toBe('');
  return {
    written,
    lines: lines.map((line) => JSON.parse(line) as unknown),
    exit: status,
    complaints: stderr.toString(),
  };
}

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

/** A refusal as printed by the command. */
function refused(code: string, message: string | RegExp, id: string | null = null, index = -1): unknown {
  const said: unknown = expect.stringMatching(message);
  return { id, error: { index, code, message: said } };
}

const line = (record: unknown): string => JSON.stringify(record);

test('files and standard input are answered in order, with the printed results; what is broken has its place, what is odd has warnings', () => {
  const settled = sampleWith({ id: 'g1', events: [...workedExample(33), settle] });
  const name = file('first-round.json', JSON.stringify(settled, null, 4));
  // A byte order mark and Windows line breaks are accepted.
  const lined = file('windows.ndjson', `\ufeff${line(SAMPLE)}\r\n\r\n${line(SAMPLE)}\r\n`);
  const single = file('windows.json', `\ufeff${JSON.stringify(SAMPLE, null, 2).replaceAll('\n', '\r\n')}`);
  const priced = (price: number) => [SAMPLE.events[0], { type: 'sale', buyer: 3, price }];
  const one = file('one.json', line(sampleWith({ id: 'one' })));
  const two = [{ id: 'two' }, { id: 'broken', events: priced(101) }, { id: 'odd', events: priced(99) }];
  const many = file('many.ndjson', two.map((changes) => line(sampleWith(changes))).join('\n'));
  const input = `\n${line(sampleWith({ id: 'from input' }))}\r\n \n`;
  const { written, lines, exit, complaints } = run([name, lined, single, many, '-', one], input);
  expect(written.slice(0, written.indexOf('\n') + 1)).toBe(
    '{"id":"g1","status":"playing","round":2,"turn":3,"rounds":[{"round":1,"endedBy":"limit",' +
      '"counts":{"lite-metal":5,"yoko":1,"christin-p":2,"karl-gitter":0,"krypto":1},' +
      '"ranking":["lite-metal","christin-p","yoko"],' +
      '"values":{"lite-metal":30,"yoko":10,"christin-p":20,"karl-gitter":0,"krypto":0},' +
      '"payouts":[0,40,60,70]}],"cash":[152,146,139,120],"scores":[152,146,139,120],' +
      '"hands":[10,10,11,12],"winners":null}\n',
  );
  const read = (id: string) => expect.objectContaining({ id, status: 'playing' }) as unknown;
  expect(lines).toEqual([
    ...['g1', SAMPLE.id, SAMPLE.id, SAMPLE.id, 'two'].map(read),
    refused('bid-over-cash', /^many\.ndjson, line 2, events\[1\]\.price: .*Doris/, 'broken', 1),
    ...['odd', 'from input', 'one'].map(read),
  ]);
  // Warnings come last, and only if there are any.
  const last = lines.map((each) => Object.entries(each as object).at(-1));
  expect(last[6]).toEqual(['warnings', [{ index: 1, code: 'price-above-best-value' }]]);
  expect(last[4]?.[0]).not.toBe('warnings');
  expect([exit, complaints]).toEqual([1, '']);
});

test('whatever isn’t a record, can’t be read or is too long is said of each, and the rest is read', () => {
  const others = [
    ['no-json', '{"id": 1,}', 'not-json'],
    ['a-number', '7', 'not-an-object'],
    ['a-list', '[1]', 'not-an-object'],
    ['not-text', Uint8Array.of(0x22, 0xff, 0x22), 'not-utf-8'],
    ['utf-16', Buffer.from('\ufeff{}', 'utf16le'), 'not-utf-8'],
    ['endless', '['.repeat(3_000_000), 'not-json'],
  ] as const;
  const names = others.map(([name, content]) => file(`${name}.ndjson`, content));
  const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
  const harmless = file('deep.ndjson', line(SAMPLE).replace('{', `{"deep":${deep},`));
  const long = line(sampleWith({ notes: 'x'.repeat(4_000_000) }));
  const most = line(sampleWith({ notes: '' }));
  const fitting = most.replace('"notes":""', `"notes":"${'x'.repeat(4_000_000 - most.length)}"`);
  const lined = file('long.ndjson', [long, fitting, line(SAMPLE)].join('\n'));
  mkdirSync(join(folder, 'games.json'), { recursive: true });
  const large = file('large.json', ' '.repeat(32_000_001));
  const empty = [file('empty.ndjson', '\n\n'), file('empty.json', '')];
  const missing = ['missing.json', 'games.json', 'missing.ndjson'];
  const words = [harmless, ...names, ...missing, large, ...empty, lined, '-'];
  const { lines, exit, complaints } = run(words, '{"id":"x","format":"chess"}');
  const read: unknown = expect.objectContaining({ id: SAMPLE.id, status: 'playing' });
  expect(lines).toEqual([
    read,
    ...others.map(([name, , code]) => refused(code, new RegExp(`^${name}\\.ndjson, line 1: `))),
    refused('no-such-file', /^missing\.json: /),
    refused('not-a-file', /^games\.json: /),
    refused('no-such-file', /^missing\.ndjson: /),
    refused('file-too-long', /^large\.json: /),
    refused('not-json', /^empty\.json: /),
    refused('line-too-long', /^long\.ndjson, line 1: .*4 MB/),
    read,
    read,
    refused('unknown-format', /^line 1, format: /, 'x'),
  ]);
  expect([exit, complaints]).toEqual([1, '']);
});

describe('a well-behaved command', () => {
  test('without a file, or with an unknown option, it prints its usage', () => {
    for (const words of [[], ['--fast', 'x.json']]) {
      const { lines, exit, complaints } = run(words);
      expect({ lines, exit }).toEqual({ lines: [], exit: 2 });
      expect(complaints).toMatch(/^Usage: npm run --silent replay -- FILE…/);
    }
    const { status, stdout } = spawnSync(process.execPath, [COMMAND, '--help']);
    expect([status, String(stdout)]).toEqual([0, expect.stringMatching(/^Usage: npm run --silent replay/)]);
  });

  test('a reader that closes early ends it without an error', async () => {
    const child = spawn(process.execPath, [COMMAND, '-'], { stdio: 'pipe' });
    const ended = once(child, 'close');
    let complaints = '';
    child.stderr.on('data', (data) => (complaints += String(data)));
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${line(SAMPLE)}\n`);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    for (let times = 0; times < 2_000; times += 1) child.stdin.write(`${line(SAMPLE)}\n`);
    expect(await ended).toEqual([0, null]);
    expect(complaints).toBe('');
  });

  test('memory stays constant, however many records there are and however slowly they are read', async () => {
    const child = spawn(
      process.execPath,
      ['--max-old-space-size=32', '--max-semi-space-size=1', COMMAND, '-'],
      { stdio: 'pipe' },
    );
    const ended = once(child, 'close');
    const games = `${Array.from({ length: 20 }, (_, seed) => line(wholeGame(seed))).join('\n')}\n`;
    const times = 120;
    const feeding = (async () => {
      for (let fed = 0; fed < times; fed += 1) {
        if (!child.stdin.write(games)) await once(child.stdin, 'drain');
      }
      child.stdin.end();
    })();
    await new Promise((resolve) => setTimeout(resolve, 500));
    let answered = 0;
    for await (const chunk of child.stdout) answered += String(chunk).split('\n').length - 1;
    await feeding;
    expect(answered).toBe(20 * times);
    expect(await ended).toEqual([0, null]);
  });
});

test('what paintings were worth, one line per record, and errors as a replay gives them', () => {
  const offer = { type: 'offer', seat: 0, artist: 'yoko', auction: 'open' };
  const game = sampleWith({ id: 'w', events: [offer] });
  const whole = wholeGame(1, ['masters-gallery']);
  // Of two errors in a record, the earlier one counts.
  const [against, unreadable] = [{ type: 'settle' }, { type: 0 }];
  const broken = [[against], [against, unreadable], [offer, unreadable], [unreadable, against]].map(
    (events, at) => sampleWith({ id: `broken ${at}`, events }),
  );
  const input = [...[game, whole, ...broken].map(line), 'nonsense', ''].join('\n');
  const { lines, exit } = run(['-'], input, join(CLI, 'worth.ts'));
  expect(exit).toBe(1);
  expect(lines.slice(2)).toEqual(run(['-'], input).lines.slice(2));
  for (const [at, record] of [game, whole].entries()) {
    const timeline = timelineIn(record);
    const { events } = timeline.record;
    const positions = worthThrough(timeline.tables);
    expect(positions.map(({ after }) => after)).toEqual([...events.keys(), events.length]);
    // Nothing is worth anything after the last round.
    const settled = events.findLastIndex(({ type }) => type === 'settle');
    expect(positions.map(({ artists }) => artists !== null)).toEqual(
      positions.map(({ after }) => settled < 0 || after <= settled),
    );
    // As they are, not rounded.
    expect(lines[at]).toEqual({
      id: record.id,
      positions: positions.map(({ after, round, artists }) => ({
        after,
        round,
        artists:
          artists &&
          Object.fromEntries(artists.map(({ artist, places, worth }) => [artist, { places, worth }])),
      })),
    });
  }
});
