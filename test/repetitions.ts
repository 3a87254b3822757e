/** How often something random is repeated: a few times with every test run, far more often in `npm run soak`. */
export function repetitions(usually: number, soaking: number): number {
  return process.env['VERNISSAGE_SOAK'] === undefined ? usually : soaking;
}
