import { parentPort } from 'node:worker_threads';
import type { Question } from '../../../src/main/figures/thread.ts';

/** Dies of a question about a group, and knows nobody. */
parentPort?.on('message', ({ name }: Question) => {
  if (name === 'group') throw new Error('ended');
  parentPort?.postMessage({ kind: 'answer', answer: [] });
});
