import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { ClubProblem } from '../shared/club/index.ts';
import { STATUS } from './problems.ts';

const packed = promisify(gzip);

/** Smaller answers aren't worth compressing. */
const WORTH_PACKING_BYTES = 1000;

/** Sends an answer as JSON, compressed if the other side can read that. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  answer: unknown,
): Promise<void> {
  const plain = Buffer.from(JSON.stringify(answer));
  const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const pack = plain.length > WORTH_PACKING_BYTES && acceptsGzip;
  const bytes = pack ? await packed(plain, { level: 1 }) : plain;
  // What is still on its way isn't wanted any more.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': bytes.length,
    ...(pack ? { 'Content-Encoding': 'gzip' } : {}),
    Vary: 'Accept-Encoding',
  });
  response.end(bytes);
}

export async function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  problem: ClubProblem,
): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if ('seconds' in problem) response.setHeader('Retry-After', problem.seconds);
  await sendAnswer(request, response, STATUS[problem.problem], problem);
}
