/** The size of the scripts of a page, as sent over HTTPS, with Brotli. */
import type { APIRequestContext, Page } from '@playwright/test';

interface RouteFiles {
  module: string;
  imports?: string[];
}

/** The objects of the running router in the document: its manifest, and itself. */
interface Started {
  __reactRouterManifest?: { version: string; entry: RouteFiles };
  __reactRouterDataRouter?: unknown;
}

export interface ScriptWeights {
  /** Paths of all scripts. */
  paths: string[];
  /** Bytes of all. */
  all: number;
  /** Bytes of React and the router, which are the router's entry and what it imports. */
  framework: number;
  /** Bytes of the rest. */
  own: number;
}

/** Notes the scripts that the pages of this tab fetch. `take` gives those since the last time. */
export function noteScripts(page: Page): { take: () => string[] } {
  let paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return {
    take() {
      const taken = paths;
      paths = [];
      return taken;
    },
  };
}

/**
 * Until the page has fetched its scripts and they have taken it over: before, controls that need them are disabled or
 * not there yet.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      (window as Started).__reactRouterDataRouter !== undefined &&
      document.documentElement.dataset['scripts'] !== undefined,
  );
}

/** Delays the scripts, as a slow connection does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  return arrive;
}

const known = new Map<string, Promise<number>>();

async function sent(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  const length = Number(answer.headers()['content-length']);
  return Number.isNaN(length) ? (await answer.body()).length : length;
}

function weightOf(request: APIRequestContext, path: string): Promise<number> {
  const weight = known.get(path) ?? sent(request, path);
  known.set(path, weight);
  return weight;
}

/** Of the page that is open, with its scripts running. */
export async function weighScripts(page: Page, paths: string[]): Promise<ScriptWeights> {
  const { entry } = await manifestOf(page);
  const framework = filesOf(entry);
  const weights: ScriptWeights = { paths, all: 0, framework: 0, own: 0 };
  for (const path of new Set(paths)) {
    const weight = await weightOf(page.request, path);
    weights.all += weight;
    weights[framework.includes(path) ? 'framework' : 'own'] += weight;
  }
  return weights;
}

/** The scripts that these pages need and those do not, by what the router tells of its routes. */
export async function scriptsOnlyOf(
  page: Page,
  pages: readonly string[],
  others: readonly string[],
): Promise<string[]> {
  const needed = await scriptsOf(page, others);
  const only = (await scriptsOf(page, pages)).filter((path) => !needed.includes(path));
  if (only.length === 0) throw new Error(`The router names no scripts of ${pages.join(' and ')}.`);
  return only;
}

async function scriptsOf(page: Page, pages: readonly string[]): Promise<string[]> {
  const { version } = await manifestOf(page);
  const query = new URLSearchParams({ paths: pages.join(','), version });
  const answer = await page.request.get(`/__manifest?${query}`);
  return Object.values((await answer.json()) as Record<string, RouteFiles>).flatMap(filesOf);
}

async function manifestOf(page: Page) {
  const manifest = await page.evaluate(() => (window as Started).__reactRouterManifest);
  if (!manifest) throw new Error(`${page.url()} does not say which scripts are the router's.`);
  return manifest;
}

const filesOf = ({ module, imports = [] }: RouteFiles) => [module, ...imports];
