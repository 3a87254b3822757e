import { isObject } from '../../../src/shared/core/shape.ts';
import type { Connect, Connection } from '../../../src/main/api/connection.ts';

/** Statistics of many messages. */
export interface Answers {
  sent: number;
  /** How often each code was returned; `ok` for success, `none` for a message outside the contract. */
  readonly codes: Map<string, number>;
  slowest: number;
  largestRefusal: number;
  /** Messages with a wrong answer. */
  readonly wrong: string[];
  /** The longest that a view may wait for an answer. */
  readonly mostMilliseconds: number;
}

/** Unlimited by default, because everything takes longer on a busy machine. */
export function noAnswers(mostMilliseconds = Number.POSITIVE_INFINITY): Answers {
  return { sent: 0, codes: new Map(), slowest: 0, largestRefusal: 0, wrong: [], mostMilliseconds };
}

/** Answered only when a job is done; views see its progress meanwhile. */
const AFTER_A_JOB = /"\/keeping\/(?:saveCopy|repair|restore)"/;
/** Refusals before the rules are short; those by the rules may include the game's state. */
const WITH_STANDING: ReadonlySet<string> = new Set(['CONFLICT']);
const MOST_REFUSAL_BYTES = 4_096;

/**
 * Sends messages to the contract and watches the answers. Over a socket, a message outside the contract
 * closes the connection, and pending answers are lost.
 */
export function asker(connect: Connect, answers: Answers, ends: boolean) {
  const waiting = new Map<
    string,
    { readonly text: string; readonly since: number; readonly done: () => void }
  >();
  let view: Connection = open();

  function open(): Connection {
    return connect(hear);
  }

  function reopen(ended: Connection): void {
    if (view !== ended) return;
    view.close();
    view = open();
  }

  function count(code: string): void {
    answers.codes.set(code, (answers.codes.get(code) ?? 0) + 1);
  }

  function hear(message: string): void {
    const read: unknown = JSON.parse(message);
    if (!isObject(read) || typeof read['i'] !== 'string' || read['t'] !== undefined) return;
    const asked = waiting.get(read['i']);
    if (asked === undefined) return;
    waiting.delete(read['i']);
    const code = codeOf(read['p']);
    count(code);
    const took = performance.now() - asked.since;
    if (code !== 'ok' && !WITH_STANDING.has(code)) {
      answers.largestRefusal = Math.max(answers.largestRefusal, message.length);
      if (message.length > MOST_REFUSAL_BYTES) note(`a refusal of ${message.length}`, asked.text);
    }
    if (!AFTER_A_JOB.test(asked.text)) answers.slowest = Math.max(answers.slowest, took);
    if (answers.slowest === took && took > answers.mostMilliseconds)
      note(`an answer after ${Math.round(took)} ms`, asked.text);
    if (code === 'untyped' || code === 'INTERNAL_SERVER_ERROR')
      note(`${code}: ${message.slice(0, 300)}`, asked.text);
    asked.done();
  }

  function note(what: string, text: string): void {
    if (answers.wrong.length < 20) answers.wrong.push(`${what} to ${text.slice(0, 1_000)}`);
  }

  return {
    /** Resolves once there is an answer or it is clear that none will come. */
    ask: (id: string, text: string) =>
      new Promise<void>((done) => {
        answers.sent += 1;
        // A message with another id or none is answered elsewhere.
        if (text.startsWith(`{"i":"${id}",`)) waiting.set(id, { text, since: performance.now(), done });
        else done();
        const used = view;
        void view.message(text).then((understood) => {
          if (!understood) {
            if (waiting.delete(id)) count('none');
            done();
            if (ends) reopen(used);
          } else if (waiting.delete(id)) {
            // No one waits for it, for example because the call was given up.
            count('no answer');
            done();
          }
        });
      }),
    giveUp: (id: string) => view.message(JSON.stringify({ i: id, t: 4 })),
    close: () => view.close(),
  };
}

function codeOf(payload: unknown): string {
  if (!isObject(payload)) return 'untyped';
  const { s: status = 200, b: body } = payload;
  if (status === 200) return 'ok';
  const json = isObject(body) ? body['json'] : null;
  return isObject(json) && typeof json['code'] === 'string' ? json['code'] : 'untyped';
}
