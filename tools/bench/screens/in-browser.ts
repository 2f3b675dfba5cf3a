/** Measures how long the screens of human resources take in a browser to show their rows. */
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../../e2e/support/chromium.mjs';
import { median } from '../../figures.ts';

const AREA = '/sistema-aplicacion';
const TIMES = 3;
const WAIT_MS = 60_000;
const SETTLED_MS = 2000;
/** How much slower than this machine's the processor of an office computer is taken to be. */
const SLOWER = 4;

/** Each screen with the selector that shows that its rows are loaded. */
const SCREENS = [
  ['Candidaturas', '/admin', 'tbody tr'],
  ['Candidaturas, a search', '/admin?filter={"q":"mecanico"}', 'tbody tr'],
  ['Tablero', '/admin/tablero', '[data-card]'],
  ['Entrevistas', '/admin/entrevistas', 'text=Persona Equipo'],
  ['Correos', '/emails', 'tbody tr'],
  ['Candidate', '/candidates/:person/show', 'h1'],
] as const;
/** From each section of the dashboard to the next, once the first has been open for a while. */
const SWITCHES = [
  ['list to board', '/admin/tablero', '[data-card]'],
  ['board to interviews', '/admin/entrevistas', 'main h2:not(#tablero-titulo)'],
  ['interviews to board', '/admin/tablero', '[data-card]'],
  ['board to list', '/admin', 'tbody tr'],
] as const;

/** @param signIn opens a session of human resources: each browser renews its own */
export async function* openScreens(
  url: string,
  signIn: () => Promise<{ headers: Record<string, string> }>,
  person: string,
  only = '',
): AsyncGenerator<{ name: string; times: string[] }> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const open = async () => openOffice(browser, url, (await signIn()).headers.cookie ?? '');
  try {
    for (const [name, address, shown] of SCREENS.filter(([one]) => one.includes(only))) {
      const target = url + AREA + address.replace(':person', person);
      const [cold, again, slow]: [number[], number[], number[]] = [[], [], []];
      for (let time = 0; time < TIMES; time += 1) {
        const context = await open();
        cold.push(await visit(context, target, shown));
        again.push(await visit(context, target, shown));
        await context.close();
        const other = await open();
        slow.push(await visit(other, target, shown, SLOWER));
        await other.close();
      }
      const ms = (values: number[]) => median(values).toFixed(0);
      yield { name, times: [`cold ${ms(cold)}`, `again ${ms(again)}`, `4× slower ${ms(slow)}`] };
    }
    yield* switchSections(await open(), url);
  } finally {
    await browser.close();
  }
}

async function* switchSections(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(`${url}${AREA}/admin`);
  await page.locator('tbody tr').first().waitFor({ timeout: WAIT_MS });
  for (const [name, address, shown] of SWITCHES) {
    await page.waitForTimeout(SETTLED_MS);
    const ms = await page.evaluate(timeSwitch, { address: AREA + address, shown });
    yield { name, times: [ms.toFixed(0)] };
  }
}

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

/** @returns milliseconds */
async function visit(context: BrowserContext, address: string, shown: string, slower = 1): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor({ timeout: WAIT_MS });
  const ms = performance.now() - start;
  await page.close();
  return ms;
}
