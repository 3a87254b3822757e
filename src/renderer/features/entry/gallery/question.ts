import type { BySeat, Seat } from '../../../../shared/core/seats.ts';
import type { Artist, Effect, State } from '../../../../shared/gallery/index.ts';
import type { Words } from '../../../../shared/text/en/index.ts';
import type { GalleryTerms } from '../../../../shared/text/terms.ts';
import type { Bay } from '../../../shown/gallery/board.ts';
import type { Step } from './card.ts';
import type { Entry } from './entry.svelte.ts';

/** One answer with its key. */
export interface Answer {
  readonly digit: number;
  /** The default answer, which Enter gives too. */
  readonly obvious: boolean;
  readonly label: string;
  readonly detail: string;
  readonly spoken: string;
  /** The artist's position on the board, if the answer is an artist. */
  readonly place?: number;
  readonly effect?: Effect;
  readonly warns: boolean;
  readonly chosen?: boolean;
  readonly pick: () => void;
}

export interface Question {
  readonly title: string;
  /** Previous answers shown next to the question, for screen readers. */
  readonly spoken?: string;
  /** An explanation of this step; empty if the current prompt covers it. */
  readonly explained: string;
  readonly answers: readonly Answer[];
  /** A rarely needed answer, shown apart from the others and with a key of its own. */
  readonly seldom?: Pick<Answer, 'label' | 'pick'> | null;
}

export interface Surroundings {
  readonly words: Words['galleryTable'];
  readonly terms: GalleryTerms;
  readonly names: BySeat<string>;
  /** In the order of the wall, like the keys. */
  readonly bays: readonly Bay[];
}

/** The question for a step, with this table's words and keys; `null` if everything has been answered. */
export function questionOf(entry: Entry, step: Step, state: State, table: Surroundings): Question | null {
  const { words, terms } = table;
  const name = (seat: Seat | null | undefined) => table.names[seat ?? -1] ?? '';
  switch (step.ask) {
    case 'nothing':
      return null;
    case 'influence':
      return {
        title: words.askInfluence(terms.influence),
        explained: '',
        answers: artistAnswers(table, (bay) => bay.count + 1 >= bay.limit, entry.artist),
      };
    case 'artist':
      return {
        title: askArtist(step.play.named ? name(step.play.seats[0]) : null, entry.card.withAward, table),
        explained: entry.card.withAward ? words.artistExplained(state.setup.limit, terms) : '',
        answers: [
          ...artistAnswers(table, (bay) => bay.count + 1 >= bay.limit, entry.artist),
          ...(step.play.named ? [] : [awardAnswer(entry, words)]),
        ],
        seldom:
          entry.otherPlayers.length === 0 ? null : { label: words.somebodyElse, pick: entry.somebodyElse },
      };
    case 'player':
      return {
        title: words.askPlayer(terms),
        explained: words.playerExplained,
        answers: step.seats.map((seat) => ({
          ...PLAIN,
          digit: seat + 1,
          label: name(seat),
          pick: () => entry.player(seat),
        })),
      };
    case 'effect':
      return {
        title: words.askEffect,
        spoken: nameOf(table, step.artist),
        explained: words.effectExplained,
        answers: step.play.effects.map((effect, at) => ({
          ...PLAIN,
          digit: at,
          obvious: effect === 'none',
          label: words.effects[effect].name,
          detail: words.effects[effect].detail,
          effect,
          pick: () => entry.effect(effect),
        })),
      };
    case 'draw':
      return {
        title: words.askDraw(name(step.seat)),
        explained: '',
        answers: yesOrNo(entry, words.drawn, words.notDrawn),
      };
    case 'second': {
      const { preview, seat } = step.second;
      const artist = nameOf(table, preview.artist);
      return {
        title: words.askSecond(name(seat), artist),
        explained: '',
        answers: yesOrNo(entry, words.second(artist), words.noSecond, preview.ends ? words.endsTheRound : ''),
      };
    }
    case 'face-down':
      return {
        title: words.askFaceDown(name(step.seat)),
        explained: '',
        answers: yesOrNo(entry, words.laidDown, words.notLaidDown),
      };
    case 'award':
      return {
        title: words.askAward(state.setup.edition.awards.value),
        explained: '',
        answers: [
          ...artistAnswers(table, () => false, entry.artist),
          { ...PLAIN, digit: 0, label: words.noAward, pick: () => entry.use(false) },
        ],
      };
    case 'no-award-left':
      return {
        title: words.noAwardLeft,
        explained: '',
        answers: [
          { ...PLAIN, digit: 0, obvious: true, label: words.goOnWithout, pick: () => entry.use(false) },
        ],
      };
    case 'everyone': {
      const within = (bay: Bay, cards: number) => bay.count + laidOf(entry, bay) + cards >= bay.limit;
      return {
        title: words.askEveryone(name(step.seat)),
        explained: '',
        answers: artistAnswers(
          table,
          (bay) => within(bay, 1),
          (artist) => entry.lay(step.seat, artist),
        ),
      };
    }
  }
}

const PLAIN = { obvious: false, detail: '', spoken: '', warns: false } as const;

function askArtist(seat: string | null, withAward: boolean, { words, terms }: Surroundings): string {
  if (seat !== null) return words.askArtist(seat, terms);
  return withAward ? words.askArtistWithAward : words.askArtistUnnamed(terms);
}

function awardAnswer(entry: Entry, words: Words['galleryTable']): Answer {
  const chosen = entry.card.withAward;
  return { ...PLAIN, digit: 6, label: words.withAward, effect: 'award', chosen, pick: entry.withAward };
}

function yesOrNo(entry: Entry, yes: string, no: string, warning = ''): Answer[] {
  return [
    {
      ...PLAIN,
      digit: 1,
      obvious: true,
      label: yes,
      detail: warning,
      warns: warning !== '',
      pick: () => entry.use(true),
    },
    { ...PLAIN, digit: 0, label: no, pick: () => entry.use(false) },
  ];
}

function artistAnswers(
  { words, bays }: Surroundings,
  warns: (bay: Bay) => boolean,
  pick: (artist: Artist) => void,
): Answer[] {
  return bays.map((bay, at) => ({
    ...PLAIN,
    digit: at + 1,
    label: bay.name,
    spoken: words.hang(bay.count, bay.limit),
    detail: warns(bay) ? words.endsTheRound : '',
    warns: warns(bay),
    place: bay.place,
    pick: () => pick(bay.artist),
  }));
}

/** How many of the artist's cards have been entered among those played at once. */
function laidOf({ card }: Entry, { artist }: Bay): number {
  return card.laid.filter((laid) => laid === artist).length;
}

function nameOf({ bays }: Surroundings, artist: Artist): string {
  return bays.find((bay) => bay.artist === artist)?.name ?? artist;
}
