/** The local day of a moment, as `2026-01-31`; a day is returned unchanged. Returns `null` for any other text. */
export function localDay(text: string): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const moment = new Date(text);
  const year = moment.getFullYear();
  if (Number.isNaN(year) || year < 1000 || year > 9999) return null;
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
