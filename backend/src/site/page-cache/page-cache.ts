import { LRUCache } from 'lru-cache';

/** A page rendered for all visitors, with the headers that it chooses for itself. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

interface Entry {
  page: RenderedPage;
  /** In milliseconds. */
  until: number;
  generation: number;
}

/** Pages with relative dates ("cierra mañana") are rendered again after this time. */
const FRESH_MS = 5 * 60_000;
/** Statuses that are the same for everybody. */
const KEPT: readonly number[] = [200, 410];

/**
 * Pages by URL; the least recently used is evicted. Concurrent requests share one rendering. While rendering fails, as
 * in an outage, the old page is served.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly rendering = new Map<string, Promise<RenderedPage>>();
  /** Incremented when what pages show has changed. */
  private generation = 0;

  constructor(
    pages: number,
    private readonly now: () => number = Date.now,
  ) {
    this.entries = new LRUCache({ max: pages });
  }

  /** The kept page, or a new one, which is kept when its status is the same for everybody. */
  async get(url: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const known = this.entries.get(url);
    if (known?.generation === this.generation && known.until > this.now()) return known.page;
    const { generation } = this;
    const page = await this.once(url, render);
    if (page.status >= 500) return known?.page ?? page;
    if (KEPT.includes(page.status)) {
      this.entries.set(url, { page, until: this.now() + FRESH_MS, generation });
    } else this.entries.delete(url);
    return page;
  }

  /** What the pages show has changed. */
  clear(): void {
    this.generation += 1;
    this.rendering.clear();
  }

  private once(url: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const running = this.rendering.get(url);
    if (running) return running;
    const promise = render().finally(() => {
      if (this.rendering.get(url) === promise) this.rendering.delete(url);
    });
    this.rendering.set(url, promise);
    return promise;
  }
}
