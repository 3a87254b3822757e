const suffix = { one: 'st', two: 'nd', few: 'rd', many: 'th', zero: 'th', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** 1st, 2nd, 3rd, 4th. */
export function ordinal(count: number): string {
  return `${count}${suffix[rules.select(count)]}`;
}
