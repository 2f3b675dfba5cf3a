import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type TestDatabase } from '../../database.js';
import { readDockerfile } from './dockerfile.js';
import { freePort } from '../../free-port.js';
import { buildImageLayout, makeReadOnly, removeLayout } from './image-layout.js';

/** The folders that the Dockerfile makes, read-only and run by an ordinary user, as compose runs the image. */

const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;
const PATIENCE_MS = 600_000;
const secret = Buffer.alloc(32, 7).toString('base64');

let folder: string;
let app: string;
let dataDir: string;
let settings: NodeJS.ProcessEnv;
let command: string[];
let database: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(folder, 0o755);
  const { root, workdir, env } = buildImageLayout(folder);
  app = join(root, workdir);
  makeReadOnly(app);
  dataDir = mkdtempSync(join(tmpdir(), 'image-data-'));
  if (asRoot) chownSync(dataDir, NOBODY, NOBODY);
  command = JSON.parse(readDockerfile().find(({ word }) => word === 'CMD')?.text ?? '[]') as string[];
  database = await createDatabase();
  settings = {
    ...env,
    PATH: process.env.PATH,
    HOME: '/nonexistent',
    TMPDIR: dataDir,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SESSION_SECRET: secret,
    DATA_KEY: secret,
    BACKUP_KEY: 'a passphrase of the image',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'seleccion@example.com',
  };
}, PATIENCE_MS);

afterAll(async () => {
  await database.drop();
  removeLayout(folder);
  rmSync(dataDir, { recursive: true, force: true });
}, PATIENCE_MS);

function launch([program = '', ...args]: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const path = program === 'node' ? process.execPath : program;
  const user = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  return spawn(path, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'], ...user });
}

/** Runs a command in the image to its end. */
async function run(words: string[], env = settings): Promise<{ code: number | null; output: string }> {
  const child = launch(words, env);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** Starts it as the image does, passes it to `use`, and returns its output. */
async function started(more: NodeJS.ProcessEnv, use: (url: string) => Promise<void>): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = launch(command, { ...settings, PORT: String(port), APP_URL: url, ...more });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (output += String(data)));
  try {
    while (!(await fetch(`${url}/health`).catch(() => null))?.ok) {
      if (child.exitCode !== null) throw new Error(`The image does not start:\n${output}`);
      await new Promise((done) => setTimeout(done, 100));
    }
    await use(url);
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
  expect(child.exitCode).toBe(0);
  return output;
}

describe('the image', () => {
  it(
    'serves API, site and back office from read-only folders',
    async () => {
      if (asRoot) expect((await run(['mkdir', join(app, 'made')])).output).toContain('Permission denied');
      await started({}, async (url) => {
        for (const path of ['/', '/carreras', '/sistema-aplicacion/', '/api/docs', '/api/vacancies']) {
          const answer = await fetch(url + path);
          expect([path, answer.status]).toEqual([path, 200]);
          await answer.arrayBuffer();
        }
      });
    },
    PATIENCE_MS,
  );

  it(
    'starts without a mail server, and says what that means',
    async () => {
      const output = await started({ SMTP_URL: '' }, async (url) => {
        const body = JSON.stringify({ email: 'nadie@example.com', password: 'Prueba-2026' });
        const headers = { 'content-type': 'application/json', origin: url };
        const { status } = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
        expect(status).toBe(401);
      });
      expect(output).toContain('There is no mail server: messages are kept');
    },
    PATIENCE_MS,
  );

  it('is no larger than the product needs', () => {
    for (const name of ['react-admin', '@mui/material', 'jest', 'typescript-native', '@playwright/test']) {
      expect([name, spawnSync('ls', [join(app, 'node_modules', name)]).status]).toEqual([name, 2]);
    }
  });

  it(
    'contains the operator’s commands, and a refused one gives its reason',
    async () => {
      const refused = await run(['node', 'scripts/admin-create.mjs']);
      expect(refused).toEqual({ code: 1, output: expect.stringMatching(/^✗ Usage: npm run admin:create/) });
      const away = { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
      const unreachable = await run(['node', 'scripts/invariants.mjs'], away);
      expect(unreachable.output).toMatch(/^✗ DATABASE_URL: no PostgreSQL answers/m);
      const created = await run(['node', 'scripts/admin-create.mjs', '--email=ana@example.com']);
      expect(created.output).toContain('Open this link once');
      expect((await run(['node', 'scripts/invariants.mjs'])).output).toContain(' 0 broken');
      expect((await run(['node', 'scripts/audit-verify.mjs'])).code).toBe(0);
      expect((await run(['node', 'scripts/doctor.mjs'])).output).toContain('an image of what was built');
      expect((await run(['node', 'scripts/backup.mjs'])).output).toContain('The backup is good');
    },
    PATIENCE_MS,
  );
});
