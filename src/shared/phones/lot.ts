import { sha1 } from '../core/sha1.ts';
import { utf8 } from '../core/utf8.ts';
import type { PhoneMoment } from './moment.ts';

/** A moment of an auction: the game, the position of its journal, and how many steps have been taken there. */
export interface LotNow {
  readonly game: string;
  readonly position: number;
  readonly steps: number;
}

export function lotNow({ timeline, position, run }: PhoneMoment): LotNow {
  return { game: gameMark(timeline.record.id), position, steps: run?.steps.length ?? 0 };
}

export function writeLot({ game, position, steps }: LotNow): string {
  return `${game}.${position}.${steps}`;
}

const LOT = /^([0-9a-f]{8})\.(\d{1,9})\.(\d{1,9})$/;

/** Returns `null` if it never was one of ours. */
export function readLot(text: string): LotNow | null {
  const [, game = '', position = '', steps = ''] = LOT.exec(text) ?? [];
  return game === '' ? null : { game, position: Number(position), steps: Number(steps) };
}

/** Tells games apart without saying their ids, which are nobody's business. */
function gameMark(id: string): string {
  return [...sha1(utf8(id)).slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
