import { test } from 'vitest';
import type { State } from '../../../src/shared/auction/index.ts';
import { boundsOf } from '../../../src/shared/bidding/bounds.ts';
import {
  coverBids,
  follow,
  runAuction,
  speakers,
  standingBid,
  turnJump,
  type LiveAuction,
  type Step,
} from '../../../src/shared/bidding/index.ts';
import type { EventJson } from '../../../src/shared/record/index.ts';
import {
  explanationText,
  jumpOf,
  questionText,
  refusedOf,
  speakersOf,
  type Telling,
} from '../../../src/shared/text/bidding.ts';
import { listFormat } from '../../../src/shared/text/formats.ts';
import { namingOf } from '../../../src/shared/text/naming.ts';
import { auctionTerms } from '../../../src/shared/text/terms.ts';
import {
  ALL,
  gameFrom,
  readGame,
  tellAll,
  teller,
  type Game,
  type Moment,
  type Saying,
} from '../told-game.ts';

/** A line of the file: what happens at the table, what is said, or that the last steps are taken back. */
type Line = EventJson | Step | { readonly undo: number } | { readonly enter: true };

test('auctions run by the app, step by step', async () => {
  await tellAll(import.meta.dirname, ['with-prices', 'without-prices'], tellAuctions);
});

function tellAuctions(file: string, saying: Saying): readonly string[] {
  const { head, steps: history } = readGame<Line>(file);
  const game = gameFrom(head);
  const { lines, tell } = teller(game, saying);
  let steps: readonly Step[] = [];
  for (const [at, line] of history.entries()) {
    const { state } = auctionAt(game);
    const live = runAuction(state, steps)?.live;
    let why: readonly string[] = [];
    if ('type' in line) game.goTo([...game.record().events, line]);
    else if ('undo' in line) steps = steps.slice(0, -line.undo);
    else if ('enter' in line) {
      if (live === undefined || !('event' in live)) throw new Error('nothing is decided');
      game.goTo([...game.record().events, { ...live.event }]);
      steps = [];
    } else {
      const next = live && follow(state, live, line);
      if (next?.ok === true) steps = [...steps, line];
      if (next?.ok === false) why = ALL.map((language) => refusedOf(next.error, tellingIn(game, language)));
    }
    const title = `${JSON.stringify(line)} ${saying(game, why)}`.trim();
    tell(String(at + 1), [title], momentOf(game, steps));
  }
  return lines;
}

function auctionAt(game: Game) {
  const table = game.table();
  if (table.family !== 'auction') throw new Error('a game of the other family');
  return table;
}

function tellingIn(game: Game, { words, locale }: (typeof ALL)[number]): Telling {
  const { setup, state } = auctionAt(game);
  const naming = namingOf(game.record(), locale);
  return {
    words: words.liveAuction,
    name: naming.seat,
    sum: naming.money,
    list: (seats) => listFormat(locale).format(seats.map(naming.seat)),
    artist: 'artist' in state.situation ? naming.artist(setup.artists[state.situation.artist]) : '',
    kind: (kind) => auctionTerms(words, setup.edition).sold[kind],
  };
}

function momentOf(game: Game, steps: readonly Step[]): Moment {
  const { state } = auctionAt(game);
  const live = runAuction(state, steps)?.live ?? null;
  const jump = turnJump(state);
  if (live === null) return { texts: {}, known: { live, jump } };
  const all = (say: (telling: Telling) => string) => ALL.map((language) => say(tellingIn(game, language)));
  const asks = (atLaptop: boolean) => all((telling) => questionText(live, atLaptop, telling));
  const says = speakers(state).map((seat) => all((telling) => spoken(live, state, seat, telling)));
  return {
    texts: {
      asks: asks(false),
      'whoever has the laptop': String(asks(true)) === String(asks(false)) ? [] : asks(true),
      explains: all((telling) => explanationText(live, telling) || jumpOf(jump, telling)),
      ...Object.fromEntries(speakers(state).map((seat, at) => [`${game.names()[seat]} says`, says[at]])),
    },
    known: {
      live,
      jump,
      'standing bid': standingBid(live),
      bounds: state.hands.map((_, seat) => boundsOf(state, seat)),
      'others see': coverBids({ running: true, steps }).steps,
    },
  };
}

function spoken(live: LiveAuction, state: State, seat: number, telling: Telling): string {
  const speaker = speakersOf(live, speakers(state), telling).find((one) => one.seat === seat);
  return `${speaker?.says ?? ''}${speaker?.turn === true ? ' (turn)' : ''}${speaker?.wins === true ? ' (wins)' : ''}`;
}
