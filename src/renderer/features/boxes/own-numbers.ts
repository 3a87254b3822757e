import type { Snippet } from 'svelte';

/** What a family's own fields are drawn with. */
export interface OwnNumbers {
  readonly text: (place: string) => string;
  readonly write: (place: string) => (typed: string) => void;
  /** What is wrong with a field, by its place. */
  readonly problemAt: (place: string) => string | null;
  readonly players: readonly number[];
  readonly field: Snippet<[place: string, label: string]>;
  /** Three numbers, for the first, second and third artist. */
  readonly three: Snippet<[place: string, legend: string]>;
  readonly deal: Snippet;
}
