/** The test function of every journey: each test is a visitor of its own, watched by the rules below. */
import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { storedChoice } from './consent.js';

export { expect } from '@playwright/test';

/** Opens another browser of the same test: another person, or the same one elsewhere. */
export type OpenBrowser = (options?: BrowserContextOptions) => Promise<BrowserContext>;

interface Journey {
  /** Whether the visitor has answered the cookie notice on an earlier visit, so that it is not shown. */
  choiceMade: boolean;
  openBrowser: OpenBrowser;
  /** Collects the errors of a browser; the test fails at its end when there are any. */
  watch: (context: BrowserContext) => void;
}

/** The server stands behind a proxy of this machine: each test is another address, with limits of its own. */
const visitorAddress = () => `100.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** The router's own calls (`/contacto.data`) are no files. */
const fileOf = (address: string) => /\.(?!data$)\w+$/.exec(new URL(address, 'http://page').pathname);

/** Errors and warnings of the console (refused styles and scripts too), uncaught errors, requests to elsewhere. */
function listen(context: BrowserContext, origin: string, complaints: string[]): void {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // As the configuration asks.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // Chromium logs every answer from 400 on. Tests provoke refusals of the API and open missing pages; a
    // missing file is nobody's intention.
    const refusal = message.text().startsWith('Failed to load resource');
    if (refusal && !fileOf(message.location().url)) return;
    // A test took the connection away while files for later screens were being read.
    if (refusal && message.text().endsWith('net::ERR_INTERNET_DISCONNECTED')) return;
    // Where a test takes the connection away, the router may just be asking which pages the links lead to.
    if (message.text().startsWith('Failed to fetch manifest patches TypeError: Failed to fetch')) return;
    complaints.push(`${message.type()} at ${message.page()?.url() ?? 'no page'}: ${message.text()}`);
  });
  context.on('weberror', (error) =>
    complaints.push(`uncaught: ${error.error().stack ?? String(error.error())}`),
  );
  context.on('request', (request) => {
    const url = new URL(request.url());
    // An identity provider of the test.
    if (request.isNavigationRequest() && url.hostname === '127.0.0.1') return;
    if (['http:', 'https:'].includes(url.protocol) && url.origin !== origin) {
      complaints.push(`request to elsewhere: ${request.url()}`);
    }
  });
}

function originOf(baseURL: string | undefined): string {
  if (baseURL === undefined) throw new Error('There is no product to test: E2E_BASE_URL is not set.');
  return new URL(baseURL).origin;
}

export const test = base.extend<Journey>({
  choiceMade: [true, { option: true }],
  storageState: async ({ baseURL, choiceMade }, use) =>
    use(choiceMade ? storedChoice(originOf(baseURL)) : undefined),
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'X-Forwarded-For': visitorAddress() }),
  watch: [
    async ({ baseURL }, use) => {
      const origin = originOf(baseURL);
      const complaints: string[] = [];
      await use((context) => listen(context, origin, complaints));
      base.expect(complaints, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    watch(context);
    await use(context);
  },
  openBrowser: async ({ browser, watch, storageState }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ storageState, ...options });
      watch(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});
