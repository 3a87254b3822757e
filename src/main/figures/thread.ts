import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { FileTrouble } from '../../shared/api.ts';
import type { Misread } from '../store/beside.ts';
import { openToRead } from '../store/connection.ts';
import { fileTroubleOf } from '../store/file-trouble.ts';
import { openFigures, type Figures } from './figures.ts';
import { whileOpen } from './letting-go.ts';

export type Questions = { readonly [Name in keyof Figures]: Parameters<Figures[Name]>[0] };
export type Answers = { readonly [Name in keyof Figures]: ReturnType<Figures[Name]> };
export type Name = keyof Figures;

export type Question<Asked extends Name = Name> = {
  readonly [Each in Asked]: { readonly name: Each; readonly asked: Questions[Each] };
}[Asked];

export type Reply =
  | { readonly kind: 'answer'; readonly answer: never }
  | { readonly kind: 'failed'; readonly trouble: FileTrouble | null; readonly message: string }
  | { readonly kind: 'misread'; readonly misread: Misread };

export interface ThreadInput {
  readonly file: string;
  readonly shared: SharedArrayBuffer;
}

if (isMainThread || parentPort === null) throw new Error('figures are worked out in a thread');
const port = parentPort;
const { file, shared } = workerData as ThreadInput;

const figures: { readonly [Each in Name]: (asked: Questions[Each]) => Answers[Each] } = openFigures({
  reading: (work) => whileOpen(shared, () => openToRead(file), work),
  now: () => new Date().toISOString(),
  onMisread: (misread) => port.postMessage({ kind: 'misread', misread }),
});

function answer<Asked extends Name>({ name, asked }: Question<Asked>): void {
  try {
    port.postMessage({ kind: 'answer', answer: figures[name](asked) });
  } catch (error) {
    port.postMessage({ kind: 'failed', trouble: fileTroubleOf(error), message: String(error) });
  }
}

port.on('message', answer);
