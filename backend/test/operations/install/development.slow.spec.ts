import { type Browser, chromium } from '@playwright/test';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '../../../../e2e/support/chromium.mjs';
import { freePort } from '../../free-port.js';
import { copyWorkingCopy, launchScript } from './working-copy.js';

/** `npm run dev` in a working copy of its own, opened in a browser. */

const PATIENCE_MS = 600_000;
const PASSWORD = 'Demo-2026';
const CHROMIUM = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

let copy: string;
let url: string;
let watcher: ChildProcess;
let browser: Browser;
let output = '';

beforeAll(async () => {
  copy = copyWorkingCopy('dev-');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  watcher = launchScript(copy, 'dev', [], { PORT: String(port) });
  watcher.stderr!.on('data', (data) => (output += String(data)));
  for await (const line of createInterface({ input: watcher.stdout! })) {
    output += `${line}\n`;
    if (line.includes('Ctrl-C stops everything')) break;
  }
  watcher.stdout!.on('data', (data) => (output += String(data)));
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM });
}, PATIENCE_MS);

afterAll(async () => {
  await browser?.close();
  if (watcher.exitCode === null) {
    watcher.kill('SIGTERM');
    await once(watcher, 'exit');
  }
  rmSync(copy, { recursive: true, force: true });
}, PATIENCE_MS);

/** A page of a signed-in user, with its errors. What the server printed explains one that does not open. */
const open = (email: string | null, path: string) =>
  openPage(email, path).catch((error: unknown) => {
    throw new Error(`${path} does not open; the server's last lines:\n${output.slice(-3000)}`, {
      cause: error,
    });
  });

async function openPage(email: string | null, path: string) {
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS / 4);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  if (email !== null) {
    const data = { email, password: PASSWORD };
    const answer = await context.request.post(`${url}/api/auth/login`, { data });
    expect(answer.status()).toBe(200);
  }
  const answer = await page.goto(url + path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  return { page, problems };
}

describe('npm run dev', () => {
  it('prints the addresses', () => {
    for (const path of ['/', '/sistema-aplicacion/', '/api/docs']) expect(output).toContain(`${url}${path}`);
    expect(output).toMatch(new RegExp(`candidato@example\\.com +${PASSWORD}`));
  });

  it(
    'shows the home page',
    async () => {
      const { page, problems } = await open(null, '/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(problems).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'shows the form to a signed-in user, with working scripts',
    async () => {
      const { page, problems } = await open('candidato@example.com', '/completar-candidatura');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(`'scripts' in document.documentElement.dataset`);
      expect(problems).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'shows the internal area',
    async () => {
      const { page, problems } = await open('rrhh@example.com', '/sistema-aplicacion/admin');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(problems).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'shows a changed source at the next request',
    async () => {
      const title = '{heading}';
      const file = join(copy, 'frontend-public/app/routes/content/careers.tsx');
      const source = readFileSync(file, 'utf8');
      expect(source).toContain(title);
      const { page } = await open(null, '/carreras');
      writeFileSync(file, source.replace(title, 'Recién escrito'));
      const heading = page.getByRole('heading', { name: 'Recién escrito' });
      while ((await heading.count()) === 0) await page.reload();
    },
    PATIENCE_MS,
  );
});
