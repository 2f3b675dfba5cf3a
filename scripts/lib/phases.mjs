/**
 * Shows progress and duration: one line for each phase, with a live line on a terminal and occasional progress
 * lines in a file.
 */
const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
const FIRST_SIGN_OF_LIFE_S = 10;
const SIGN_OF_LIFE_EVERY_S = 20;
const NAME_WIDTH = 28;

/** @typedef {(detail: string) => void} Report tells how far the phase is, such as "612 of 1093 packages" */

export class Phases {
  /** @type {Map<string, { since: number, detail: string, nextSign: number }>} */
  #active = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #frame = 0;
  #live;
  #stream;

  /** @param {NodeJS.WriteStream} [stream] */
  constructor(stream = process.stdout) {
    this.#stream = stream;
    this.#live = Boolean(stream.isTTY) && process.env.TERM !== 'dumb' && !process.env.CI;
  }

  /**
   * Runs one phase. Several may run at the same time. What `work` returns, when it is a string, is shown
   * beside the time ("unchanged").
   * @template T
   * @param {string} name
   * @param {(report: Report) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async run(name, work) {
    const phase = { since: performance.now(), detail: '', nextSign: FIRST_SIGN_OF_LIFE_S };
    this.#active.set(name, phase);
    this.#timer ??= setInterval(() => this.#tick(), FRAME_MS);
    try {
      const result = await work((detail) => (phase.detail = detail));
      this.#finish(name, '✓', typeof result === 'string' ? result : '');
      return result;
    } catch (error) {
      this.#finish(name, '✗', '');
      throw error;
    }
  }

  /** Prints a line between phases without disturbing the live one. @param {string} line */
  print(line) {
    this.#clear();
    this.#stream.write(`${line}\n`);
  }

  /** @param {string} name @param {string} mark @param {string} note */
  #finish(name, mark, note) {
    const phase = this.#active.get(name);
    this.#active.delete(name);
    const seconds = phase === undefined ? 0 : (performance.now() - phase.since) / 1000;
    this.print(`${mark} ${name.padEnd(NAME_WIDTH)}${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd());
    if (this.#active.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  #tick() {
    const running = [...this.#active].map(([name, phase]) => {
      const seconds = Math.floor((performance.now() - phase.since) / 1000);
      const line = `${name} ${seconds} s${phase.detail === '' ? '' : `, ${phase.detail}`}`;
      if (!this.#live && seconds >= phase.nextSign) {
        phase.nextSign = seconds + SIGN_OF_LIFE_EVERY_S;
        this.#stream.write(`  … ${line}\n`);
      }
      return line;
    });
    if (!this.#live) return;
    this.#frame = (this.#frame + 1) % SPINNER.length;
    const text = `${SPINNER[this.#frame]} ${running.join('   ')}`;
    this.#stream.write(`\r\x1b[2K${text.slice(0, (this.#stream.columns || 80) - 1)}`);
  }

  #clear() {
    if (this.#live) this.#stream.write('\r\x1b[2K');
  }
}
