import { expect, test } from 'vitest';
import { nightWith } from '../../fixtures/result.ts';
import { dataFolder, done, OFFER, storeIn } from './store-in.ts';

test('a game of which only the result is known can be corrected and undone, but not continued', () => {
  const { games, history } = storeIn(dataFolder());
  done(games.add(nightWith({ location: 'Essen' })));
  const change = { kind: 'header', fields: { location: 'Koblenz' } } as const;
  const edited = done(games.edit('an-old-night', 0, [change]));
  expect(edited.record.location).toBe('Koblenz');
  expect(history.page({}, null, 10).games[0]?.place).toBe('Koblenz');
  const played = games.edit('an-old-night', 1, [{ kind: 'append', event: OFFER }]);
  expect(played).toMatchObject({ ok: false, error: { problem: { code: 'only-a-result' } } });
  expect(done(games.undo('an-old-night', 1)).record.location).toBe('Essen');
});
