import type { Component, Snippet } from 'svelte';
import type { FamilyName, GameRecord, States, TableOf } from '../../../shared/record/index.ts';
import AuctionTable from './AuctionTable.svelte';
import GalleryTable from './GalleryTable.svelte';

type TableFor<State> = Component<{
  state: State;
  record: GameRecord;
  /** What to do after the end, where it is not the same table again. */
  afterwards?: Snippet | undefined;
}>;

const TABLES: { readonly [Name in FamilyName]: TableFor<States[Name]> } = {
  auction: AuctionTable,
  gallery: GalleryTable,
};

/** What a game is entered at; it takes the table’s state. */
export function tableFor<Name extends FamilyName>({ family }: TableOf<Name>): TableFor<States[Name]> {
  return TABLES[family];
}
