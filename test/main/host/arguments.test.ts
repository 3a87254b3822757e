import { expect, test } from 'vitest';
import { readArguments } from '../../../src/main/host/arguments.ts';

test('without arguments the app opens in the default place', () => {
  expect(readArguments([])).toEqual({ browser: false, open: true, port: null, data: null, help: false });
});

test('every option is read, with a space or an equals sign', () => {
  const wanted = { browser: true, open: false, port: 4321, data: 'games', help: false };
  expect(readArguments(['--browser', '--no-open', '--port', '4321', '--data', 'games'])).toEqual(wanted);
  expect(readArguments(['--browser', '--no-open', '--port=4321', '--data=games'])).toEqual(wanted);
});

test.each([
  [['--prot', '4321'], 'There’s no option --prot. To see them all: npm start -- --help'],
  [['games'], 'There’s no option games. To see them all: npm start -- --help'],
  [['--port'], '--port needs a number from 1024 to 65535.'],
  [['--port', 'http'], '--port needs a number from 1024 to 65535, not http.'],
  [['--port', '80'], '--port needs a number from 1024 to 65535, not 80.'],
  [['--port', '65536'], '--port needs a number from 1024 to 65535, not 65536.'],
  [['--data'], '--data needs the folder with your games.'],
  [['--data', '--browser'], '--data needs the folder with your games.'],
])('%j is answered with one sentence', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(sentence);
});
