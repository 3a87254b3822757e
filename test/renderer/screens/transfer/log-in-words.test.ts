import { expect, test } from 'vitest';
import TwoLogs from '../../../../src/renderer/screens/transfer/TwoLogs.svelte';
import { entriesApart, logInWords } from '../../../../src/renderer/screens/transfer/log-in-words.ts';
import { type EventJson, type GameRecord } from '../../../../src/shared/record/index.ts';
import { recordOf } from '../../../fixtures/replayed.ts';
import { wholeGame } from '../../../shared/record/games.ts';
import { render } from '../../mounted.ts';
import { language } from '../../spoken.ts';
import { act, pageIn } from '../../texts.ts';
import { workingHost } from '../../working-host.ts';

const WHOLE = wholeGame(3);
const AT = 9;
const reader = { words: language.words, language: 'en', locale: 'en-GB' } as const;

/** The game with other entries. */
function logOf(change: (events: readonly EventJson[]) => readonly EventJson[]): GameRecord {
  return recordOf({ ...WHOLE, events: change(WHOLE.events) });
}

const as = logOf((events) => events);
const noted = (index: number) =>
  logOf((events) => events.with(index, { ...events[index], note: 'late', type: events[index]?.type ?? '' }));

test('only entries that differ are told, not the same ones that follow them', () => {
  expect(entriesApart([as, noted(AT)])).toEqual({ shared: AT, positions: [[AT], [AT]] });
  expect(entriesApart([as, noted(2), noted(AT)]).positions[0]).toEqual([2, AT].toSorted((a, b) => a - b));
  expect(logInWords(noted(AT), [AT], reader).apart).toHaveLength(1);
  expect(logInWords(as, [AT], reader).further).toBe(0);
});

test('an entry that only one of them has is told there', () => {
  const less = logOf((events) => events.toSpliced(AT, 1));
  expect(entriesApart([as, less])).toEqual({ shared: AT, positions: [[AT], []] });
});

test('a log that ends earlier has none of the rest', () => {
  const begun = logOf((events) => events.slice(0, 4));
  const longer = logOf((events) => events.slice(0, 14));
  const rest = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
  expect(entriesApart([begun, longer])).toEqual({ shared: 4, positions: [[], rest] });
  const further = (count: number) => logInWords(longer, rest.slice(0, count), reader).further;
  expect([5, 6, 7, 8, 10].map(further)).toEqual([0, 0, 1, 2, 4]);
});

test('logs whose entries are the same have none', () => {
  expect(entriesApart([as, as]).positions).toEqual([[], []]);
  expect(entriesApart([]).positions).toEqual([]);
});

test('logs are told value by value, and what is chosen is a log with parts of another', async () => {
  const [first, second] = as.players;
  const others = {
    players: [...(second ? [second] : []), ...(first ? [first] : []), ...as.players.slice(2)],
    ...{ location: 'Rome', notes: 'late', tags: ['club', 'final'], misplayed: true, mood: ['good'] },
  };
  const odd = { firstSeat: 1, options: { ...as.options, splitDouble: true, order: ['a', 'b'], odd: 1 } };
  const short = { ...as, ...odd, events: as.events.slice(0, 30) };
  const logs = [as, recordOf(short), recordOf({ ...noted(AT), ...others })];
  const told: string[] = [];
  const { link } = workingHost(({ client }) => ({
    ...client,
    app: { ...client.app, info: () => new Promise<never>(() => undefined) },
    transfer: {
      ...client.transfer,
      logs: () => Promise.resolve(logs.map((record, at) => ({ hash: `log-${at}`, record }))),
      pick: (asked) => {
        told.push(`? ${JSON.stringify(asked)}`);
        return asked.parts ? Promise.resolve(null) : Promise.reject(new Error('not now'));
      },
    },
  }));
  const { container } = await render(TwoLogs, { id: 'game' }, { link });
  await expect.poll(() => pageIn(container).length).toBeGreaterThan(20);
  let before: readonly string[] = [];
  const odds = ['Who displayed what · Split', 'Use these values', '30 entries', 'Use these values'];
  for (const step of ['', 'Rome', ...odds, 'Use this one']) {
    if (step !== '') act(step);
    await new Promise((done) => setTimeout(done));
    const now = pageIn(container);
    told.push(...(step === '' ? [] : [`# ${step}`]), ...now.filter((line) => !before.includes(line)));
    before = now;
  }
  await expect([...told, ''].join('\n')).toMatchFileSnapshot('two-logs.txt');
});
