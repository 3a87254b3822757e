import { expect, test } from 'vitest';
import { listFormat } from '../../../src/shared/text/formats.ts';

test.each([
  ['it', ['Anna', 'Bruno', 'Elena'], 'Anna, Bruno ed Elena'],
  ['it-CH', ['Anna', 'Élodie'], 'Anna ed Élodie'],
  ['it', ['Elena', 'Bruno'], 'Elena e Bruno'],
  ['it', ['Romeo e Emma', 'Bruno'], 'Romeo e Emma e Bruno'],
  ['en', ['Anna', 'Elena'], 'Anna and Elena'],
  ['it', [], ''],
])('a list of names in %s, of %j', (locale, names, list) => {
  expect(listFormat(locale).format(names)).toBe(list);
});
