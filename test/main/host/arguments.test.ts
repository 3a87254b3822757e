import { expect, test } from 'vitest';
import { readArguments } from '../../../src/main/host/arguments.ts';

test('without arguments the app opens in the default place', () => {
  expect(readArguments([])).toEqual({ browser: false, open: true, port: null, data: null, help: false });
});

test('every option is read, with a space or an equals sign', () => {
  const wanted = { browser: true, open: false, port: 65535, data: 'a=b', help: true };
  const words = ['--browser', '--no-open', '--help'];
  expect(readArguments([...words, '--port', '65535', '--data', 'a=b'])).toEqual(wanted);
  expect(readArguments([...words, '--port=1024', '--data=a=b'])).toEqual({ ...wanted, port: 1024 });
  // A port is for the browser.
  expect(readArguments(['--port=1024'])).toMatchObject({ browser: true, open: true, port: 1024 });
});

test.each([
  [['--prot', '4321'], 'There’s no option --prot. To see them all: npm start -- --help'],
  [['games'], 'There’s no option games. To see them all: npm start -- --help'],
  [['--port'], '--port needs a number from 1024 to 65535.'],
  [['--port', 'http'], '--port needs a number from 1024 to 65535, not http.'],
  [['--port', '1023'], '--port needs a number from 1024 to 65535, not 1023.'],
  [['--port', '65536'], '--port needs a number from 1024 to 65535, not 65536.'],
  [['--data='], '--data needs the folder with your games.'],
  [['--data', '--browser'], '--data needs the folder with your games.'],
])('%j is answered with one sentence', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(sentence);
});
