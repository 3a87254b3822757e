export const SOAKING = process.env['VERNISSAGE_SOAK'] !== undefined;

/** How often a random test is repeated: a few times normally, far more often in `npm run soak`. */
export function repetitions(usually: number, soaking: number): number {
  return SOAKING ? soaking : usually;
}
