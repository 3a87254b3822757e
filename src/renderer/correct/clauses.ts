import { step } from '../../shared/record/index.ts';
import type { DescribeEvent } from '../../shared/text/event-sentence.ts';
import type { Words } from '../../shared/text/en/index.ts';
import type { Labels } from './labels.ts';
import type { EntryWord, EntryWords } from './words.ts';

/** A mark that no name contains, around the number of a word. */
const MARK = '\u0000';

/** An entry's sentence in pieces: its words, and the text between them. */
export function partsOf(
  { event, table, words }: EntryWords,
  { log: { form }, events }: Words,
  labels: Labels,
  tell: DescribeEvent,
): (string | EntryWord)[] {
  const { clauses } = form;
  const word = (name: EntryWord['name']) => {
    const found = words.findIndex((one) => one.name === name);
    return found === -1 ? null : marked(found);
  };
  /** The cards of everybody who has some. */
  const cards = () =>
    Array.from({ length: table.setup.players }, (_, of) => {
      const own = words.flatMap(({ seat }, found) => (seat === of ? marked(found) : []));
      return own.length === 0 ? [] : `${labels.seat(of)}: ${own.join(' ')}`;
    })
      .flat()
      .join('; ');
  const seat = word('seat') ?? (typeof event['seat'] === 'number' ? labels.seat(event['seat']) : null);
  const artist =
    word('artist') ?? (typeof event['artist'] === 'string' ? labels.artist(event['artist']) : '');
  const said = (): string => {
    switch (event.type) {
      case 'offer':
        return clauses.offer(seat, artist, word('auction'));
      case 'pair':
        return clauses.pair(seat, word('auction'));
      case 'unpaired':
        return clauses.unpaired(word('skipped') ?? labels.nobody);
      case 'sale':
        return word('price') !== null && event['price'] === 0 && isNobody(words)
          ? clauses.unwanted(word('buyer') ?? labels.nobody)
          : clauses.sale(word('buyer') ?? '', word('price'));
      case 'mystery':
        return clauses.mystery(artist);
      case 'influence':
        return clauses.influence(artist);
      case 'play':
        return clauses.play(seat, artist, word('effect'));
      case 'award':
        return `${clauses.used(word('skipped') ?? form.used.award)} ${clauses.award(artist)}`;
      case 'everyone':
        return `${clauses.used(word('skipped') ?? form.used.everyone)} ${cards()}.`;
      case 'reveal':
      case 'extras':
        return `${form.types[event.type]}. ${cards()}`;
      case 'draw':
      case 'second':
      case 'face-down':
      case 'decline':
        return clauses.used(word('skipped') ?? form.used[event.type]);
      default: {
        const after = step(table, event);
        const told = tell(event, table, after.ok ? after.value : null);
        // One that adjusts nothing yet is none.
        const sentence = event.type === 'adjust' && told === events.unreadable ? form.types.adjust : told;
        const next = word('next');
        return next === null ? `${sentence}.` : clauses.settle(sentence, next);
      }
    }
  };
  return pieces(said(), words);
}

function marked(place: number): string {
  return `${MARK}${place}${MARK}`;
}

/** Words put into a sentence that is made from their marks. */
export function inPieces<One>(
  words: readonly One[],
  sentence: (marks: readonly string[]) => string,
): (string | One)[] {
  return pieces(sentence(words.map((_, at) => marked(at))), words);
}

function pieces<One>(sentence: string, words: readonly One[]): (string | One)[] {
  return sentence
    .split(MARK)
    .flatMap((piece, place) => (place % 2 === 0 ? piece : (words[Number(piece)] ?? [])))
    .filter((piece) => piece !== '');
}

function isNobody(words: readonly EntryWord[]): boolean {
  return words.some(({ name, options, said }) => name === 'buyer' && options?.at(-1)?.label === said);
}
