import * as auction from './en/auction.ts';
import { end } from './en/end.ts';
import * as gallery from './en/gallery.ts';
import * as record from './en/record.ts';
import { settle } from './en/settle.ts';
import { window } from './en/window.ts';

/** Everything said in English: by the window, and by each room of the rules about what it refuses. */
export const en = { window, record, auction, gallery, settle, end };

/** What every language must say; a missing message does not compile. */
export type Words = typeof en;
