import { expect, test } from 'vitest';
import { troubleOf } from '../../src/club/problems.ts';

test.each(['ECONNREFUSED', 'EPIPE', 'EAI_AGAIN', 'ENOTFOUND'])(
  '%s means that the database is away',
  (code) => {
    expect(troubleOf(Object.assign(new Error(code), { code }))).toEqual({
      problem: 'unavailable',
      seconds: 30,
    });
  },
);

test.each(['ERR_INVALID_ARG_TYPE', 'DEPTH_ZERO_SELF_SIGNED_CERT'])('%s is an error of the server', (code) => {
  expect(troubleOf(Object.assign(new Error(code), { code }))).toBeNull();
});
