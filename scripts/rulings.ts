import { auction, EDITIONS as AUCTION_EDITIONS } from '../src/shared/auction/index.ts';
import type { Citation } from '../src/shared/core/citation.ts';
import { EDITIONS as GALLERY_EDITIONS, gallery } from '../src/shared/gallery/index.ts';
import {
  AUCTION_QUESTIONS,
  GALLERY_QUESTIONS,
  plainAuction,
  ruleAtAuction,
  ruleInGallery,
} from '../src/shared/referee/index.ts';
import { en } from '../src/shared/text/en/index.ts';
import { fullBoxName } from '../src/shared/text/terms.ts';
import { namingInEdition } from '../src/shared/text/naming.ts';
import { auctionRulingText, galleryRulingText, type RulingText } from '../src/shared/text/rulings.ts';

/** The content of docs/rulings.md, written by `scripts/documents.ts`. */

const speech = { words: en, language: 'en', locale: 'en' } as const;

/** An edition's answer, for each number of players if that matters. */
interface Said {
  readonly edition: string;
  readonly texts: readonly { readonly players: number; readonly text: RulingText }[];
}

export function rulingsPage(): string {
  return [
    '# Rulings',
    '',
    'What tables ask, and what the app answers in each edition, in our own words, with the place in the rulebook. The app shows',
    'the same under “Why?”. Written by `scripts/rulings.ts` from `src/shared/referee` and `src/shared/text`: change it there.',
    '',
    '## Modern Art',
    '',
    ...AUCTION_QUESTIONS.flatMap((question) =>
      chapter(
        AUCTION_EDITIONS.map((id) => auction.editions[id]).map((edition) => ({
          edition: fullBoxName(en, edition.id),
          texts: numbers(edition.players).map((players) => ({
            players,
            text: auctionRulingText(
              speech,
              namingInEdition(edition.id, 'en'),
              edition,
              ruleAtAuction(question, plainAuction(edition, players)),
            ),
          })),
        })),
      ),
    ),
    '## Masters Gallery and Modern Art: The Card Game',
    '',
    ...GALLERY_QUESTIONS.flatMap((question) =>
      chapter(
        GALLERY_EDITIONS.map((id) => gallery.editions[id]).map((edition) => ({
          edition: edition.title,
          texts: numbers(edition.players).map((players) => ({
            players,
            text: galleryRulingText(
              speech,
              namingInEdition(edition.id, 'en'),
              edition,
              ruleInGallery(question, { edition, players }),
            ),
          })),
        })),
      ),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function numbers({ least, most }: { readonly least: number; readonly most: number }): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

function chapter(said: readonly Said[]): string[] {
  const text = said[0]?.texts[0]?.text;
  if (text === undefined) throw new Error('every question is asked in some edition');
  const titles = new Set(said.flatMap(({ texts }) => texts[0]?.text.title ?? []));
  return [
    `### ${[...titles].join(' / ')}`,
    '',
    ...together(said.map(({ edition, texts }) => [edition, answer(texts)] as const)),
    '',
    ...said.map(
      ({ edition, texts }) => `- ${edition}: ${places(texts.flatMap(({ text: { cites } }) => cites))}`,
    ),
    '',
    ...(text.custom === null ? [] : [`Some tables ${text.custom}`, '']),
    ...choices(said),
  ];
}

/** Merges answers that several editions share. */
function together(answers: readonly (readonly [edition: string, answer: string])[]): string[] {
  const different = [...new Set(answers.map(([, said]) => said))];
  const [only] = different;
  if (different.length === 1 && only !== undefined) return [only];
  return different
    .map((each) => {
      const editions = answers.flatMap(([edition, said]) => (said === each ? edition : []));
      return `**${editions.join(' and ')}**: ${each}`;
    })
    .flatMap((paragraph, index) => (index === 0 ? paragraph : ['', paragraph]));
}

function answer(texts: Said['texts']): string {
  const different = [...new Set(texts.map(({ text }) => text.answer))];
  if (different.length === 1) return different[0] ?? '';
  return different
    .map((each) => {
      const players = texts.flatMap(({ players: count, text }) => (text.answer === each ? count : []));
      return `With ${new Intl.ListFormat('en', { type: 'disjunction' }).format(players.map(String))}: ${each}`;
    })
    .join(' ');
}

function places(cites: readonly Citation[]): string {
  if (cites.length === 0) return 'silent';
  return [...new Set(cites.map(({ heading, paragraph }) => en.referee.place(heading, paragraph)))].join('; ');
}

function choices(said: readonly Said[]): string[] {
  const all = said.flatMap(({ texts }) => texts[0]?.text.choice ?? []);
  const different = [...new Set(all)];
  return different.flatMap((choice) => [`A table with nothing switched on ${choice}`, '']);
}
