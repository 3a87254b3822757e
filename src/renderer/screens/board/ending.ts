import { auction } from '../../../shared/auction/index.ts';
import type { BySeat } from '../../../shared/core/seats.ts';
import type { GameRecord, Table } from '../../../shared/record/index.ts';
import { listFormat } from '../../../shared/text/formats.ts';
import { GALLERY_GLOSSARY } from '../../../shared/text/glossary.ts';
import { namingOf } from '../../../shared/text/naming.ts';
import type { Speech } from '../../../shared/text/prompting.ts';
import { storySentence as auctionSentence } from '../../shown/auction/story-sentence.ts';
import { storyOf as auctionStory } from '../../shown/auction/story.ts';
import { storySentence as gallerySentence } from '../../shown/gallery/story-sentence.ts';
import { storyOf as galleryStory } from '../../shown/gallery/story.ts';

/** What everybody has in the end: money or points; `null` until it is counted. */
export function amountsOf(table: Table): BySeat<number> | null {
  switch (table.family) {
    case 'auction':
      return auction.outcome(table.state).scores;
    case 'gallery':
      return table.state.scores;
  }
}

/** What kind of evening it was, in a line. */
export function storyIn(table: Table, record: GameRecord, { words, language, locale }: Speech): string {
  const naming = namingOf(record, locale);
  const list = (names: readonly string[]) => listFormat(locale).format(names);
  switch (table.family) {
    case 'auction': {
      const story = auctionStory(record, table.state);
      return story === null ? '' : auctionSentence(story, { words: words.end.story, naming, list });
    }
    case 'gallery': {
      const { points } = GALLERY_GLOSSARY[table.state.setup.edition.id][language];
      const story = galleryStory(record, table.state);
      return story === null
        ? ''
        : gallerySentence(story, { words: words.gallerySettle.end, naming, points, list });
    }
  }
}
