/** Names after a preposition: ‘ad’ before an A, as people say it. */
export function to(name: string): string {
  return /^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`;
}
