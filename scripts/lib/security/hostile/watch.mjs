/** Looks on from outside: what a process holds, how fast it answers, which children it has, who kills for memory. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const LOOK_MS = 50;
const CGROUP = '/sys/fs/cgroup/memory';

/** @param {number} pid @returns {number} megabytes; 0 when there is no such process */
function residentMb(pid) {
  try {
    return (
      Number(/^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    );
  } catch {
    // It has ended; or there is no /proc.
    return 0;
  }
}

/** @param {number} pid @returns {number[]} */
function childrenOf(pid) {
  try {
    const listed = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return listed === '' ? [] : listed.split(' ').map(Number);
  } catch {
    // No /proc.
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid='])
      .toString()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([child, parent]) => (parent === pid && child ? [child] : []));
  }
}

/**
 * @param {number} pid @param {string} url of its page of health
 * @returns {() => Promise<Watch['figures']>} stops watching and tells
 */
export function beginWatch(pid, url) {
  const thread = new Worker(new URL('./watch-thread.mjs', import.meta.url), { workerData: { pid, url } });
  return async () => {
    const told = once(thread, 'message');
    thread.postMessage('stop');
    const [figures] = await told;
    await thread.terminate();
    return figures;
  };
}

/** Watches one process until it is stopped. */
export class Watch {
  figures = { mostMb: 0, slowestMs: 0, p99Ms: 0, mostChildMb: 0, longestChildMs: 0, mostChildren: 0 };
  /** Milliseconds of each answer. @type {number[]} */
  #times = [];
  /** @type {Map<number, number>} */
  #children = new Map();
  #running = true;
  /** @type {Promise<void>[]} */
  #loops = [];

  /** @param {number} pid @param {string} url of its page of health */
  constructor(pid, url) {
    this.#loops.push(this.#look(pid), this.#ask(url));
  }

  async stop() {
    this.#running = false;
    await Promise.all(this.#loops);
    const times = this.#times.sort((a, b) => a - b);
    this.figures.slowestMs = times.at(-1) ?? 0;
    this.figures.p99Ms = times[Math.ceil(times.length * 0.99) - 1] ?? 0;
    return this.figures;
  }

  /** @param {number} pid */
  async #look(pid) {
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

  /** @param {string} url */
  async #ask(url) {
    while (this.#running) {
      const started = performance.now();
      try {
        await (await fetch(url, { signal: AbortSignal.timeout(30_000) })).arrayBuffer();
      } catch {
        // Whoever watches the deaths of the process tells it.
      }
      this.#times.push(performance.now() - started);
      await pause();
    }
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

/**
 * A group of processes that together may hold so many bytes (cgroup, version 1: root alone makes them).
 * @param {number} bytes @returns {{ wrapper: string[], add: (pid: number) => void, kills: () => number, remove: () => void } | null}
 */
export function memoryGroup(bytes) {
  const dir = path.join(CGROUP, `fleet-hiring-${process.pid}`);
  try {
    fs.mkdirSync(dir);
    fs.writeFileSync(path.join(dir, 'memory.limit_in_bytes'), String(bytes));
  } catch {
    // Not root, or another kind of groups.
    return null;
  }
  const procs = path.join(dir, 'cgroup.procs');
  return {
    wrapper: ['/bin/sh', '-c', `echo $$ > ${procs}; exec "$@"`, 'group'],
    add: (pid) => fs.writeFileSync(procs, String(pid)),
    kills: () =>
      Number(
        /^oom_kill (\d+)$/m.exec(fs.readFileSync(path.join(dir, 'memory.oom_control'), 'utf8'))?.[1] ?? 0,
      ),
    remove: () => fs.rmdirSync(dir),
  };
}
