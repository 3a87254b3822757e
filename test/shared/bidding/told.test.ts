import { join } from 'node:path';
import { expect, test } from 'vitest';
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
import { type ALL, gameFrom, inAll, partsOf, readGame, telling, type Told } from '../told-game.ts';

/** A line of the file: what happens at the table, what is said, or that the last steps are taken back. */
type Line = EventJson | Step | { readonly undo: number } | { readonly enter: true };

test.each(['with-prices', 'without-prices'])('auctions run by the app, %s, step by step', async (name) => {
  const path = join(import.meta.dirname, 'told', name);
  await expect(tellAuctions(`${path}.ndjson`)).toMatchFileSnapshot(`${path}.txt`);
});

function tellAuctions(file: string): string {
  const { head, steps: lines } = readGame<Line>(file);
  const game = gameFrom(head);
  const { title, tell, text } = telling();
  let steps: readonly Step[] = [];
  for (const line of lines) {
    const { state } = auctionAt(game);
    const live = runAuction(state, steps)?.live;
    if ('type' in line) {
      game.goTo([...game.record().events, line]);
      title(JSON.stringify(line));
    } else if ('enter' in line) {
      if (live === undefined || !('event' in live)) throw new Error('nothing is decided');
      game.goTo([...game.record().events, { ...live.event }]);
      [steps] = [[]];
      title(`Entered: ${JSON.stringify(live.event)}`);
    } else if ('undo' in line) {
      title(`Undone: ${line.undo}`);
      steps = steps.slice(0, -line.undo);
    } else {
      const next = live && follow(state, live, line);
      if (next?.ok === true) steps = [...steps, line];
      const why =
        next?.ok === false ? inAll((language) => refusedOf(next.error, tellingIn(game, language))) : '';
      title(`${Object.values(line).join(' ')}${why && `: ${why}`}`);
    }
    tell(auctionTold(game, steps));
  }
  return text();
}

type Game = ReturnType<typeof gameFrom>;

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

function* auctionTold(game: Game, steps: readonly Step[]): Told & Generator<[string, string]> {
  const { state } = auctionAt(game);
  const live = runAuction(state, steps)?.live ?? null;
  yield* partsOf(live, 'live', game.names());
  yield* partsOf(turnJump(state), 'jump', game.names());
  if (live === null) return;
  const all = (say: (telling: Telling) => string) => inAll((language) => say(tellingIn(game, language)));
  yield ['asks', all((telling) => questionText(live, false, telling))];
  yield ['asks whoever has the laptop', all((telling) => questionText(live, true, telling))];
  yield ['explains', all((telling) => explanationText(live, telling) || jumpOf(turnJump(state), telling))];
  yield* partsOf(standing(state, live), 'standing', game.names());
  for (const seat of speakers(state))
    yield [`${game.names()[seat]} says`, all((telling) => spoken(live, state, seat, telling))];
  yield ['others see', JSON.stringify(coverBids({ running: true, steps }).steps)];
}

function standing(state: State, live: LiveAuction) {
  return { bid: standingBid(live), most: state.hands.map((_, seat) => boundsOf(state, seat)) };
}

function spoken(live: LiveAuction, state: State, seat: number, telling: Telling): string {
  const speaker = speakersOf(live, speakers(state), telling).find((one) => one.seat === seat);
  return `${speaker?.says ?? ''}${speaker?.turn === true ? ' (turn)' : ''}${speaker?.wins === true ? ' (wins)' : ''}`;
}
