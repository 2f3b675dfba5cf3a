/**
 * Undoes what was started, in reverse order, on Ctrl-C, on failure and at the normal end. Exit codes: 0 when a
 * signal stops a server (the normal way), 130 when it interrupts a task.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * The terminal signals npm and this process, and npm forwards the signal, so one Ctrl-C arrives twice. Only a
 * signal later than this after the first is a second Ctrl-C.
 */
const ECHO_MS = 1000;

const PARENT_POLL_MS = 500;

/** Work that has not reacted to a signal after this time is abandoned. */
const WORK_TIMEOUT_MS = 15_000;

export class Shutdown {
  #abort = new AbortController();
  /** @type {{ name: string, undo: () => unknown }[]} */
  #steps = [];
  /** @type {Promise<void> | undefined} */
  #undoing;
  #firstSignalAt = 0;
  /** @type {Promise<unknown>} */
  #work = Promise.resolve();
  #options;

  /** @param {{ exitCodeOnSignal: number, onSignal?: () => void }} options */
  constructor(options) {
    this.#options = options;
    // The terminal or pipe may be closed; stopping must still work.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    for (const signal of SIGNALS) process.on(signal, () => this.#onSignal());
    if (process.env.npm_lifecycle_event !== undefined) this.#watchParent();
  }

  /** A killed npm forwards nothing. Our scripts replace npm's shell (`exec`), which would keep npm's signals to itself. */
  #watchParent() {
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      this.#onSignal();
    }, PARENT_POLL_MS);
    timer.unref();
  }

  /** Aborted as soon as the process is asked to stop: running children and waits end. */
  get signal() {
    return this.#abort.signal;
  }

  /** @returns {boolean} whether somebody asked the process to stop */
  get requested() {
    return this.#abort.signal.aborted;
  }

  /** @returns {boolean} whether what was started is being undone, for whatever reason */
  get stopping() {
    return this.#undoing !== undefined;
  }

  /**
   * @param {string} name what is undone, for the message when it fails
   * @param {() => unknown} undo
   */
  onStop(name, undo) {
    this.#steps.push({ name, undo });
  }

  /**
   * Registers running work, so that after a signal it can finish before its resources are released.
   * @template T
   * @param {Promise<T>} work
   * @returns {Promise<T>}
   */
  during(work) {
    this.#work = work.catch(() => {});
    return work;
  }

  /** Undoes everything once; later calls wait for the first. @returns {Promise<void>} */
  undo() {
    this.#undoing ??= this.#undoAll();
    return this.#undoing;
  }

  async #undoAll() {
    for (const { name, undo } of this.#steps.reverse()) {
      try {
        await undo();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        process.stderr.write(`Could not stop ${name}: ${reason}\n`);
        process.exitCode = 1;
      }
    }
  }

  #onSignal() {
    const now = performance.now();
    if (!this.requested) {
      this.#firstSignalAt = now;
      this.#options.onSignal?.();
      this.#abort.abort();
      void Promise.race([this.#work, sleep(WORK_TIMEOUT_MS)])
        .then(() => this.undo())
        .then(() => process.exit(process.exitCode ?? this.#options.exitCodeOnSignal));
    } else if (now - this.#firstSignalAt > ECHO_MS) {
      process.stderr.write('Stopped without waiting.\n');
      process.exit(1);
    }
  }
}
