import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/club/command/arguments.ts';
import { CLUB_PORT } from '../../src/shared/club/index.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const container = read('resources/club/Containerfile');
const unit = read('resources/club/vernissage-club.service');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The words after `scripts/club.ts`, which the command must understand. */
function wordsAfterScript(line: string): string[] {
  return line
    .slice(line.indexOf('scripts/club.ts') + 'scripts/club.ts'.length)
    .trim()
    .split(/\s+/);
}

test.each([
  ['the container', container],
  ['the unit', unit],
])('%s names files and commands that exist', (_, text) => {
  const files = text.match(/\b(?:scripts|resources|docs)\/[\w./-]+\w/g) ?? [];
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const commands = [...text.matchAll(/npm run (?:-s )?(\w+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
});

describe('the unit', () => {
  test('starts what the command understands', () => {
    const line = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '';
    expect(readArguments(wordsAfterScript(line))).toMatchObject({
      data: '/var/lib/vernissage-club',
      command: { kind: 'serve', listening: { behind: { address: 'https://club.example' } } },
    });
  });

  test('runs as an account of its own that may do little, and stops in time to write everything down', () => {
    for (const line of [
      'User=vernissage-club',
      'StateDirectory=vernissage-club',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
      'KillMode=mixed',
    ])
      expect(unit.split('\n')).toContain(line);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(60);
  });
});

describe('the container', () => {
  const lines = container.split('\n').filter((line) => !line.startsWith('#'));

  test('starts what the command understands, once it is told which proxy is in front of it', () => {
    const entry = /^ENTRYPOINT (.*)$/m.exec(container)?.[1] ?? '[]';
    const words = wordsAfterScript((JSON.parse(entry) as string[]).join(' '));
    const told = ['--behind', 'https://club.example', '--proxy', '172.17.0.1'];
    expect(container).toContain(told.join(' '));
    expect(readArguments([...words, ...told])).toMatchObject({
      data: '/data',
      command: { kind: 'serve', listening: { host: '0.0.0.0' } },
    });
    expect(() => readArguments(words)).toThrow('without encryption');
  });

  test('isn’t root when it runs, keeps its data in a volume, and is asked for its health', () => {
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node');
    expect(lines).toContain('VOLUME /data');
    expect(lines).toContain(`EXPOSE ${CLUB_PORT}`);
    expect(container).toContain(`http://127.0.0.1:${CLUB_PORT}/health`);
  });
});
