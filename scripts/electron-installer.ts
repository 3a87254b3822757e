import { pathToFileURL } from 'node:url';

/** How much of Electron has arrived. */
export interface Arrived {
  readonly bytes: number;
  /** Null if the server doesn't say. */
  readonly of: number | null;
}

/*
 * Runs Electron's own installer, which handles mirrors, the cache and checksums, and tells the process that started it how
 * much has arrived. By itself it shows progress only after half a minute, and never the size.
 */
const SILENT_FOR_MILLISECONDS = 60_000;
const stopping = new AbortController();
const stop = (reason: string) => () => stopping.abort(new Error(reason));

// The installer then removes what it has begun to download.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop('it was interrupted'));
process.on('disconnect', stop('nobody is waiting any more'));
process.channel?.unref();

const fetching = globalThis.fetch;
globalThis.fetch = async (address, given) => {
  const silent = setTimeout(stop('nothing has arrived for a minute'), SILENT_FOR_MILLISECONDS);
  const response = await fetching(address, { ...given, signal: stopping.signal }).catch((error: unknown) => {
    // The error says only that fetching failed; its cause says why.
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  });
  if (!response.ok || response.body === null) return response;
  const size = Number(response.headers.get('content-length'));
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, counted) => {
      silent.refresh();
      bytes += chunk.length;
      tell({ bytes, of: size > 0 ? size : null });
      counted.enqueue(chunk);
    },
    flush: () => clearTimeout(silent),
  });
  return new Response(response.body.pipeThrough(counting), response);
};

await import(pathToFileURL(process.argv[2] ?? '').href);

function tell(arrived: Arrived): void {
  // Nobody may be there any more, which `disconnect` is about to say.
  if (process.connected) process.send?.(arrived, undefined, undefined, () => undefined);
}
