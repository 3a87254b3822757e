/** SHA-1, as UUIDs of version 5 require. For naming things, not for security. */
export function sha1(bytes: Uint8Array): Uint8Array {
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const padded = withLength(bytes);
  const words = new DataView(padded.buffer);
  for (let block = 0; block < padded.length; block += 64) mixIn(state, words, block);
  const digest = new DataView(new ArrayBuffer(20));
  state.forEach((word, at) => digest.setUint32(at * 4, word));
  return new Uint8Array(digest.buffer);
}

/** Pads to whole blocks, ending with the number of bits. */
function withLength(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, bytes.length * 8);
  return padded;
}

function mixIn(state: number[], words: DataView, block: number): void {
  const schedule = Array.from({ length: 16 }, (_, at) => words.getUint32(block + at * 4));
  for (let at = 16; at < 80; at += 1) {
    const [a = 0, b = 0, c = 0, d = 0] = [3, 8, 14, 16].map((back) => schedule[at - back]);
    schedule.push(rotated(a ^ b ^ c ^ d, 1));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  schedule.forEach((word, at) => {
    const next = (rotated(a, 5) + chosen(at, b, c, d) + e + word) >>> 0;
    [a, b, c, d, e] = [next, a, rotated(b, 30), c, d];
  });
  [a, b, c, d, e].forEach((word, at) => {
    state[at] = ((state[at] ?? 0) + word) >>> 0;
  });
}

function rotated(word: number, bits: number): number {
  return ((word << bits) | (word >>> (32 - bits))) >>> 0;
}

/** The round function of each of the four stages of twenty steps. */
function chosen(at: number, b: number, c: number, d: number): number {
  if (at < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (at < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (at < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}
