/** Sums may differ in the last bits, depending on the order of addition. */
export function rounded(value: unknown, digits = 8): unknown {
  const text = JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'number' ? Number(one.toFixed(digits)) + 0 : one,
  );
  return JSON.parse(text) as unknown;
}
