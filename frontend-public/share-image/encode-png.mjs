/* global document, Image */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;
const COLOURS = 256;

/**
 * A screenshot written again as a PNG of a third of the size: a drawing of plain areas needs no more than the 256
 * colours it has most of, and is smallest without the filters made for photographs.
 * @param {import('@playwright/test').Page} page that reads the pixels
 * @param {Buffer} screenshot
 */
export async function encodePng(page, screenshot) {
  const { width, height, pixels } = await page.evaluate(readPixels, screenshot.toString('base64'));
  const rgba = Buffer.from(pixels, 'base64');
  const { palette, indexOf } = paletteOf(rgba);
  const rows = Buffer.alloc(height * (1 + width));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (1 + width) + 1 + x] = indexOf(colourAt(rgba, y * width + x));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {Buffer} rgba @param {number} pixel */
const colourAt = (rgba, pixel) => rgba.readUInt32BE(pixel * 4) >>> 8;

/** @param {Buffer} rgba the colours it has most of; every other becomes the nearest of them */
function paletteOf(rgba) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (let pixel = 0; pixel < rgba.length / 4; pixel += 1) {
    const colour = colourAt(rgba, pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, COLOURS)
    .map(([colour]) => colour);
  const indices = new Map(palette.map((colour, index) => [colour, index]));
  const indexOf = (/** @type {number} */ colour) => {
    const known = indices.get(colour);
    if (known !== undefined) return known;
    const distances = palette.map((other) => distance(colour, other));
    const nearest = distances.indexOf(Math.min(...distances));
    indices.set(colour, nearest);
    return nearest;
  };
  return { palette, indexOf };
}

/** @param {number} a @param {number} b */
const distance = (a, b) =>
  [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Runs in the page. @param {string} png in base64 */
async function readPixels(png) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  drawing.drawImage(image, 0, 0);
  const bytes = drawing.getImageData(0, 0, width, height).data;
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return { width, height, pixels: btoa(text) };
}
