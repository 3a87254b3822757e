import { readBox } from '../../../src/shared/record/index.ts';
import { randomAuctionBox } from '../../play/boxes.ts';
import { done } from '../store/store-in.ts';

/** A box that somebody made. */
export const BOX = done(readBox({ ...randomAuctionBox(4), id: 'one', title: 'A box of our own' }));
