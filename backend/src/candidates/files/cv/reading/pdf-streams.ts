import { createInflate, inflateSync } from 'node:zlib';

/** More than the streams of the largest real CV; a PDF with more is malicious. */
const STREAMS = 50_000;
/** Maximum depth of nested compressions; real files use one. */
const DEPTH = 8;
/** Bytes before a stream in which its dictionary says what it is. */
const DICTIONARY = 400;
const MARK = Buffer.from('stream');
/** Prefixes of zlib data in ASCII85 and hexadecimal encoding. */
const LOOKED_AT = 64;

/** More than a reader is given. */
export class TooMuch extends Error {}

/** Bytes that may still come out of a file. */
class Allowance {
  constructor(private left: number) {}

  /** @throws {TooMuch} */
  take(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw new TooMuch();
  }

  get rest(): number {
    return this.left;
  }
}

/** Detected by content: the dictionary may name its filters indirectly, escaped or not at all. */
const isZlib = (data: Buffer): boolean =>
  data.length > 2 && ((data[0] ?? 0) & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0;

/**
 * Decompresses every stream of a PDF, also nested ones, and sums the sizes. Images are skipped: they are large in
 * honest files, and text extraction does not decompress them. Encrypted data and rare compressions (LZW, RunLength)
 * are not seen; the process limits cover them.
 * @throws {TooMuch} above `most` bytes, before they are held in memory.
 */
export async function assertUnfolds(pdf: Buffer, most: number): Promise<void> {
  const allowance = new Allowance(most);
  let streams = 0;
  for (let at = pdf.indexOf(MARK); at !== -1; at = pdf.indexOf(MARK, at + MARK.length)) {
    // `endstream` has the word too.
    if (pdf.toString('latin1', at - 3, at) === 'end') continue;
    if (++streams > STREAMS) throw new TooMuch();
    const dictionary = pdf.toString('latin1', Math.max(0, at - DICTIONARY), at);
    const own = dictionary.slice(dictionary.lastIndexOf('endobj') + 1);
    if (/\/Subtype\s*\/Image\b/.test(own)) continue;
    await unfold(pdf.subarray(startAfter(pdf, at + MARK.length)), allowance);
  }
}

/** Where the data begin: after one end of a line. */
function startAfter(pdf: Buffer, at: number): number {
  const afterReturn = pdf[at] === 0x0d ? at + 1 : at;
  return pdf[afterReturn] === 0x0a ? afterReturn + 1 : afterReturn;
}

async function unfold(data: Buffer, allowance: Allowance, depth = 0): Promise<void> {
  const bare = isZlib(data) ? data : fromText(data);
  if (!bare || !isZlib(bare)) return;
  if (depth === DEPTH) throw new TooMuch();
  await unfold(await inflate(bare, allowance), allowance, depth + 1);
}

/** The decompressed data; of a broken stream the data before the error, as PDF readers do. */
async function inflate(data: Buffer, allowance: Allowance): Promise<Buffer> {
  try {
    const whole = inflateSync(data, { maxOutputLength: Math.max(1, allowance.rest) });
    allowance.take(whole.length);
    return whole;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooMuch();
    if (error instanceof TooMuch) throw error;
  }
  const pieces: Buffer[] = [];
  const stream = createInflate();
  stream.end(data);
  try {
    for await (const piece of stream) {
      allowance.take((piece as Buffer).length);
      pieces.push(piece as Buffer);
    }
  } catch (error) {
    if (error instanceof TooMuch) throw error;
  }
  return Buffer.concat(pieces);
}

/** Bytes that are written as text, when what they begin with is compressed. */
function fromText(data: Buffer): Buffer | null {
  const beginning = data.toString('latin1', 0, LOOKED_AT);
  for (const [looks, decode] of [
    [/^[\s0-9a-f]{16,}/i, fromHex],
    [/^(?:<~)?[\s!-uz]{16,}/, fromAscii85],
  ] as const) {
    if (looks.test(beginning) && isZlib(decode(beginning))) return decode(data.toString('latin1'));
  }
  return null;
}

const fromHex = (text: string): Buffer =>
  Buffer.from((/^[\s0-9a-f]*/i.exec(text)?.[0] ?? '').replace(/\s/g, ''), 'hex');

function fromAscii85(text: string): Buffer {
  const digits = (/^(?:<~)?([\s!-uz]*)/.exec(text)?.[1] ?? '').replace(/\s/g, '').replaceAll('z', '!!!!!');
  const bytes = Buffer.alloc(Math.floor(digits.length / 5) * 4);
  for (let at = 0; at + 5 <= digits.length; at += 5) {
    let value = 0;
    for (let place = 0; place < 5; place++) value = value * 85 + digits.charCodeAt(at + place) - 33;
    bytes.writeUInt32BE(value % 2 ** 32, (at / 5) * 4);
  }
  return bytes;
}
