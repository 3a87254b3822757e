import type { Component } from 'svelte';
import type { FamilyName, States, TableOf } from '../../../shared/record/index.ts';
import AuctionTable from './AuctionTable.svelte';
import GalleryTable from './GalleryTable.svelte';
import type { TableProps } from './table-props.ts';

type TableFor<State> = Component<TableProps<State>>;

const TABLES: { readonly [Name in FamilyName]: TableFor<States[Name]> } = {
  auction: AuctionTable,
  gallery: GalleryTable,
};

/** A game's table component, typed for its state. */
export function tableFor<Name extends FamilyName>({ family }: TableOf<Name>): TableFor<States[Name]> {
  return TABLES[family];
}
