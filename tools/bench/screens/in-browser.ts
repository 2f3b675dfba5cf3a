/** Measures how long the screens of human resources take in a browser to show their rows, and their memory. */
import { chromium } from '@playwright/test';
import { findChromium } from '../../../e2e/support/chromium.mjs';

const AREA = '/sistema-aplicacion';
const TIMES = 3;
const WAIT_MS = 60_000;

/** Each screen with the selector that shows that its rows are loaded. */
const SCREENS = [
  ['Candidaturas', '/admin', 'tbody tr'],
  ['Candidaturas, a search', '/admin?filter={"q":"mecanico"}', 'tbody tr'],
  ['Candidaturas, page 400', '/admin?page=400&perPage=25', 'tbody tr'],
  ['Gestión Visual', '/admin/tablero', '[data-card]'],
  ['Entrevistas', '/admin/entrevistas', 'text=Persona Equipo'],
  [
    'Entrevistas, a month',
    '/admin/entrevistas?vista=calendario&modo=mes',
    'text=/García|Puig|López|Serra|Ruiz|Vila/',
  ],
  ['Mensajes', '/emails', 'tbody tr'],
  ['Candidate', '/candidates/:person/show', 'h1'],
];

/** @param signIn opens a session of human resources: each browser renews its own */
export async function* openScreens(
  url: string,
  signIn: () => Promise<{ headers: Record<string, string> }>,
  person: string,
): AsyncGenerator<{ name: string; firstMs: number; againMs: number; requests: number; heapMb: number }> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const [name = '', address = '', shown = ''] of SCREENS) {
      const taken: number[] = [];
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'es-ES',
        timezoneId: 'Europe/Madrid',
      });
      await context.addCookies(
        ((await signIn()).headers.cookie ?? '').split('; ').map((pair) => {
          const [cookie = '', ...value] = pair.split('=');
          return { name: cookie, value: value.join('='), url };
        }),
      );
      let requests = 0;
      let heapMb = 0;
      for (let time = 0; time < TIMES; time += 1) {
        const page = await context.newPage();
        requests = 0;
        page.on(
          'request',
          (request) => (requests += Number(new URL(request.url()).pathname.startsWith('/api/'))),
        );
        const start = performance.now();
        await page.goto(url + AREA + address.replace(':person', person));
        await page.locator(shown).first().waitFor({ timeout: WAIT_MS });
        taken.push(performance.now() - start);
        const session = await context.newCDPSession(page);
        await session.send('HeapProfiler.collectGarbage');
        heapMb = (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
        await page.close();
      }
      await context.close();
      const [firstMs = 0, ...again] = taken;
      yield { name, firstMs, againMs: Math.min(...again), requests, heapMb };
    }
  } finally {
    await browser.close();
  }
}
