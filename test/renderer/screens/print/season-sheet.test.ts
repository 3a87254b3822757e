import { expect, test } from 'vitest';
import SeasonSheet from '../../../../src/renderer/screens/print/SeasonSheet.svelte';
import type { GameFilter } from '../../../../src/shared/api.ts';
import { render } from '../../mounted.ts';
import { workingHost } from '../../working-host.ts';

test('the sheet of a year is about its games alone, all of them', async () => {
  const asked: GameFilter[] = [];
  const ask = (filter: GameFilter) => new Promise<never>(() => asked.push(filter));
  const { link } = workingHost(({ client }) => ({
    ...client,
    history: { ...client.history, page: ({ filter }) => ask(filter) },
    statistics: { ...client.statistics, group: ask, people: ask },
  }));
  for (const year of [2025, 2026]) {
    asked.length = 0;
    await render(SeasonSheet, { year }, { link });
    expect(asked).toEqual([{ year }, { year }, { year, counted: true }]);
  }
});
