/** A running load: people who apply and staff who work, until it is told to stop. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './client.ts';
import { Ledger } from './ledger.ts';
import { apply } from './people.ts';
import { Staff } from './staff.ts';
import type { FaultyMailServer } from '../world/mail-server.ts';
import type { Answer } from '../../request.ts';

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
  #running: Promise<void>[] = [];
  /** After this instant nobody tries again. */
  #deadline = Infinity;

  readonly client: Client;
  readonly mail: FaultyMailServer;
  readonly vacancies: string[];
  readonly staff: Staff;

  constructor(processes: () => { url: string }[], mail: FaultyMailServer, vacancies: string[]) {
    this.client = new Client(processes);
    this.mail = mail;
    this.vacancies = vacancies;
    this.staff = new Staff(this);
  }

  /** @param clients how many of each at once */
  start({ people, staff }: { people: number; staff: number }) {
    for (let i = 0; i < people; i += 1) {
      this.#run(async () => {
        if (this.#number >= MOST_PEOPLE) return false;
        await apply(this, ++this.#number);
        return true;
      });
    }
    for (let i = 0; i < staff; i += 1) this.#run(() => this.staff.work());
  }

  /** Begins nothing new; what is under way is brought to an end. */
  async finish(withinMs: number) {
    this.#stopped = true;
    this.#deadline = performance.now() + withinMs;
    await Promise.all(this.#running);
  }

  /**
   * Tries until there is an answer, as people do.
   * @param attempt undefined: not yet
   * @returns undefined: the time is over
   */
  async insist<T>(
    what: string,
    attempt: () => T | undefined | Promise<T | undefined>,
    againMs = AGAIN_MS,
  ): Promise<T | undefined> {
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

  /** A refusal that no fault explains is noted; everything else is tried again. */
  mayTryAgain(what: string, { status, body }: Pick<Answer, 'status' | 'body'>): undefined {
    const bearable = status <= 0 || status === 503 || mayBeRepeated(body.code);
    const sentence = `${what.split(' of ')[0]} was refused: ${status} ${body.code ?? ''}`;
    if (!bearable && !this.client.wrong.includes(sentence)) this.client.wrong.push(sentence);
    return undefined;
  }

  /** @param work false: there was nothing to do */
  #run(work: () => Promise<boolean>) {
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
 */
function mayBeRepeated(code: string | undefined) {
  return code !== undefined && (/^upload_/.test(code) || code === 'idempotency_in_progress');
}
