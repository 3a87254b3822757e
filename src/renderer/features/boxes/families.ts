import type { Component } from 'svelte';
import type { FamilyName } from '../../../shared/record/index.ts';
import AuctionNumbers from './auction/OwnNumbers.svelte';
import GalleryNumbers from './gallery/OwnNumbers.svelte';
import type { OwnNumbers } from './own-numbers.ts';

/** The fields that only one family has. */
export function numbersOf(family: FamilyName): Component<OwnNumbers> {
  switch (family) {
    case 'auction':
      return AuctionNumbers;
    case 'gallery':
      return GalleryNumbers;
  }
}
