import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Page } from './photo.rules.js';

/** Points of a picture that is unfolded in memory. */
const MAX_POINTS = 12_000_000;
/** Samples of a point by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const unfold = promisify(inflate);

/**
 * The image with only the chunks needed to draw it; null unless it is a complete PNG of a sensible size. Its data
 * is decompressed once, at most to the size in its header, before any reader without such a limit gets it.
 */
export async function pngPage(data: Buffer): Promise<Page | null> {
  if (!data.subarray(0, 8).equals(SIGNATURE) || data.length < 33) return null;
  const kept: Buffer[] = [SIGNATURE];
  const pixels: Buffer[] = [];
  let complete = false;
  for (let at = 8; at + 12 <= data.length && !complete;) {
    const end = at + 12 + data.readUInt32BE(at);
    if (end > data.length) return null;
    const name = data.toString('latin1', at + 4, at + 8);
    if (NEEDED.has(name)) kept.push(data.subarray(at, end));
    if (name === 'IDAT') pixels.push(data.subarray(at + 8, end - 4));
    complete = name === 'IEND';
    at = end;
  }
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)];
  const [depth, colour] = [data[24] ?? 0, data[25] ?? 0];
  const samples = SAMPLES[colour];
  if (!complete || !samples || depth > 16 || width * height < 1 || width * height > MAX_POINTS) return null;
  // Interlaced pictures have a few more line starts than others.
  const limit = Math.ceil((width * samples * depth) / 8 + 8) * (height + 8) * 2;
  try {
    const raw = await unfold(Buffer.concat(pixels), { maxOutputLength: limit });
    if (raw.length < Math.floor((width * samples * depth) / 8) * height) return null;
  } catch {
    return null;
  }
  return { image: Buffer.concat(kept), width, height };
}
