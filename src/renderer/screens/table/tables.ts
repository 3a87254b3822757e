import type { Component, Snippet } from 'svelte';
import type { FamilyName, GameRecord, States, TableOf } from '../../../shared/record/index.ts';
import AuctionEntry from './AuctionEntry.svelte';
import AuctionTable from './AuctionTable.svelte';
import GalleryEntry from './GalleryEntry.svelte';
import GalleryTable from './GalleryTable.svelte';

type TableFor<State> = Component<{
  state: State;
  record: GameRecord;
  /** What to do after the end, where it is not the same table again. */
  afterwards?: Snippet | undefined;
  /** Somebody asks about a seat. */
  onseat: ((seat: number) => void) | null;
  /** What comes first, and is done in place of what the table does now. */
  first: Snippet | null;
}>;

const TABLES: { readonly [Name in FamilyName]: TableFor<States[Name]> } = {
  auction: AuctionTable,
  gallery: GalleryTable,
};

/** What a game is entered at; it takes the table’s state. */
export function tableFor<Name extends FamilyName>({ family }: TableOf<Name>): TableFor<States[Name]> {
  return TABLES[family];
}

type EntryFor<State> = Component<{ state: State; record: GameRecord }>;

const ENTRIES: { readonly [Name in FamilyName]: EntryFor<States[Name]> } = {
  auction: AuctionEntry,
  gallery: GalleryEntry,
};

/** What a lot or a card alone is entered with. */
export function entryFor<Name extends FamilyName>({ family }: TableOf<Name>): EntryFor<States[Name]> {
  return ENTRIES[family];
}
