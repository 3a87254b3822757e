import { never } from '../../../src/shared/core/never.ts';
import type {
  Choices,
  EveryoneChoice,
  ExtrasChoice,
  CardPreview,
  PlayChoice,
  RevealChoice,
  SettleChoice,
} from '../../../src/shared/gallery/choice.ts';
import type { Artist } from '../../../src/shared/gallery/edition.ts';
import type { Event, Everyone, Extras, Play, Reveal, Settle } from '../../../src/shared/gallery/events.ts';
import { fits, fitsAdjust, fitsEach } from '../fits.ts';

/** Whether an event is among the choices, judged by the choices alone, as a screen would. */
export function covers(choices: Choices, event: Event): boolean {
  switch (event.type) {
    case 'influence':
      return choices.influence !== null && knows(choices.influence.artists, event.artist);
    case 'play':
      return choices.play !== null && coversPlay(choices.play, event);
    case 'draw':
      return choices.draw !== null;
    case 'second':
      return choices.second?.preview.artist === event.artist;
    case 'face-down':
      return choices.faceDown !== null;
    case 'everyone':
      return choices.everyone !== null && coversEveryone(choices.everyone, event);
    case 'award':
      return choices.award?.artists.includes(event.artist) === true;
    case 'decline':
      return choices.decline !== null;
    case 'reveal':
      return choices.reveal !== null && coversReveal(choices.reveal, event);
    case 'extras':
      return choices.extras !== null && coversExtras(choices.extras, event);
    case 'settle':
      return choices.settle !== null && coversSettle(choices.settle, event);
    case 'end-round':
      return choices.endRound;
    case 'adjust':
      return (
        fits(choices.adjust?.scores ?? null, event.scores) &&
        fitsEach(choices.adjust?.displayed ?? null, event.displayed) &&
        choices.adjust !== null &&
        fitsAdjust(choices.adjust, event)
      );
    default:
      return never(event);
  }
}

function knows(artists: readonly CardPreview[], artist: Artist): boolean {
  return artists.some((preview) => preview.artist === artist);
}

function coversPlay({ named, seats, artists, effects }: PlayChoice, event: Play): boolean {
  const seat = event.seat ?? null;
  const effect = event.effect ?? null;
  const ends = artists.some((preview) => preview.artist === event.artist && preview.ends);
  return (
    knows(artists, event.artist) &&
    (seat === null ? !named : seats.includes(seat)) &&
    (effect === null ? !named || ends : effects.includes(effect))
  );
}

function coversEveryone({ seats, players, artists }: EveryoneChoice, event: Everyone): boolean {
  return (
    event.artists.length === players &&
    event.artists.every((artist, seat) =>
      seats.includes(seat) ? artist !== null && artists.includes(artist) : artist === null,
    )
  );
}

function coversReveal({ cards, artists }: RevealChoice, event: Reveal): boolean {
  return (
    event.cards.length === cards.length &&
    event.cards.every(
      (turned, seat) => turned.length === cards[seat] && turned.every((artist) => artists.includes(artist)),
    )
  );
}

function coversExtras({ seats }: ExtrasChoice, event: Extras): boolean {
  return (
    event.cards.length === seats.length &&
    seats.every(({ artists, most }, seat) => {
      const cards = event.cards[seat] ?? [];
      return (
        cards.length <= most &&
        new Set(cards).size === cards.length &&
        cards.every((artist) => artists.includes(artist))
      );
    })
  );
}

function coversSettle({ displays, next }: SettleChoice, event: Settle): boolean {
  const named = event.next ?? null;
  if (next !== null && named !== null && !next.starters.includes(named)) return false;
  return displays === null || event.displays?.length === displays.players;
}
