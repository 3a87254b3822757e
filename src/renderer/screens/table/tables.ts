import type { Component } from 'svelte';
import type { FamilyName, GameRecord, States, TableOf } from '../../../shared/record/index.ts';
import AuctionEntry from './AuctionEntry.svelte';
import AuctionTable from './AuctionTable.svelte';
import GalleryEntry from './GalleryEntry.svelte';
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

type EntryFor<State> = Component<{ state: State; record: GameRecord }>;

const ENTRIES: { readonly [Name in FamilyName]: EntryFor<States[Name]> } = {
  auction: AuctionEntry,
  gallery: GalleryEntry,
};

/** The component for entering a single lot or card. */
export function entryFor<Name extends FamilyName>({ family }: TableOf<Name>): EntryFor<States[Name]> {
  return ENTRIES[family];
}
