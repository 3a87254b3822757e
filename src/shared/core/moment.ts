const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

const LONGEST_ISO = 40;

/** Whether a text is a day, or a moment on it, as ISO 8601 writes them. */
export function isDate(text: string): boolean {
  if (text.length > LONGEST_ISO) return false;
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year === undefined || Number.isNaN(Date.parse(text))) return false;
  // The 30th of February would be taken for a day in March.
  const found = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return found.getUTCDate() === Number(day);
}
