const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

const LONGEST_ISO = 40;

/** Whether a text is an ISO 8601 day, or a moment on it. */
export function isDate(text: string): boolean {
  if (text.length > LONGEST_ISO) return false;
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year === undefined || Number.isNaN(Date.parse(text))) return false;
  // `Date` would turn the 30th of February into a day in March.
  const found = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return found.getUTCDate() === Number(day);
}
