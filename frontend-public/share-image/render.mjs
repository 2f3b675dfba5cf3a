/* global document */
/**
 * Draws the pictures that have to be files of pixels, from the SVGs beside this file and the badge of the site:
 *
 *     node frontend-public/share-image/render.mjs
 *
 * Writes into frontend-public/public. To be run again when one of the SVGs has changed; the result is committed.
 */
import { chromium } from '@playwright/test';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { findChromium } from '../../e2e/support/chromium.mjs';
import { encodePng } from './encode-png.mjs';

const PUBLIC = new URL('../public/', import.meta.url);
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2',
);

const read = (/** @type {string} */ name) => fs.readFileSync(new URL(name, import.meta.url), 'utf8');

/** @type {{ file: string, svg: string, width: number, height: number }[]} */
const PICTURES = [
  { file: 'share-image.png', svg: read('share-image.svg'), width: 1200, height: 630 },
  { file: 'apple-touch-icon.png', svg: read('icon.svg'), width: 180, height: 180 },
  { file: 'icon-192.png', svg: read('icon.svg'), width: 192, height: 192 },
  { file: 'icon-512.png', svg: read('icon.svg'), width: 512, height: 512 },
];

const STYLE = `
  @font-face { font-family: Overpass; font-weight: 100 900; src: url(data:font/woff2;base64,${fs.readFileSync(FONT, 'base64')}); }
  body { margin: 0; }
  svg { display: block; width: 100vw; height: 100vh; }
`;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  for (const { file, svg, width, height } of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<style>${STYLE}</style>${svg}`);
    await page.evaluate(() => document.fonts.ready);
    fs.writeFileSync(new URL(file, PUBLIC), await encodePng(page, await page.screenshot()));
    await page.close();
  }
  const small = await browser.newPage({ viewport: { width: 48, height: 48 } });
  await small.setContent(`<style>${STYLE}</style>${read('../public/favicon.svg')}`);
  const png = await small.screenshot({ omitBackground: true });
  fs.writeFileSync(new URL('favicon.ico', PUBLIC), icoOf(png, 48));
} finally {
  await browser.close();
}

/**
 * An icon file with one picture, for programs that ask for /favicon.ico and read nothing else.
 * @param {Buffer} png
 * @param {number} size in pixels, both ways
 */
function icoOf(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
