/** “A Yoko”, “an Ana”, “an 8”, “an 11”: boxes that somebody made have any names and numbers. */
export function one(name: string): string {
  return `${/^(?:[aeiou]|8|1[18](?!\d))/i.test(name.normalize('NFD')) ? 'an' : 'a'} ${name}`;
}
