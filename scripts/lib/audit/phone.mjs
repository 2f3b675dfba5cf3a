/** Lighthouse with its own settings: a middling phone on a slow mobile network, simulated. */
import { findChromium } from '../../../e2e/support/chromium.mjs';
import { Failure } from '../failure.mjs';
import { median } from './median.mjs';
import { importAuditTool } from './tools.mjs';

const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const ATTEMPTS = 3;
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/**
 * @typedef {object} Visits medians of several visits
 * @property {Record<typeof CATEGORIES[number], number>} scores 0 to 100
 * @property {number} lcp milliseconds to the largest contentful paint
 * @property {number} fcp milliseconds to the first contentful paint
 * @property {number} tbt milliseconds in which long tasks blocked the page
 * @property {number} cls layout shift
 * @property {string[]} findings of the categories that are not performance
 * @property {{ url: string, kind: string }[]} files that the page made the browser fetch
 * @property {number} benchmark how fast this machine was meanwhile, in Lighthouse's own measure
 */

/**
 * @param {import('../shutdown.mjs').Shutdown} shutdown
 * @returns {Promise<{ visit: (url: string, runs: number, tell: (run: number) => void) => Promise<Visits> }>}
 */
export async function openPhone(shutdown) {
  const { launch } = await importAuditTool('chrome-launcher');
  const { default: lighthouse } = await importAuditTool('lighthouse');
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: CHROME_FLAGS,
    logLevel: 'silent',
    handleSIGINT: false,
  });
  shutdown.onStop('Chromium', () => chrome.kill());
  const visitOnce = async (/** @type {string} */ url) => {
    for (let attempt = 1; ; attempt += 1) {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: [...CATEGORIES],
      });
      if (!lhr.runtimeError) return lhr;
      // On a busy machine the browser now and then loses its own recording.
      if (attempt === ATTEMPTS) throw new Failure(`Lighthouse at ${url}: ${lhr.runtimeError.message}`);
    }
  };
  return {
    async visit(url, runs, tell) {
      const results = [];
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

/** @param {any[]} results of Lighthouse, typed in its own package only @returns {Visits} */
function summarise(results) {
  const of = (/** @type {(result: any) => number} */ figure) => median(results.map(figure));
  const timing = (/** @type {string} */ audit) => of((result) => result.audits[audit].numericValue);
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
    findings: CATEGORIES.slice(1).flatMap((category) => findingsIn(first, category)),
    files: first.audits['network-requests'].details.items.map(
      (/** @type {{ url: string, resourceType: string }} */ { url, resourceType }) => ({
        url,
        kind: resourceType,
      }),
    ),
    benchmark: of((result) => result.environment.benchmarkIndex),
  };
}

/** @param {any} result @param {string} category @returns {string[]} */
function findingsIn(result, category) {
  return result.categories[category].auditRefs
    .filter((/** @type {{ weight: number }} */ { weight }) => weight > 0)
    .map((/** @type {{ id: string }} */ { id }) => result.audits[id])
    .filter((/** @type {{ score: number | null }} */ { score }) => score !== null && score < 1)
    .map((/** @type {{ id: string, title: string }} */ { id, title }) => `${id}: ${title}`);
}
