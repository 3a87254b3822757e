import { auctionLessons } from './en/auction-lessons.ts';
import { auctionPrompts } from './en/auction-prompts.ts';
import * as auction from './en/auction.ts';
import { board } from './en/board.ts';
import { end } from './en/end.ts';
import { events } from './en/events.ts';
import { galleryLessons } from './en/gallery-lessons.ts';
import { galleryPrompts } from './en/gallery-prompts.ts';
import * as gallery from './en/gallery.ts';
import { gallerySettle } from './en/gallery-settle.ts';
import { galleryTable } from './en/gallery-table.ts';
import { history } from './en/history.ts';
import { interchange } from './en/interchange.ts';
import { home } from './en/home.ts';
import { keeping } from './en/keeping.ts';
import { lessons } from './en/lessons.ts';
import { log } from './en/log.ts';
import * as record from './en/record.ts';
import { paper } from './en/paper.ts';
import { players } from './en/players.ts';
import { auctionRulings } from './en/referee-auction.ts';
import { galleryRulings } from './en/referee-gallery.ts';
import { referee } from './en/referee.ts';
import { reference } from './en/reference.ts';
import * as result from './en/result.ts';
import { print } from './en/print.ts';
import { room } from './en/room.ts';
import { settle } from './en/settle.ts';
import { setup } from './en/setup.ts';
import { shell } from './en/shell.ts';
import { start } from './en/start.ts';
import { statistics } from './en/statistics.ts';
import { story } from './en/story.ts';
import { table } from './en/table.ts';
import { transfer } from './en/transfer.ts';
import { window } from './en/window.ts';

/** Everything said in English: by the window, and by each room of the rules about what it refuses. */
export const en = {
  window,
  shell,
  start,
  keeping,
  home,
  history,
  setup,
  table,
  galleryTable,
  room,
  settle,
  gallerySettle,
  board,
  end,
  statistics,
  story,
  log,
  events,
  transfer,
  interchange,
  paper,
  print,
  players,
  record,
  result,
  auction,
  gallery,
  auctionPrompts,
  galleryPrompts,
  auctionRulings,
  galleryRulings,
  referee,
  lessons,
  auctionLessons,
  galleryLessons,
  reference,
};

/** What every language must say; a missing message does not compile. */
export type Words = typeof en;
