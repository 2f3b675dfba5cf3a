/** Measures how long the screens of human resources take in a browser to show their rows, and their memory. */
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../../e2e/support/chromium.mjs';

const AREA = '/sistema-aplicacion';
const TIMES = 3;
const WAIT_MS = 60_000;

/** Each screen with the selector that shows that its rows are loaded. */
const SCREENS = [
  ['Candidaturas', '/admin', 'tbody tr'],
  ['Candidaturas, a search', '/admin?filter={"q":"mecanico"}', 'tbody tr'],
  ['Candidaturas, page 400', '/admin?page=400&perPage=25', 'tbody tr'],
  ['Tablero', '/admin/tablero', '[data-card]'],
  ['Entrevistas', '/admin/entrevistas', 'text=Persona Equipo'],
  [
    'Entrevistas, a month',
    '/admin/entrevistas?vista=calendario&modo=mes',
    'text=/García|Puig|López|Serra|Ruiz|Vila/',
  ],
  ['Correos', '/emails', 'tbody tr'],
  ['Candidate', '/candidates/:person/show', 'h1'],
];

/** How much slower than this machine's the processor of an office computer is taken to be. */
const SLOWER = 4;

/** What one visit took. */
interface Visit {
  ms: number;
  requests: number;
  scriptKb: number;
  heapMb: number;
}

export interface ScreenTimes {
  name: string;
  /** Nothing is in the browser's cache. */
  cold: Visit;
  /** The same with a processor that is four times slower. */
  slow: Visit;
  again: Visit;
}

/** @param signIn opens a session of human resources: each browser renews its own */
export async function* openScreens(
  url: string,
  signIn: () => Promise<{ headers: Record<string, string> }>,
  person: string,
  only = '',
): AsyncGenerator<ScreenTimes> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const open = async () => openOffice(browser, url, (await signIn()).headers.cookie ?? '');
  try {
    for (const [name = '', address = '', shown = ''] of SCREENS) {
      if (!name.includes(only)) continue;
      const target = url + AREA + address.replace(':person', person);
      const colds: Visit[] = [];
      const slows: Visit[] = [];
      const agains: Visit[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        const context = await open();
        colds.push(await visit(context, target, shown));
        agains.push(await visit(context, target, shown));
        await context.close();
        const other = await open();
        slows.push(await visit(other, target, shown, SLOWER));
        await other.close();
      }
      yield { name, cold: median(colds), slow: median(slows), again: median(agains) };
    }
  } finally {
    await browser.close();
  }
}

/** Milliseconds from each section of the dashboard to the next, once the first has been open for a while. */
export async function* switchSections(
  url: string,
  signIn: () => Promise<{ headers: Record<string, string> }>,
): AsyncGenerator<{ name: string; ms: number }> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await openOffice(browser, url, (await signIn()).headers.cookie ?? '');
    const page = await context.newPage();
    await page.goto(`${url}${AREA}/admin`);
    await page.locator('tbody tr').first().waitFor({ timeout: WAIT_MS });
    await page.waitForTimeout(SETTLED_MS);
    for (const [name, address, shown] of SWITCHES) {
      const ms = await page.evaluate(timeSwitch, { address: AREA + address, shown });
      yield { name, ms };
      await page.waitForTimeout(SETTLED_MS);
    }
  } finally {
    await browser.close();
  }
}

const SETTLED_MS = 2000;
const SWITCHES = [
  ['list to board', '/admin/tablero', '[data-card]'],
  ['board to interviews', '/admin/entrevistas', 'main h2:not(#tablero-titulo)'],
  ['interviews to board', '/admin/tablero', '[data-card]'],
  ['board to list', '/admin', 'tbody tr'],
] as const;

/** Runs in the page: presses the section's link and waits for the first frame that shows it. */
function timeSwitch({ address, shown }: { address: string; shown: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const link = document.querySelector<HTMLElement>(`a[href="${address}"]`);
    if (!link) {
      reject(new Error(`no link to ${address}`));
      return;
    }
    link.click();
    const look = () => {
      if (document.querySelector(shown)) resolve(performance.now() - start);
      else if (performance.now() - start > 20_000) reject(new Error(`${shown} did not appear`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function openOffice(browser: Browser, url: string, cookies: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  });
  await context.addCookies(
    cookies.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url };
    }),
  );
  return context;
}

async function visit(context: BrowserContext, address: string, shown: string, slower = 1): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests += 1;
  });
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor({ timeout: WAIT_MS });
  const ms = performance.now() - start;
  const scriptKb = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize / 1024, 0),
  );
  await session.send('HeapProfiler.collectGarbage');
  const heapMb = (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
  await page.close();
  return { ms, requests, scriptKb, heapMb };
}

function median(visits: Visit[]): Visit {
  const middle = visits.toSorted((one, other) => one.ms - other.ms)[Math.floor(visits.length / 2)];
  if (!middle) throw new Error('no visit was measured');
  return middle;
}
