/** The boxes of this family. Add a new one here, under its id. */
export { mastersGallery as 'masters-gallery' } from './editions/masters-gallery.ts';
export { modernArtCardGame as 'modern-art-card-game' } from './editions/modern-art-card-game.ts';
