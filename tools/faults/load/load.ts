/** A load of applicants and staff that runs until it is stopped. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './client.ts';
import { Ledger } from './ledger.ts';
import { apply } from './people.ts';
import { Staff } from './staff.ts';
import type { FaultyMailServer } from '../world/mail-server.ts';
import type { Answer } from '../../request.ts';

/** Delay before a retry of an unanswered request. */
const AGAIN_MS = 400;
/** A scenario looks for errors, not for the greatest load. */
const MOST_PEOPLE = 45;

interface People {
  /** Of the first of them; addresses and names derive from it. */
  first?: number;
  most?: number;
}
/** Delay before looking for work again. */
const IDLE_MS = 150;

export class Load {
  ledger = new Ledger();
  #stopped = false;
  #number = 0;
  #running: Promise<void>[] = [];
  /** No retry starts after this instant. */
  #deadline = Infinity;

  readonly client: Client;
  readonly mail: FaultyMailServer;
  readonly vacancies: string[];
  readonly staff: Staff;
  readonly #last: number;

  constructor(
    processes: () => { url: string }[],
    mail: FaultyMailServer,
    vacancies: string[],
    { first = 1, most = MOST_PEOPLE }: People = {},
  ) {
    this.#number = first - 1;
    this.#last = first - 1 + most;
    this.client = new Client(processes);
    this.mail = mail;
    this.vacancies = vacancies;
    this.staff = new Staff(this);
  }

  /** @param clients number of concurrent clients of each kind */
  start({ people, staff }: { people: number; staff: number }) {
    for (let i = 0; i < people; i += 1) {
      this.#run(async () => {
        if (this.#number >= this.#last) return false;
        await apply(this, ++this.#number);
        return true;
      });
    }
    for (let i = 0; i < staff; i += 1) this.#run(() => this.staff.work());
  }

  /** Starts nothing new and finishes what is running. */
  async finish(withinMs: number) {
    this.#stopped = true;
    this.#deadline = performance.now() + withinMs;
    await Promise.all(this.#running);
  }

  /**
   * Retries until there is an answer, as people do.
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

  /** Notes a refusal that no fault explains; everything else is retried. */
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

/** Codes of the form while the file store fails, and of a retry while the outcome of the first request is unknown. */
function mayBeRepeated(code: string | undefined) {
  return code !== undefined && (/^upload_/.test(code) || code === 'idempotency_in_progress');
}
