/** “Annas”, but “Doris’” and “Franz’”: names that end in an s, as it is heard. */
export function of(name: string): string {
  return /(?:[sßxz]|ce)\p{Cf}*$/iu.test(name) ? `${name}’` : `${name}s`;
}
