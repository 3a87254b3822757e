import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openIncoming } from '../../../src/main/transfer/incoming.ts';
import { dataFolder } from '../store/store-in.ts';

function laid() {
  const folder = dataFolder();
  let ids = 0;
  const incoming = openIncoming(folder, () => `file-${(ids += 1)}`);
  return { folder, incoming, copies: () => readdirSync(join(folder, 'incoming')) };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('files uploaded in parts', () => {
  test('are put together in the data folder, each from its own parts, and deleted together', () => {
    const { folder, incoming, copies } = laid();
    const file = incoming.begin('one.json') ?? '';
    expect(incoming.add(file, 0, bytes('on'))).toBe(true);
    expect(incoming.add(file, 2, bytes('e'))).toBe(true);
    expect(incoming.begin('two.NDJSON', file)).toBe(file);
    expect(incoming.add(file, 3, bytes('late'))).toBe(false);
    expect(incoming.add(file, 0, bytes('two'))).toBe(true);
    const sources = incoming.sources(file) ?? [];
    expect(sources.map(({ name, path }) => [name, readFileSync(path, 'utf8')])).toEqual([
      ['one.json', 'one'],
      ['two.NDJSON', 'two'],
    ]);
    expect(sources[1]?.path).toMatch(/\.ndjson$/);
    incoming.drop(file);
    expect(incoming.sources(file)).toBeNull();
    expect(copies()).toEqual([]);
    incoming.begin('left.json');
    openIncoming(folder, () => 'next');
    expect(existsSync(join(folder, 'incoming')), 'after a restart').toBe(false);
  });

  test('can’t join files that don’t exist or weren’t uploaded', () => {
    const { incoming } = laid();
    expect(incoming.begin('two.json', 'nothing')).toBeNull();
    expect(incoming.begin('two.json', incoming.open(['/games/one.json']))).toBeNull();
    expect(incoming.add('nothing', 0, bytes('one'))).toBe(false);
  });
});

test('files opened on this machine are read in place, and never changed or deleted', () => {
  const { folder, incoming } = laid();
  const path = join(folder, 'mine.vernissage');
  writeFileSync(path, 'mine');
  const file = incoming.open([path]);
  expect(incoming.sources(file)).toEqual([{ name: 'mine.vernissage', path }]);
  expect(incoming.add(file, 4, bytes('more'))).toBe(false);
  incoming.drop(file);
  expect(incoming.sources(file)).toBeNull();
  expect(existsSync(path) && readFileSync(path, 'utf8')).toBe('mine');
});
