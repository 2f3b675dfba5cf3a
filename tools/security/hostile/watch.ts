/** Watches a process from outside: its memory, answer times, and child processes. */
import fs from 'node:fs';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile } from '../../figures.ts';
import { TYPESCRIPT } from '../../typescript.mjs';

const LOOK_MS = 50;

/** @returns megabytes; 0 when there is no such process */
function residentMb(pid: number): number {
  try {
    return (
      Number(/^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    );
  } catch {
    // The process has ended, or there is no /proc.
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const listed = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return listed === '' ? [] : listed.split(' ').map(Number);
  } catch {
    // The process has ended, or there is no /proc.
    return [];
  }
}

/**
 * @param url of the health endpoint
 * @returns a function that stops watching and returns the figures
 */
export function beginWatch(pid: number, url: string): () => Promise<Watch['figures']> {
  const thread = new Worker(new URL('./watch-thread.ts', import.meta.url), {
    workerData: { pid, url },
    execArgv: TYPESCRIPT,
  });
  return async () => {
    const told = once(thread, 'message') as Promise<[Watch['figures']]>;
    thread.postMessage('stop');
    const [figures] = await told;
    await thread.terminate();
    return figures;
  };
}

/** Watches one process until it is stopped. */
export class Watch {
  figures = {
    mostMb: 0,
    slowestMs: 0,
    p99Ms: 0,
    mostChildMb: 0,
    longestChildMs: 0,
    mostChildren: 0,
  };
  /** Milliseconds of each answer. */
  #times: number[] = [];
  #children = new Map<number, number>();
  #running = true;
  #loops: Promise<void>[] = [];

  /** @param url of the health endpoint */
  constructor(pid: number, url: string) {
    this.#loops.push(this.#look(pid), this.#ask(url));
  }

  async stop() {
    this.#running = false;
    await Promise.all(this.#loops);
    this.figures.slowestMs = percentile(this.#times, 1);
    this.figures.p99Ms = percentile(this.#times, 0.99);
    return this.figures;
  }

  async #look(pid: number) {
    const { figures } = this;
    while (this.#running) {
      figures.mostMb = Math.max(figures.mostMb, residentMb(pid));
      const now = performance.now();
      const children = childrenOf(pid);
      figures.mostChildren = Math.max(figures.mostChildren, children.length);
      for (const child of children) {
        if (!this.#children.has(child)) this.#children.set(child, now);
        const age = now - (this.#children.get(child) ?? now);
        figures.longestChildMs = Math.max(figures.longestChildMs, age);
        figures.mostChildMb = Math.max(figures.mostChildMb, residentMb(child));
      }
      for (const known of this.#children.keys()) if (!children.includes(known)) this.#children.delete(known);
      await pause();
    }
  }

  async #ask(url: string) {
    while (this.#running) {
      const started = performance.now();
      try {
        await (await fetch(url, { signal: AbortSignal.timeout(30_000) })).arrayBuffer();
      } catch {
        // The watcher of process exits reports it.
      }
      this.#times.push(performance.now() - started);
      await pause();
    }
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));
