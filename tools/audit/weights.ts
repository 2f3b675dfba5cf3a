/** What a browser receives for a page over HTTPS, with Brotli, in bytes of the bodies. */
import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The scripts that the document names: the router's entry, which is React with the router, and its imports. */
const ENTRY = /"entry":\s*(\{[^}]*\})/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** In bytes. */
export interface PageWeights {
  /** Including its inline styles. */
  html: number;
  /** Inline styles and style sheets. */
  css: number;
  font: number;
  /** All scripts. */
  script: number;
  /** The part that is React and the router. */
  frameworkScript: number;
  /** The other scripts. */
  ownScript: number;
}

export class Weights {
  #known = new Map<string, Promise<number>>();

  /** @param files that the page made the browser fetch, including the page */
  async ofPage(html: string, files: { url: string; kind: string }[]): Promise<PageWeights> {
    const framework = frameworkIn(html);
    const sum = (wanted: (file: { url: string; kind: string }) => boolean) => this.#sum(files.filter(wanted));
    const isFramework = (url: string) => framework.includes(new URL(url).pathname);
    return {
      html: await sum(({ kind }) => kind === 'Document'),
      css: styleWeight(html) + (await sum(({ kind }) => kind === 'Stylesheet')),
      font: await sum(({ kind }) => kind === 'Font'),
      script: await sum(({ kind }) => kind === 'Script'),
      frameworkScript: await sum(({ kind, url }) => kind === 'Script' && isFramework(url)),
      ownScript: await sum(({ kind, url }) => kind === 'Script' && !isFramework(url)),
    };
  }

  async #sum(files: { url: string }[]) {
    let total = 0;
    for (const { url } of files) {
      const size = this.#known.get(url) ?? received(url);
      this.#known.set(url, size);
      total += await size;
    }
    return total;
  }
}

/** @returns paths of React's and the router's scripts */
export function frameworkIn(html: string): string[] {
  const [, entry] = ENTRY.exec(html) ?? [];
  if (entry === undefined) return [];
  const { module, imports } = JSON.parse(entry) as { module: string; imports: string[] };
  return [module, ...imports];
}

/** @returns what inline styles add to the compressed document */
export function styleWeight(html: string): number {
  return brotliCompressSync(html).length - brotliCompressSync(html.replace(STYLE, '')).length;
}

/** @returns the size of the body as it is sent, in bytes */
function received(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
}
