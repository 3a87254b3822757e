/** “A Yoko”, “an Ana”: boxes that somebody made have any names. */
export function one(name: string): string {
  return `${/^[aeiou]/i.test(name.normalize('NFD')) ? 'an' : 'a'} ${name}`;
}
