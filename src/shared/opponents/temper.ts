/** What opponents differ in. */
export interface Temper {
  /** The part of what a lot is worth that is left to gain when it is bought. */
  readonly margin: number;
  /** The part that is added for an artist of whom there is a painting already. */
  readonly fondness: number;
  /** How much it counts what the others gain on average. */
  readonly rivals: number;
  /** How far a raise goes towards the most that would be bid. */
  readonly leap: number;
}

export const TEMPERS = ['careful', 'bold', 'collector'] as const;
export type TemperName = (typeof TEMPERS)[number];

export const TEMPER: Readonly<Record<TemperName, Temper>> = {
  careful: { margin: 0.12, fondness: 0, rivals: 1, leap: 0.3 },
  bold: { margin: 0.04, fondness: 0, rivals: 0.5, leap: 0.7 },
  collector: { margin: 0.12, fondness: 0.12, rivals: 0.8, leap: 0.5 },
};
