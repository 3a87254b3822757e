export { canonical } from './canonical.ts';
export { BYTE_ORDER_MARK, csvLine, separatorsOf, type Cell } from './csv.ts';
export { FATES, type Fate } from './fate.ts';
export {
  differingFields,
  goesOnFrom,
  joinedFrom,
  lastMoment,
  lineageOf,
  shownFirst,
  type Lineage,
  type Log,
} from './lineage.ts';
export { lotRows, type LotFate, type LotRow } from './lot-rows.ts';
export {
  canonicalLog,
  isHash,
  MOST_REPLACED,
  nameless,
  replacedIn,
  REPLACES,
  REVISION,
  revisionOf,
  withoutReplaced,
  withReplaced,
  withRevision,
} from './replaces.ts';
export { roundRows } from './round-rows.ts';
export {
  isPlayedAt,
  isStatementMoment,
  PEOPLE,
  statementsIn,
  withoutStatements,
  withStatements,
  type PeopleStatement,
} from './statements.ts';
