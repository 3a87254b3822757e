export { canonical } from './canonical.ts';
export { differingFields, firstDifference, goesOnFrom, lastMoment, shownFirst } from './lineage.ts';
export { saidIn, withoutSaid, withSaid, type Said } from './said.ts';
