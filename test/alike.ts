import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { isList, isObject } from '../src/shared/core/shape.ts';

/**
 * Throws if these differ, with the rule that broke and the first place where they do: everything would be more than
 * anybody reads. The seed is what it takes to see it again.
 */
export function assertAlike(rule: string, seed: number | null, found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected))
    assert.fail(
      `${rule}, but ${firstDifference(found, expected, 'it')}${seed === null ? '' : ` (seed ${seed})`}`,
    );
}

function firstDifference(found: unknown, expected: unknown, at: string): string {
  const [one, other] = [partsOf(found), partsOf(expected)];
  const keys = Object.keys({ ...one, ...other });
  const key = keys.find((each) => !isDeepStrictEqual(one?.[each], other?.[each]));
  return one === null || other === null || key === undefined
    ? `${at} is ${around(found, expected)}`
    : firstDifference(one[key], other[key], `${at}.${key}`);
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (value instanceof Map) return Object.fromEntries(value);
  if (isObject(value)) return value;
  return isList(value) ? { ...value } : null;
}

/** Both, near the first letter that differs. */
function around(found: unknown, expected: unknown): string {
  const [one = 'nothing', other = 'nothing'] = [JSON.stringify(found), JSON.stringify(expected)];
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const near = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
  return `${near(one)} instead of ${near(other)}`;
}
