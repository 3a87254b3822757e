import type { Words } from './en.ts';
import * as auction from './it/auction.ts';
import { end } from './it/end.ts';
import * as gallery from './it/gallery.ts';
import * as record from './it/record.ts';
import { settle } from './it/settle.ts';
import { window } from './it/window.ts';

export const it: Words = { window, record, auction, gallery, settle, end };
