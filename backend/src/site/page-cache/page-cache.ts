import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it was rendered for everybody. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A page as it is sent, ready in every encoding. */
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
  /** Milliseconds for which a page is sent without looking again. */
  freshMs: number;
  /** Pages kept; the one that was asked for longest ago leaves first. */
  pages: number;
}

interface Entry {
  page: KeptPage;
  until: number;
  /** What it shows has changed: it is sent only while it cannot be rendered anew. */
  outdated: boolean;
}

/** Good compression in some 10 ms a page; the highest takes ten times as long for two per cent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

/**
 * Rendered pages in memory, by address. One rendering however many visitors ask at once. A page past its time is
 * sent once more while it is rendered again. While rendering fails, as in an outage, the page that was there is sent,
 * even one that shows what has changed since.
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly rendering = new Map<string, Promise<KeptPage>>();
  /** Rises when everything kept became untrue: what was being rendered by then is not kept either. */
  private generation = 0;

  constructor(
    private readonly limits: PageCacheLimits,
    private readonly now: () => number = Date.now,
  ) {}

  /** What is kept for this address and not past its time; null when nothing is. */
  findFresh(key: string): KeptPage | null {
    const entry = this.entries.get(key);
    if (!entry || entry.outdated || entry.until <= this.now()) return null;
    // Only the order of a cache that is full matters, and moving an entry costs as much as all the rest.
    if (this.entries.size >= this.limits.pages) this.touch(key, entry);
    return entry.page;
  }

  /** What is kept for this address; null when nothing is. */
  find(key: string, render: () => Promise<RenderedPage>, onError: (error: unknown) => void): KeptPage | null {
    const entry = this.entries.get(key);
    if (!entry || entry.outdated) return null;
    this.touch(key, entry);
    if (entry.until <= this.now()) this.render(key, render).catch(onError);
    return entry.page;
  }

  /** Renders a page, and keeps it when its status says that it stands for everybody (200, 410). */
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
  // Weak: the encodings of a page are one page.
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

/** The encoding to answer with, of those that the browser accepts (RFC 9110 §12.5.3, without weights but zero). */
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
