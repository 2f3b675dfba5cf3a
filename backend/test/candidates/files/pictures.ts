import { deflateSync } from 'node:zlib';

function chunk(name: string, data: Buffer): Buffer {
  const part = Buffer.alloc(12 + data.length);
  part.writeUInt32BE(data.length, 0);
  part.write(name, 4, 'latin1');
  data.copy(part, 8);
  return part;
}

/** A grey PNG; `data` may decompress to any size. */
export function png(side = 8, data = Buffer.alloc(side * (side + 1))): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const about = chunk('tEXt', Buffer.from('Author\0secreto'));
  const parts = [
    chunk('IHDR', header),
    about,
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

/** The structure of a JPEG: metadata, size, image data. */
export function jpeg({ turn = 1, points = 10 } = {}): Buffer {
  const exif = Buffer.alloc(36);
  exif.set([0xff, 0xe1, 0, 34]);
  exif.write('Exif\0\0MM\0*\0\0\0\x08\0\x01', 4, 'latin1');
  exif.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn], 20);
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 40, 0, 30, 1, 1, 0x11, 0]);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
  const comment = Buffer.from('\xff\xfe\x00\x13GPS 41.38, 2.17  ', 'latin1');
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    exif,
    comment,
    frame,
    scan,
    Buffer.alloc(points, 0x55),
    Buffer.from([0xff, 0xd9]),
    Buffer.from('detrás'),
  ]);
}
