import { describe, expect, test } from 'vitest';
import { CLUB } from '../../src/shared/text/all-club.ts';
import { readArguments } from '../../src/club/command/arguments.ts';

const HERE = { host: '127.0.0.1', port: 41972, tls: null, behind: null };

test('without words, a server starts for this computer alone', () => {
  expect(readArguments([])).toEqual({
    command: { kind: 'serve', name: null, listening: HERE },
    data: null,
    club: null,
    user: null,
  });
});

test.each([
  [['--help'], { kind: 'help' }],
  [['invite'], { kind: 'invite', role: 'writer' }],
  [['invite', 'owner'], { kind: 'invite', role: 'owner' }],
  [['invite', 'reader'], { kind: 'invite', role: 'reader' }],
  [['members'], { kind: 'members' }],
  [['revoke', 'some-id'], { kind: 'revoke', id: 'some-id' }],
  [['erase', 'Anna Rossi'], { kind: 'erase', person: 'Anna Rossi' }],
  [['recover'], { kind: 'recover' }],
  [['backup', 'club.gz'], { kind: 'backup', file: 'club.gz' }],
  [['restore', 'club.gz'], { kind: 'restore', file: 'club.gz' }],
  [['clubs'], { kind: 'clubs' }],
  [['new-club', 'Lega'], { kind: 'new-club', name: 'Lega' }],
  [['--name', ' Casa Rossa '], { kind: 'serve', name: 'Casa Rossa', listening: HERE }],
  [['new-club', 'x'.repeat(200)], { kind: 'new-club', name: 'x'.repeat(200) }],
  [['--port', '65535'], { kind: 'serve', name: null, listening: { ...HERE, port: 65535 } }],
])('%j is understood', (words, command) => {
  const { command: read, ...others } = readArguments([
    ...words,
    ...['--data=/srv/club', '--club', 'Lega', '--user', 'games'],
  ]);
  expect(read).toEqual(command);
  expect(others).toEqual({ data: '/srv/club', club: 'Lega', user: 'games' });
});

describe('beyond this computer', () => {
  test.each([
    [['--listen', '::1', '--port', '80'], { ...HERE, host: '::1', port: 80 }],
    [['--listen', 'localhost'], { ...HERE, host: 'localhost' }],
    [
      ['--listen', '0.0.0.0', '--cert', 'a.pem', '--key', 'b.pem'],
      { ...HERE, host: '0.0.0.0', tls: { cert: 'a.pem', key: 'b.pem' } },
    ],
    [
      ['--behind', 'https://club.example/'],
      { ...HERE, behind: { address: 'https://club.example', proxies: ['127.0.0.1', '::1'] } },
    ],
    [
      ['--listen', '0.0.0.0', '--behind', 'https://club.example', '--proxy', '172.18.0.2'],
      {
        ...HERE,
        host: '0.0.0.0',
        behind: { address: 'https://club.example', proxies: ['172.18.0.2'] },
      },
    ],
  ])('%j is encrypted somewhere', (words, listening) => {
    expect(readArguments(words).command).toEqual({ kind: 'serve', name: null, listening });
  });

  test.each([
    [['--listen', '0.0.0.0'], 'Listening on 0.0.0.0 would send keys and games without encryption.'],
    [['--listen', '127.0.0.1.example'], 'without encryption'],
    [['--cert', 'a.pem'], '--cert and --key belong together.'],
    [['--behind', 'http://club.example'], '--behind needs the proxy’s public address'],
    [['--behind', 'https://club.example/vernissage'], 'has no path'],
    [['--behind', 'https://me@club.example'], '--behind needs'],
    [['--behind', 'club.example'], '--behind needs'],
    [['--proxy', '10.0.0.1'], '--proxy says where the proxy of --behind is.'],
  ])('%j is refused', (words, sentence) => {
    expect(() => readArguments(words)).toThrow(sentence);
  });
});

test.each([
  [['--prot', '4321'], 'There’s no option --prot.'],
  [['-x'], 'There’s no option -x.'],
  [['start'], 'There’s no command start.'],
  [['constructor'], 'There’s no command constructor.'],
  [['--port'], '--port needs something after it.'],
  [['--data', '--port', '8000'], '--data needs something after it.'],
  [['--port', '0'], '--port needs a number from 1 to 65535, not 0.'],
  [['--port', '8e3'], 'not 8e3'],
  [['--port', '65536'], 'not 65536'],
  [['revoke'], 'revoke needs something after it.'],
  [['erase'], 'erase needs'],
  [['restore'], 'restore needs'],
  [['new-club'], 'new-club needs'],
  [['backup', 'one', 'two'], 'two is too much here.'],
  [['members', 'all'], 'all is too much here.'],
  [['recover', 'all'], 'all is too much here.'],
  [['invite', '--name', 'Lega'], '--name is too much here.'],
  [['members', '--port', '8000'], '--port is too much here.'],
  [['invite', 'king'], 'An invitation is for an owner, a writer or a reader, not king.'],
  [['new-club', ' '], 'A club’s name has 1 to 200 characters.'],
  [['--name', 'x'.repeat(201)], 'has 1 to 200'],
])('%j is a sentence', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(sentence);
});

test('every language’s usage text has the same commands, options and variables', () => {
  const named = (usage: string): unknown => [
    usage.match(/--[a-z-]+/g)?.toSorted(),
    usage.match(/^ {2}[a-z][a-z-]+/gm),
    usage.match(/VERNISSAGE_\w+/g),
  ];
  expect(named(CLUB.it.usage)).toEqual(named(CLUB.en.usage));
});
