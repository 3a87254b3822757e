import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulingsPage } from '../../../scripts/rulings.ts';
import { recordFormatPage, recordSchema, type RecordSchema } from '../../../scripts/edition-documents.ts';
import * as auction from '../../../src/shared/auction/problems.ts';
import { WARNINGS as AUCTION_WARNINGS } from '../../../src/shared/auction/warnings.ts';
import * as gallery from '../../../src/shared/gallery/problems.ts';
import { WARNINGS as GALLERY_WARNINGS } from '../../../src/shared/gallery/warnings.ts';

import { RESULT_CODES } from '../../../src/shared/result/codes.ts';
import { EDITION_IDS, editionOf } from '../../../src/shared/record/index.ts';
import { FILE_CODES, MADE_BOX_CODES, RECORD_CODES } from '../../../src/shared/record/codes.ts';

const BRING_UP_TO_DATE = 'run: node scripts/with-node.js scripts/documents.ts';
const PAGE = document('record-format.md');

function document(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');
}

/** The first column of the table below a heading. */
function namesUnder(heading: string): string[] {
  const section = PAGE.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` +\|/gm)].map((row) => row[1] ?? '');
}

test.each<[string, readonly string[]]>([
  ['Not a document', FILE_CODES],
  ['A document that is not a record', RECORD_CODES],
  ['Results', ['scores', 'winners', 'rounds', 'minutes', 'source', ...RESULT_CODES]],
  ['Options and events that cannot be read', [...auction.SHAPE_CODES, ...gallery.SHAPE_CODES]],
  ['Events the rules do not allow now, auction family', auction.RULE_CODES],
  ['Events the rules do not allow now, gallery family', gallery.RULE_CODES],
  ['Warnings, auction family', AUCTION_WARNINGS],
  ['Warnings, gallery family', GALLERY_WARNINGS],
])('docs/record-format.md lists every code: %s', (heading, codes) => {
  expect(namesUnder(heading).toSorted()).toEqual([...new Set(codes)].toSorted());
});

test('docs/boxes.md lists every code of its own', () => {
  const [, codes = ''] = document('boxes.md').split('## Codes');
  const listed = [...codes.matchAll(/^\| `([^`]+)` +\|/gm)].map((row) => row[1] ?? '');
  const known: readonly string[] = RECORD_CODES;
  expect(listed.toSorted()).toEqual(MADE_BOX_CODES.filter((code) => !known.includes(code)).toSorted());
});

test('docs/record-format.md lists every edition', () => {
  for (const id of EDITION_IDS) {
    const { players, artists } = editionOf(id).edition;
    const cards = artists.map((artist) => `\`${artist.id}\` ${artist.cards}`).join(', ');
    const row = PAGE.split('\n').find((line) => line.startsWith(`| \`${id}\``));
    expect(row?.replaceAll(/ +/g, ' ')).toBe(`| \`${id}\` | ${players.least}–${players.most} | ${cards} |`);
  }
  const asWritten = (page: string) => page.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
  expect(asWritten(PAGE), BRING_UP_TO_DATE).toBe(asWritten(recordFormatPage(PAGE)));
});

test('docs/record.schema.json has every edition', () => {
  const schema = JSON.parse(document('record.schema.json')) as RecordSchema;
  expect(schema, BRING_UP_TO_DATE).toEqual(recordSchema(schema));
});

test('docs/rulings.md matches the app', () => {
  expect(document('rulings.md'), BRING_UP_TO_DATE).toBe(rulingsPage());
});
