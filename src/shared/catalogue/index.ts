export {
  bestCards,
  bestDealer,
  deciding,
  dearestOf,
  folly,
  hasPrices,
  lotWith,
  masterpiece,
  paintingsAt,
  worstCards,
  type HungGame,
} from './choosing.ts';
