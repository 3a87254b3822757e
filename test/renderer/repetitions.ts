/** How often something is repeated: a few times normally, far more often in `npm run soak`. */
export function repetitions(usually: number, soaking: number): number {
  return import.meta.env['VERNISSAGE_SOAK'] === undefined ? usually : soaking;
}
