import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page rendered for all visitors. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A cached page, ready in every encoding. */
export interface KeptPage {
  status: number;
  etag: string;
  answers: Readonly<Record<Encoding, Answer>>;
  notModified: Readonly<Record<string, string>>;
}

interface Answer {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface PageCacheLimits {
  /** Milliseconds for which a page is served without rendering it again. */
  freshMs: number;
  /** Maximum number of pages; the least recently used is evicted. */
  pages: number;
}

interface Entry {
  page: KeptPage;
  until: number;
  /** Its data have changed: it is served only while rendering fails. */
  outdated: boolean;
}

/** Good compression in about 10 ms a page; the highest level takes ten times as long for two per cent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

/**
 * In-memory cache of rendered pages by URL. Concurrent requests share one rendering. An expired page is served once
 * more while it is rendered again. While rendering fails, as in an outage, the old page is served, even an outdated
 * one.
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly rendering = new Map<string, Promise<KeptPage>>();
  /** Incremented when the cache is invalidated: renderings already in progress are not stored. */
  private generation = 0;

  constructor(
    private readonly limits: PageCacheLimits,
    private readonly now: () => number = Date.now,
  ) {}

  /** The cached page if fresh, else null. */
  findFresh(key: string): KeptPage | null {
    const entry = this.entries.get(key);
    if (!entry || entry.outdated || entry.until <= this.now()) return null;
    // Recency matters only in a full cache, and moving an entry is the expensive part.
    if (this.entries.size >= this.limits.pages) this.touch(key, entry);
    return entry.page;
  }

  /** The cached page, else null. */
  find(key: string, render: () => Promise<RenderedPage>, onError: (error: unknown) => void): KeptPage | null {
    const entry = this.entries.get(key);
    if (!entry || entry.outdated) return null;
    this.touch(key, entry);
    if (entry.until <= this.now()) this.render(key, render).catch(onError);
    return entry.page;
  }

  /** Renders a page, and caches it when its status is the same for everybody (200, 410). */
  render(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    const running = this.rendering.get(key);
    if (running) return running;
    const generation = this.generation;
    const promise = render()
      .then(encode)
      .then((page) => {
        if (page.status >= 500) return this.entries.get(key)?.page ?? page;
        if (generation === this.generation) this.keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.rendering.get(key) === promise) this.rendering.delete(key);
      });
    this.rendering.set(key, promise);
    return promise;
  }

  /** What the pages show has changed. */
  clear(): void {
    this.generation += 1;
    for (const entry of this.entries.values()) entry.outdated = true;
    this.rendering.clear();
  }

  private touch(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
  }

  private keep(key: string, page: KeptPage): void {
    this.entries.delete(key);
    if (page.status !== 200 && page.status !== 410) return;
    this.entries.set(key, { page, until: this.now() + this.limits.freshMs, outdated: false });
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.limits.pages && oldest !== undefined) this.entries.delete(oldest);
  }
}

async function encode({ status, headers, body }: RenderedPage): Promise<KeptPage> {
  const [br, gz] = await Promise.all([toBrotli(body, BROTLI), toGzip(body, { level: 9 })]);
  // Weak: all encodings of a page share it.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const always = { ...headers, etag, vary: 'Accept-Encoding, Origin' };
  const answer = (encoding: Encoding, content: Buffer): Answer => ({
    headers: {
      ...always,
      'content-length': String(content.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body: content,
  });
  const answers = { br: answer('br', br), gzip: answer('gzip', gz), identity: answer('identity', body) };
  return { status, etag, answers, notModified: always };
}

/** The response encoding among those the browser accepts (RFC 9110 §12.5.3; only weight zero is respected). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '')
    .split(',')
    .map((offer) =>
      offer
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}
