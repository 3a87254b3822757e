import { expect, test } from 'vitest';
import { noAnswers } from './answering.ts';
import { fuzzCalls, layGround } from './fuzzing-calls.ts';
import { fuzzFiles, noFiles } from './fuzzing-files.ts';
import { REJECTED } from './rejected.ts';

test('thousands of invalid calls are answered, each with a code', async () => {
  const ground = layGround();
  const answers = noAnswers();
  await fuzzCalls(ground, answers, 0, 1_000);
  await ground.close();
  expect(answers.wrong).toEqual([]);
  expect([...answers.codes.keys()]).toEqual(expect.arrayContaining(['ok', 'BAD_REQUEST', 'REFUSED', 'none']));
});

test('hundreds of invalid files are imported or refused, and what was imported opens', async () => {
  const found = noFiles();
  await fuzzFiles(found, 0, 100);
  expect(found.wrong).toEqual([]);
  expect(found.games).toBeGreaterThan(20);
  expect(found.broken).toBeGreaterThan(20);
});

test('refusals before the rules are short', async () => {
  const ground = layGround();
  for (const { what, text } of REJECTED) {
    const answers: string[] = [];
    const view = ground.connect((message) => answers.push(message));
    expect(await view.message(text), what).toBe(true);
    expect(answers, what).toHaveLength(1);
    expect(answers[0], what).toMatch(/"code":"(?:BAD_REQUEST|PAYLOAD_TOO_LARGE|NOT_FOUND)"/);
    expect(answers[0]?.length, what).toBeLessThan(1_000);
    view.close();
  }
  await ground.close();
});
