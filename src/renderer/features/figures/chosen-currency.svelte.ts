import type { Currency } from '../../../shared/api.ts';
import { editionKey, type AnyEdition } from '../../../shared/record/index.ts';

/** One currency for all figures of a page: the one of most games, until somebody chooses. */
export interface ChosenCurrency {
  readonly all: readonly (Currency & { readonly key: string })[];
  /** By one of its boxes; `null` as long as none is known. */
  readonly key: string | null;
  /** What is about its boxes. */
  readonly pick: <Known extends { readonly edition: AnyEdition }>(all: readonly Known[]) => readonly Known[];
  readonly choose: (key: string) => void;
}

export function chooseCurrency(known: () => readonly Currency[]): ChosenCurrency {
  let chosen = $state<string | null>(null);
  const all = $derived(
    known().flatMap((one) => one.editions.slice(0, 1).map((box) => ({ ...one, key: editionKey(box) }))),
  );
  const current = $derived(all.find(({ key }) => key === chosen) ?? all[0] ?? null);
  const boxes = $derived((current?.editions ?? []).map((box) => editionKey(box)));
  return {
    get all() {
      return all;
    },
    get key() {
      return current?.key ?? null;
    },
    pick: (of) => of.filter(({ edition }) => boxes.includes(editionKey(edition))),
    choose: (key) => (chosen = key),
  };
}
