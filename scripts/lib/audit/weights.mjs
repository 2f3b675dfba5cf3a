/** What a browser receives for a page when it asks for gzip, in bytes of the bodies. */
import { get } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What the document says of its scripts: the router's entry, which is React with the router, and what it imports. */
const ENTRY = /"entry":\s*(\{[^}]*\})/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * @typedef {object} PageWeights bytes
 * @property {number} html with the styles that stand in it
 * @property {number} css of which styles, and those in files of their own
 * @property {number} font
 * @property {number} script all of it
 * @property {number} frameworkScript of which React and the router
 * @property {number} ownScript and the rest
 */

export class Weights {
  /** @type {Map<string, Promise<number>>} */
  #known = new Map();

  /**
   * @param {string} html
   * @param {{ url: string, kind: string }[]} files that the page made the browser fetch, itself included
   * @returns {Promise<PageWeights>}
   */
  async ofPage(html, files) {
    const framework = frameworkIn(html);
    const sum = (/** @type {(file: { url: string, kind: string }) => boolean} */ wanted) =>
      this.#sum(files.filter(wanted));
    const isFramework = (/** @type {string} */ url) => framework.includes(new URL(url).pathname);
    return {
      html: await sum(({ kind }) => kind === 'Document'),
      css: styleWeight(html) + (await sum(({ kind }) => kind === 'Stylesheet')),
      font: await sum(({ kind }) => kind === 'Font'),
      script: await sum(({ kind }) => kind === 'Script'),
      frameworkScript: await sum(({ kind, url }) => kind === 'Script' && isFramework(url)),
      ownScript: await sum(({ kind, url }) => kind === 'Script' && !isFramework(url)),
    };
  }

  /** @param {{ url: string }[]} files */
  async #sum(files) {
    let total = 0;
    for (const { url } of files) {
      const size = this.#known.get(url) ?? received(url);
      this.#known.set(url, size);
      total += await size;
    }
    return total;
  }
}

/** @param {string} html @returns {string[]} paths of React's and the router's scripts */
export function frameworkIn(html) {
  const [, entry] = ENTRY.exec(html) ?? [];
  if (entry === undefined) return [];
  const { module, imports } = JSON.parse(entry);
  return [module, ...imports];
}

/** @param {string} html @returns {number} what its styles add to the compressed document */
export function styleWeight(html) {
  return gzipSync(html).length - gzipSync(html.replace(STYLE, '')).length;
}

/** @param {string} url @returns {Promise<number>} bytes of the body as it is sent */
function received(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (/** @type {Buffer} */ chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
}
