import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzzPhones } from '../main/phones/fuzzing.ts';

const MESSAGES = 100_000;

void test('whatever phones say, each message is answered or refused, and the table goes on', async () => {
  const { answered, wrong } = await fuzzPhones(MESSAGES, 41971);
  process.stdout.write(`${MESSAGES} messages: ${JSON.stringify(answered)}\n`);
  for (const line of wrong.slice(0, 20)) process.stdout.write(`${line}\n`);
  assert.equal(wrong.length, 0);
});
