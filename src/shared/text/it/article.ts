/**
 * What is before a number: “il 25%”, “l’8%”, “lo 0%”, as the number is read. A day is read “primo”, so it is “il 1 nov”
 * but “l’1%”.
 */
const READ_WITH_VOWEL = /^(?:8|11(?!\d)|1(?:,|%|$))/;
const READ_ZERO = /^0/;

type Articles = readonly [il: string, lo: string, elided: string];

const before =
  ([il, lo, elided]: Articles) =>
  (number: string): string =>
    READ_WITH_VOWEL.test(number) ? `${elided}${number}` : `${READ_ZERO.test(number) ? lo : il} ${number}`;

export const il = before(['il', 'lo', 'l’']);
export const del = before(['del', 'dello', 'dell’']);
export const al = before(['al', 'allo', 'all’']);
export const dal = before(['dal', 'dallo', 'dall’']);
export const nel = before(['nel', 'nello', 'nell’']);

export const la = before(['la', 'la', 'l’']);
export const alla = before(['alla', 'alla', 'all’']);

/** Several: “i 5”, “gli 8”. */
export const i = before(['i', 'gli', 'gli ']);
export const ai = before(['ai', 'agli', 'agli ']);
export const dei = before(['dei', 'degli', 'degli ']);
