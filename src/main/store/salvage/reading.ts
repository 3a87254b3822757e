import { fstatSync, readFileSync, readSync } from 'node:fs';
import { codeOf } from '../../../shared/core/error-code.ts';
import { fileTroubleOf } from '../file-trouble.ts';
import { isThere, whileOpen } from '../store-file.ts';

/** Disks return at least this much at a time, and none of our pages is larger. */
const PIECE_BYTES = 4096;

/** All bytes of a file, with zeros for those that are unreadable. Empty if there is no file. */
export function bytesIn(file: string): Buffer {
  if (!isThere(file)) return Buffer.alloc(0);
  try {
    return readFileSync(file);
  } catch (error) {
    // A folder.
    if (codeOf(error) === 'EISDIR') return Buffer.alloc(0);
    if (fileTroubleOf(error) !== 'unreadable') throw error;
    return pieceByPiece(file);
  }
}

function pieceByPiece(file: string): Buffer {
  return whileOpen(file, 'r', (descriptor) => {
    const bytes = Buffer.alloc(fstatSync(descriptor).size);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      try {
        readSync(descriptor, bytes, at, Math.min(PIECE_BYTES, bytes.length - at), at);
      } catch (error) {
        if (fileTroubleOf(error) !== 'unreadable') throw error;
        bytes.fill(0, at, at + PIECE_BYTES);
      }
    }
    return bytes;
  });
}
