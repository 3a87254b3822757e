import { describe, expect, test } from 'vitest';
import { numbered } from '../../fixtures/gallery.ts';
import { after, laid, refusal, shown } from './game.ts';
import { CASES } from './golden-rows.ts';

describe.each(CASES)('$id $name ($source)', (row) => {
  test.each(row.editions)('%s', (edition) => {
    const no = numbered(edition);
    const state = after(laid({ ...row.table, edition }), ...row.events(no));
    const outcome = shown(state);
    if (row.outcome !== undefined) expect(outcome).toMatchObject(row.outcome(no));
    if (row.round !== undefined) expect(outcome.rounds.at(-1)).toMatchObject(row.round(no));
    if (row.refused !== undefined) {
      const [event, code] = row.refused(no);
      expect(refusal(state, event)).toBe(code);
    }
    if (row.allowed !== undefined) expect(refusal(state, row.allowed(no))).toBeNull();
    expect([row.outcome, row.round, row.refused, row.allowed].some((held) => held !== undefined)).toBe(true);
  });
});

test('every derived case of the family has a row', () => {
  const held = new Set(CASES.map(({ id }) => id));
  // Games played beside the app end in each of these ways: see `gallery-ways.ts`.
  const played = ['E29', 'E32', 'E35', 'E37', 'E43', 'E44'];
  const wanted = Array.from({ length: 20 }, (_, index) => `E${29 + index}`).filter(
    (id) => !played.includes(id),
  );
  expect(wanted.filter((id) => !held.has(id))).toEqual([]);
});
