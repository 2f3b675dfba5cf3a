/** Runs Lighthouse with its default settings: it simulates a mid-range phone on a slow mobile network. */
import { findChromium } from '../../e2e/support/chromium.mjs';
import { Failure } from '../../scripts/lib/failure.mjs';
import { median } from '../figures.ts';
import { PACKAGES } from './packages.ts';
import type { Shutdown } from '../../scripts/lib/shutdown.mjs';

const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];

/** The members of Lighthouse's result that are used; its types are not installed with the workspaces. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { id: string; title: string; score: number | null } & Measured>;
  environment: { benchmarkIndex: number };
}

interface Measured {
  numericValue: number;
}

interface Lighthouse {
  default: (url: string, flags: object) => Promise<{ lhr: Result }>;
}

interface ChromeLauncher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

/** Medians of several runs. */
export interface Visits {
  /** 0 to 100 */
  scores: Record<Category, number>;
  /** Milliseconds to the largest contentful paint. */
  lcp: number;
  /** Milliseconds to the first contentful paint. */
  fcp: number;
  /** Milliseconds in which long tasks blocked the page. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Failed audits of the categories other than performance. */
  findings: string[];
  /** The speed of this machine during the run, in Lighthouse's own measure. */
  benchmark: number;
}

export async function openPhone(shutdown: Shutdown) {
  const { launch } = await PACKAGES.import<ChromeLauncher>('chrome-launcher');
  const { default: lighthouse } = await PACKAGES.import<Lighthouse>('lighthouse');
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: CHROME_FLAGS,
    logLevel: 'silent',
    handleSIGINT: false,
  });
  shutdown.onStop('Chromium', () => chrome.kill());
  const visitOnce = async (url: string) => {
    for (let attempt = 1; ; attempt += 1) {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: [...CATEGORIES],
      });
      if (!lhr.runtimeError) return lhr;
      // On a busy machine the browser occasionally loses its trace.
      if (attempt === ATTEMPTS) throw new Failure(`Lighthouse at ${url}: ${lhr.runtimeError.message}`);
    }
  };
  return {
    async visit(url: string, runs: number, tell: (run: number) => void): Promise<Visits> {
      const results: Result[] = [];
      for (let run = 1; run <= runs; run += 1) {
        shutdown.signal.throwIfAborted();
        tell(run);
        const lhr = await visitOnce(url);
        results.push(lhr);
      }
      return summarise(results);
    },
  };
}

function summarise(results: Result[]): Visits {
  const of = (figure: (result: Result) => number) => median(results.map(figure));
  const timing = (audit: string) => of((result) => result.audits[audit]?.numericValue ?? Number.NaN);
  const [first] = results;
  return {
    scores: {
      performance: of((result) => result.categories.performance.score * 100),
      accessibility: of((result) => result.categories.accessibility.score * 100),
      'best-practices': of((result) => result.categories['best-practices'].score * 100),
      seo: of((result) => result.categories.seo.score * 100),
    },
    lcp: timing('largest-contentful-paint'),
    fcp: timing('first-contentful-paint'),
    tbt: timing('total-blocking-time'),
    cls: timing('cumulative-layout-shift'),
    findings: CATEGORIES.slice(1).flatMap((category) => (first ? findingsIn(first, category) : [])),
    benchmark: of((result) => result.environment.benchmarkIndex),
  };
}

function findingsIn(result: Result, category: Category): string[] {
  return result.categories[category].auditRefs
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => result.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`);
}
