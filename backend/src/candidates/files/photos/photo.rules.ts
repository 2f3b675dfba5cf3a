/** A photo of a page without metadata on place or device. */
export interface Page {
  image: Buffer;
  /** As people see it, turned. */
  width: number;
  height: number;
}

/** Sides of a photo that a reader can be asked to draw. */
const MAX_SIDE = 10_000;
const JPEG = { marker: 0xff, start: 0xd8, end: 0xd9, scan: 0xda, exif: 0xe1 } as const;
const ORIENTATION_TAG = 0x0112;

/** The turn that a camera noted (1 to 8), 1 when it noted none. */
function orientationIn(segment: Buffer): number {
  if (segment.subarray(0, 6).toString('latin1') !== 'Exif\0\0') return 1;
  const tiff = segment.subarray(6);
  if (tiff.length < 14) return 1;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => {
    if (at + 2 > tiff.length) return 0;
    return little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  };
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < Math.min(short(first), 100); entry++) {
    const at = first + 2 + entry * 12;
    if (short(at) === ORIENTATION_TAG) {
      const turn = short(at + 8);
      return turn >= 1 && turn <= 8 ? turn : 1;
    }
  }
  return 1;
}

/** A segment that says the turn and nothing else. */
function orientationSegment(turn: number): Buffer {
  const segment = Buffer.alloc(36);
  segment.set([JPEG.marker, JPEG.exif, 0, 34]);
  segment.write('Exif\0\0II*\0', 4, 'latin1');
  segment.writeUInt32LE(8, 14);
  segment.writeUInt16LE(1, 18);
  segment.writeUInt16LE(ORIENTATION_TAG, 20);
  segment.writeUInt16LE(3, 22);
  segment.writeUInt32LE(1, 24);
  segment.writeUInt16LE(turn, 28);
  return segment;
}

/** Frame headers: sizes of the picture. C4, C8 and CC are others. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** APP0, APP14 and APP2 describe colours; other APPn and comments may hold personal data. */
const isPrivate = (code: number): boolean =>
  (code >= 0xe1 && code <= 0xef && code !== 0xe2 && code !== 0xee) || code === 0xfe;

/** The photo without its metadata; null unless it is a complete JPEG of a sensible size. */
export function jpegPage(data: Buffer): Page | null {
  if (data[0] !== JPEG.marker || data[1] !== JPEG.start) return null;
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  let turn = 1;
  for (let at = 2; at + 4 <= data.length;) {
    const code = data[at + 1] ?? 0;
    if (data[at] !== JPEG.marker) return null;
    const end = at + 2 + data.readUInt16BE(at + 2);
    if (end > data.length) return null;
    if (code === JPEG.exif) turn = Math.max(turn, orientationIn(data.subarray(at + 4, end)));
    if (isFrame(code) && at + 9 <= data.length) {
      size = { height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) };
    }
    if (!isPrivate(code)) kept.push(data.subarray(at, end));
    at = end;
    if (code !== JPEG.scan) continue;
    // What follows the end of the picture (a thumbnail, a film) goes too.
    const last = data.lastIndexOf(Buffer.from([JPEG.marker, JPEG.end]));
    if (!size || last < at || size.width < 1 || size.height < 1) return null;
    if (Math.max(size.width, size.height) > MAX_SIDE) return null;
    const head = [data.subarray(0, 2), ...(turn > 1 ? [orientationSegment(turn)] : [])];
    const sides = turn > 4 ? { width: size.height, height: size.width } : size;
    return { image: Buffer.concat([...head, ...kept, data.subarray(at, last + 2)]), ...sides };
  }
  return null;
}
