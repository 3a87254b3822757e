import type { Words } from './en.ts';
import { auctionLessons } from './it/auction-lessons.ts';
import { auctionPrompts } from './it/auction-prompts.ts';
import * as auction from './it/auction.ts';
import { board } from './it/board.ts';
import { end } from './it/end.ts';
import { events } from './it/events.ts';
import { galleryLessons } from './it/gallery-lessons.ts';
import { galleryPrompts } from './it/gallery-prompts.ts';
import * as gallery from './it/gallery.ts';
import { gallerySettle } from './it/gallery-settle.ts';
import { galleryTable } from './it/gallery-table.ts';
import { history } from './it/history.ts';
import { interchange } from './it/interchange.ts';
import { home } from './it/home.ts';
import { keeping } from './it/keeping.ts';
import { lessons } from './it/lessons.ts';
import { log } from './it/log.ts';
import * as record from './it/record.ts';
import { paper } from './it/paper.ts';
import { players } from './it/players.ts';
import { auctionRulings } from './it/referee-auction.ts';
import { galleryRulings } from './it/referee-gallery.ts';
import { referee } from './it/referee.ts';
import { reference } from './it/reference.ts';
import * as result from './it/result.ts';
import { print } from './it/print.ts';
import { room } from './it/room.ts';
import { settle } from './it/settle.ts';
import { setup } from './it/setup.ts';
import { shell } from './it/shell.ts';
import { start } from './it/start.ts';
import { statistics } from './it/statistics.ts';
import { story } from './it/story.ts';
import { table } from './it/table.ts';
import { transfer } from './it/transfer.ts';
import { window } from './it/window.ts';

export const it: Words = {
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
