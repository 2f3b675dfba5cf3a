/** A running load: people who apply and staff who work, until it is told to stop. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './client.mjs';
import { Ledger } from './ledger.mjs';
import { apply } from './people.mjs';
import { Staff } from './staff.mjs';

/** Whoever was not answered tries again after this long. */
const AGAIN_MS = 400;
/** A scenario looks for what goes wrong, not for how much a machine can bear. */
const MOST_PEOPLE = 45;
/** Between two looks for something to do. */
const IDLE_MS = 150;

export class Load {
  ledger = new Ledger();
  #stopped = false;
  #number = 0;
  /** @type {Promise<void>[]} */
  #running = [];
  /** After this instant nobody tries again. */
  #deadline = Infinity;

  /**
   * @param {() => { url: string }[]} processes @param {import('./mail-server.mjs').FaultyMailServer} mail
   * @param {string[]} vacancies
   */
  constructor(processes, mail, vacancies) {
    this.client = new Client(processes);
    this.mail = mail;
    this.vacancies = vacancies;
    this.staff = new Staff(this);
  }

  /** @param {{ people: number, staff: number }} clients how many of each at once */
  start({ people, staff }) {
    for (let i = 0; i < people; i += 1) {
      this.#run(async () => {
        if (this.#number >= MOST_PEOPLE) return false;
        await apply(this, ++this.#number);
        return true;
      });
    }
    for (let i = 0; i < staff; i += 1) this.#run(() => this.staff.work());
  }

  /** Begins nothing new; what is under way is brought to an end. @param {number} withinMs */
  async finish(withinMs) {
    this.#stopped = true;
    this.#deadline = performance.now() + withinMs;
    await Promise.all(this.#running);
  }

  /**
   * Tries until there is an answer, as people do.
   * @template T
   * @param {string} what
   * @param {() => Promise<T | undefined>} attempt undefined: not yet
   * @param {number} [againMs]
   * @returns {Promise<T | undefined>} undefined: the time is over
   */
  async insist(what, attempt, againMs = AGAIN_MS) {
    for (;;) {
      const result = await attempt();
      if (result !== undefined) return result;
      if (performance.now() > this.#deadline) {
        this.ledger.givenUp.push(what);
        return undefined;
      }
      await sleep(againMs);
    }
  }

  /**
   * A refusal that no fault explains is noted; everything else is tried again.
   * @param {string} what @param {Pick<import('./client.mjs').Answer, 'status' | 'body'>} answer
   * @returns {undefined}
   */
  mayTryAgain(what, { status, body }) {
    const bearable = status <= 0 || status === 503 || mayBeRepeated(body?.code);
    const sentence = `${what.split(' of ')[0]} was refused: ${status} ${body?.code ?? ''}`;
    if (!bearable && !this.client.wrong.includes(sentence)) this.client.wrong.push(sentence);
    return undefined;
  }

  /** @param {() => Promise<boolean>} work false: there was nothing to do */
  #run(work) {
    this.#running.push(
      (async () => {
        while (!this.#stopped) if (!(await work())) await sleep(IDLE_MS);
      })(),
    );
  }
}

/**
 * What the form says while the store of files fails, and what a repetition is told while nobody can know what became of
 * the first.
 * @param {string | undefined} code
 */
function mayBeRepeated(code) {
  return code !== undefined && (/^upload_/.test(code) || code === 'idempotency_in_progress');
}
