/** The boxes of this family. Add a new one here, under its id. */
export { modernArt1994 as 'modern-art-1994' } from './editions/modern-art-1994.ts';
export { modernArtCmonEn as 'modern-art-cmon-en' } from './editions/modern-art-cmon-en.ts';
export { modernArtCmonIt as 'modern-art-cmon-it' } from './editions/modern-art-cmon-it.ts';
