export { lettersOf, shownArtist, type ShownArtist } from '../../../shared/core/shown-artist.ts';
