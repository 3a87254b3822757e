import type { Words } from '../en/index.ts';
import { withIsolatedNames } from '../isolated-names.ts';
import { auctionLessons } from './auction-lessons.ts';
import { auctionPrompts } from './auction-prompts.ts';
import * as auction from './auction.ts';
import { board } from './board.ts';
import { boxes } from './boxes.ts';
import { end } from './end.ts';
import { events } from './events.ts';
import { galleryLessons } from './gallery-lessons.ts';
import { galleryPrompts } from './gallery-prompts.ts';
import * as gallery from './gallery.ts';
import { gallerySettle } from './gallery-settle.ts';
import { galleryTable } from './gallery-table.ts';
import { history } from './history.ts';
import { interchange } from './interchange.ts';
import { home } from './home.ts';
import { keeping } from './keeping.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import * as record from './record.ts';
import { opponents } from './opponents.ts';
import { overview } from './overview.ts';
import { paper } from './paper.ts';
import { players } from './players.ts';
import { auctionRulings } from './referee-auction.ts';
import { galleryRulings } from './referee-gallery.ts';
import { referee } from './referee.ts';
import { reference } from './reference.ts';
import * as result from './result.ts';
import { print } from './print.ts';
import { liveAuction } from './live-auction.ts';
import { settle } from './settle.ts';
import { setup } from './setup.ts';
import { shell } from './shell.ts';
import { start } from './start.ts';
import { statistics } from './statistics.ts';
import { story } from './story.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';
import { transfer } from './transfer.ts';
import { window } from './window.ts';
import { worth } from './worth.ts';

export const de: Words = withIsolatedNames({
  terms,
  window,
  shell,
  start,
  keeping,
  home,
  history,
  setup,
  table,
  galleryTable,
  liveAuction,
  settle,
  gallerySettle,
  board,
  boxes,
  end,
  statistics,
  story,
  worth,
  log,
  events,
  transfer,
  interchange,
  opponents,
  overview,
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
});
