import type { Words } from './en.ts';
import * as auction from './it/auction.ts';
import * as gallery from './it/gallery.ts';
import * as record from './it/record.ts';
import { table } from './it/table.ts';
import { shell } from './it/shell.ts';
import { window } from './it/window.ts';

export const it: Words = { window, shell, table, record, auction, gallery };
