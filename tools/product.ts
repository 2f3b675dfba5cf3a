/** The built product in processes that are started, killed and stopped by their ids. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../scripts/lib/failure.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { freePort } from '../scripts/lib/port.mjs';
import type { Shutdown } from '../scripts/lib/shutdown.mjs';

const START_MS = 180_000;
/** Longer than the product's own shutdown limit. */
const STOP_MS = 60_000;
const LOOK_MS = 100;
/** With it a scenario does not wait for minutely schedules. */
export const QUICK = new URL('./quick-schedule.mjs', import.meta.url).href;
/** @param copy working copy of a version */
export const mainOf = (copy: string) => path.join(copy, 'backend', 'dist', 'main.js');

/** Environment variables of the product. */
export type Settings = Record<string, string | undefined>;

/** Keys of a new installation. */
export function newSecrets() {
  const secret = () => randomBytes(32).toString('base64');
  return { SESSION_SECRET: secret(), DATA_KEY: secret() };
}

/** @returns a folder that is removed at the end */
export function temporaryFolder(name: string, shutdown: Shutdown): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `fleet-hiring-${name}-`));
  shutdown.onStop(`the folder ${folder}`, () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @returns whether it came to this in time */
export async function until(holds: () => boolean | Promise<boolean>, withinMs: number, everyMs = LOOK_MS) {
  for (const end = performance.now() + withinMs; performance.now() < end; await sleep(everyMs)) {
    if (await holds()) return true;
  }
  return false;
}

interface Program {
  /** A program that starts it with its own limits. */
  wrapper?: string[];
  /** The program of another version, in an update. */
  main?: string;
  /** Modules that are loaded before it. */
  modules?: string[];
}

/** One process of the product. */
export class ProductProcess {
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  /** A scenario ended it on purpose. */
  #meant = false;
  /** How often it ended unexpectedly. */
  deaths = 0;

  readonly port: number;
  readonly url: string;
  readonly settings: Settings;
  readonly log: string;
  /** The next start uses it. */
  program: Program;

  constructor(port: number, settings: Settings, log: string, program: Program = {}) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.settings = settings;
    this.log = log;
    this.program = program;
  }

  get pid() {
    return this.#child?.pid ?? 0;
  }

  /** Resolves when the process answers. */
  async start() {
    const { wrapper = [], main = mainOf(ROOT), modules = [] } = this.program;
    const imports = modules.map((module) => `--import=${module}`);
    const [command, ...args] = [...wrapper, process.execPath, ...imports, main];
    const fd = fs.openSync(this.log, 'a', 0o600);
    const child = spawn(command, args, {
      env: { PATH: process.env.PATH, ...this.settings, PORT: String(this.port) },
      stdio: ['ignore', fd, fd],
    });
    fs.closeSync(fd);
    this.#meant = false;
    this.#child = child;
    this.#ended = once(child, 'exit').then(() => {
      if (!this.#meant) this.deaths += 1;
    });
    const answered = await until(() => !this.#running || this.#isHealthy(), START_MS);
    if (!answered || !this.#running) throw new Failure('The product did not start.', { log: this.log });
  }

  get #running() {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  async #isHealthy() {
    const response = await fetch(`${this.url}/health`, { signal: AbortSignal.timeout(3000) }).catch(
      () => null,
    );
    await response?.arrayBuffer();
    return response?.ok === true;
  }

  /** Kills it without a shutdown. */
  async kill() {
    this.#meant = true;
    if (this.#running) this.#child?.kill('SIGKILL');
    await this.#ended;
  }

  /** Shuts it down in order. @returns its exit code; null: it had to be killed */
  async stop(): Promise<number | null> {
    this.#meant = true;
    if (this.#running) this.#child?.kill('SIGTERM');
    const force = setTimeout(() => this.#child?.kill('SIGKILL'), STOP_MS);
    await this.#ended;
    clearTimeout(force);
    return this.#child?.exitCode ?? null;
  }

  /** @returns its whole output */
  said(): string {
    return fs.existsSync(this.log) ? fs.readFileSync(this.log, 'utf8') : '';
  }
}

/** @param dir of the logs @returns the running processes */
export async function startProcesses(count: number, settings: Settings, dir: string, program: Program) {
  const processes: ProductProcess[] = [];
  for (let place = 1; place <= count; place += 1) {
    const log = path.join(dir, `process-${place}.log`);
    processes.push(new ProductProcess(await freePort(), settings, log, program));
  }
  await Promise.all(processes.map((one) => one.start()));
  return processes;
}
