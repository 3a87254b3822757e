import type { Component, ComponentProps } from 'svelte';
import type { FamilyName } from '../../../shared/record/index.ts';
import AuctionNumbers from './auction/OwnNumbers.svelte';
import GalleryNumbers from './gallery/OwnNumbers.svelte';

type Numbers = ComponentProps<typeof AuctionNumbers> & ComponentProps<typeof GalleryNumbers>;

/** The fields that only one family has. */
export function numbersOf(family: FamilyName): Component<Numbers> {
  switch (family) {
    case 'auction':
      return AuctionNumbers;
    case 'gallery':
      return GalleryNumbers;
  }
}
