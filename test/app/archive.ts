import { readFileSync } from 'node:fs';

/** A file in an archive: in it, or (as a native module has to be) beside it. */
export interface ArchivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly beside: boolean;
  readonly hashed: boolean;
}

type Entry =
  | { readonly files: Readonly<Record<string, Entry>> }
  | { readonly size: number; readonly unpacked?: boolean; readonly integrity?: { readonly hash: string } };

/** What an app.asar says it holds: a header in JSON behind four numbers, then the files one after another. */
export function filesIn(archive: string): ArchivedFile[] {
  const bytes = readFileSync(archive);
  const header = bytes.subarray(16, 16 + bytes.readUInt32LE(12)).toString();
  return filesBelow(JSON.parse(header) as Entry, '');
}

function filesBelow(entry: Entry, path: string): ArchivedFile[] {
  if ('files' in entry) {
    return Object.entries(entry.files).flatMap(([name, below]) =>
      filesBelow(below, path === '' ? name : `${path}/${name}`),
    );
  }
  const { size, unpacked = false, integrity } = entry;
  return [{ path, bytes: size, beside: unpacked, hashed: integrity !== undefined }];
}
