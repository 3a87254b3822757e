import { expect, test } from 'vitest';
import SeasonSheet from '../../../../src/renderer/screens/print/SeasonSheet.svelte';
import type { GameFilter } from '../../../../src/shared/api.ts';
import { render } from '../../mounted.ts';
import { workingHost } from '../../working-host.ts';

test('the sheet of a year is about the games from its first minute to its last', async () => {
  const asked: GameFilter[] = [];
  const ask = (filter: GameFilter) => new Promise<never>(() => asked.push(filter));
  const { link } = workingHost(({ client }) => ({
    ...client,
    history: { ...client.history, page: ({ filter }) => ask(filter) },
    statistics: { ...client.statistics, group: ask, people: ask },
  }));
  await render(SeasonSheet, { year: 2026 }, { link });
  const minutes = [new Date(2026, 0), new Date(2027, 0)].flatMap((at) => [at.getTime() - 60_000, at]);
  const played = minutes.map((at) => new Date(at).toISOString());
  const about = asked.map(({ from = '', until = '' }) => played.filter((at) => from <= at && at < until));
  expect(about).toEqual([1, 2, 3].map(() => played.slice(1, 3)));
});
