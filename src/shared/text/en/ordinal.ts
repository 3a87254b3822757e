const SUFFIXES = { one: 'st', two: 'nd', few: 'rd', many: 'th', zero: 'th', other: 'th' };

export function ordinal(count: number): string {
  return `${count}${SUFFIXES[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)]}`;
}
