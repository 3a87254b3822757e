import { readFileSync } from 'node:fs';

/** A file in an archive: inside it, or unpacked next to it, as native modules must be. */
export interface ArchivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly beside: boolean;
  readonly hashed: boolean;
}

type Entry =
  | { readonly files: Readonly<Record<string, Entry>> }
  | { readonly size: number; readonly unpacked?: boolean; readonly integrity?: { readonly hash: string } };

/** The contents of an app.asar: a JSON header behind four numbers, then the files one after another. */
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
