/** Malicious pictures for decoders. */
import { deflateSync } from 'node:zlib';

const MB = 1024 * 1024;

/** A JPEG whose header declares this width and height. */
const jpeg = (side: number) =>
  Buffer.concat([
    Buffer.from([
      0xff,
      0xd8,
      0xff,
      0xc0,
      0,
      11,
      8,
      side >> 8,
      side & 255,
      side >> 8,
      side & 255,
      1,
      1,
      0x11,
      0,
    ]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]),
    Buffer.alloc(50, 0x55),
    Buffer.from([0xff, 0xd9]),
  ]);

/** @param about the size of the uncompressed pixels */
function png(
  width: number,
  height: number,
  { bytes = 100, depth = 8, colour = 6 }: { bytes?: number; depth?: number; colour?: number } = {},
) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer) {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(name, 4, 'latin1');
  data.copy(whole, 8);
  return whole;
}

/** Four thousand million pixels in a hundred bytes. */
export const hugeJpeg = () => jpeg(65_500);

/** The same as a PNG. */
export const hugePng = () => png(2_000_000_000, 2_000_000_000);

/** Declares a small size and decompresses to 300 MB. */
export const pngBomb = () => png(8, 8, { bytes: 300 * MB });

/** The largest allowed size with the greatest bit depth: decompresses to 96 MB legitimately. */
export const heavyPng = () => png(4000, 3000, { bytes: (4000 * 8 + 1) * 3000, depth: 16 });

/** Small files of other types that declare a huge size. */
export const hugeGif = () =>
  Buffer.from('474946383961ffffffff80000000000000ffffff2c00000000ffffffff0002024401003b', 'hex');
export const hugeWebp = () =>
  Buffer.from(
    '524946462400000057454250565038580a00000010000000ffffffffffff56503820' + '00'.repeat(20),
    'hex',
  );
