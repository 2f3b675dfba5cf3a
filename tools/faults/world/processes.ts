/** The built product in processes that are started, killed and stopped by their ids. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/port.mjs';

const START_MS = 180_000;
/** Longer than the product's own shutdown limit. */
const STOP_MS = 60_000;
const LOOK_MS = 100;
const QUICK = new URL('./quick-schedule.mjs', import.meta.url).href;
/** @param copy working copy of a version */
export const mainOf = (copy: string) => path.join(copy, 'backend', 'dist', 'main.js');

/** Environment variables of the product. */
type Settings = Record<string, string | undefined>;

/** One process of the product. */
export class ProductProcess {
  #child: ChildProcess | undefined;
  #ended: Promise<number | null> = Promise.resolve(null);
  /** The scenario ended it on purpose. */
  #meant = false;
  /** How often it ended unexpectedly. */
  deaths = 0;

  readonly port: number;
  readonly url: string;
  readonly settings: Settings;
  readonly log: string;
  wrapper: string[];
  /** The program that the next start runs: that of another version in an update. */
  main: string;

  /** @param wrapper program that starts it with its own limits */
  constructor(
    port: number,
    settings: Settings,
    log: string,
    { wrapper = [], main = mainOf(ROOT) }: { wrapper?: string[]; main?: string } = {},
  ) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.settings = settings;
    this.log = log;
    this.wrapper = wrapper;
    this.main = main;
  }

  get running() {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Resolves when the process answers. */
  async start() {
    this.spawn();
    const deadline = performance.now() + START_MS;
    while (!(await this.isHealthy())) {
      if (!this.running) throw new Failure('The product ended while it was starting.', { log: this.log });
      if (performance.now() > deadline) {
        throw new Failure('The product did not start in time.', { log: this.log });
      }
      await sleep(LOOK_MS);
    }
  }

  /** Does not wait for an answer. */
  spawn() {
    const fd = fs.openSync(this.log, 'a', 0o600);
    const [command, ...args] = [...this.wrapper, process.execPath, '--import', QUICK, this.main];
    const child = spawn(command ?? process.execPath, args, {
      env: { PATH: process.env.PATH, ...this.settings, PORT: String(this.port) },
      stdio: ['ignore', fd, fd],
    });
    fs.closeSync(fd);
    this.#meant = false;
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      child.once('error', () => resolve(-1));
      child.once('exit', (code) => {
        if (!this.#meant) this.deaths += 1;
        resolve(code);
      });
    });
  }

  async isHealthy() {
    try {
      const response = await fetch(`${this.url}/health`, { signal: AbortSignal.timeout(3000) });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      // The process does not listen.
      return false;
    }
  }

  /** Kills it without a shutdown. */
  async kill() {
    this.#signal('SIGKILL');
    await this.#ended;
  }

  /**
   * Shuts it down in order.
   * @returns its exit code; null: it had to be killed
   */
  async stop(): Promise<number | null> {
    this.#signal('SIGTERM');
    const force = setTimeout(() => this.#child?.kill('SIGKILL'), STOP_MS);
    const code = await this.#ended;
    clearTimeout(force);
    return code;
  }

  #signal(name: NodeJS.Signals) {
    this.#meant = true;
    if (this.running) this.#child?.kill(name);
  }

  /** @returns its whole output */
  said(): string {
    return fs.existsSync(this.log) ? fs.readFileSync(this.log, 'utf8') : '';
  }
}

/**
 * @param dir of the logs
 * @returns the running processes
 */
export async function startProcesses(
  count: number,
  settings: Settings,
  dir: string,
  program: { wrapper?: string[]; main?: string } = {},
): Promise<ProductProcess[]> {
  const processes: ProductProcess[] = [];
  for (let place = 0; place < count; place += 1) {
    const log = path.join(dir, `process-${place + 1}.log`);
    processes.push(new ProductProcess(await freePort(), settings, log, program));
  }
  await Promise.all(processes.map((one) => one.start()));
  return processes;
}
