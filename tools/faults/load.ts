/** A load of applicants and staff that runs until it is stopped, and what they were told. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailServer } from '../mail-server.ts';
import type { Answer } from '../request.ts';
import { Client } from './client.ts';
import { apply } from './people.ts';
import { Staff } from './staff.ts';

/** Delay before a retry of an unanswered request, and before looking for work again. */
const AGAIN_MS = 400;
/** A scenario looks for errors, not for the greatest load. */
const MOST_PEOPLE = 45;

/** What a person was told. */
export interface Applicant {
  email: string;
  cookie: string;
  /** The product answered that the address is verified. */
  verified: boolean;
  /** Ids of the application, its person and its interview. */
  application?: string;
  candidate?: string;
  interview?: string;
  /** Of the uploaded CV. */
  sha256?: string;
  /** Estados to which the application was moved, in order. */
  moves: string[];
  /** A staff client is working on it. */
  busy?: boolean;
}

export class Load {
  readonly applicants: Applicant[] = [];
  /** Requests that were still unanswered when the time was over. */
  readonly givenUp: string[] = [];
  /** Answers that contradict an earlier one. */
  readonly contradictions: string[] = [];
  readonly client: Client;
  readonly staff: Staff;
  readonly mail: MailServer;
  readonly vacancies: string[];
  #stopped = false;
  #number: number;
  readonly #last: number;
  #running: Promise<void>[] = [];
  /** No retry starts after this instant. */
  #deadline = Infinity;

  /** @param people `first`: of the first of them; addresses and names derive from it */
  constructor(
    processes: () => { url: string }[],
    mail: MailServer,
    vacancies: string[],
    { first = 1, most = MOST_PEOPLE } = {},
  ) {
    this.client = new Client(processes);
    this.mail = mail;
    this.vacancies = vacancies;
    this.#number = first - 1;
    this.#last = first - 1 + most;
    this.staff = new Staff(this);
  }

  /** @param clients number of concurrent clients of each kind */
  start({ people, staff }: { people: number; staff: number }) {
    const nextPerson = async () => {
      if (this.#number < this.#last) await apply(this, ++this.#number);
      else await sleep(AGAIN_MS);
    };
    for (let i = 0; i < people; i += 1) this.#repeat(nextPerson);
    for (let i = 0; i < staff; i += 1) {
      this.#repeat(async () => {
        if (!(await this.staff.work())) await sleep(AGAIN_MS);
      });
    }
  }

  #repeat(work: () => Promise<void>) {
    const loop = async () => {
      while (!this.#stopped) await work();
    };
    this.#running.push(loop());
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
  ): Promise<T | undefined> {
    for (;;) {
      const result = await attempt();
      if (result !== undefined) return result;
      if (performance.now() > this.#deadline) {
        this.givenUp.push(what);
        return undefined;
      }
      await sleep(AGAIN_MS);
    }
  }

  /** Notes a refusal that no fault explains; everything else is retried. */
  mayTryAgain(what: string, { status, body: { code = '' } }: Pick<Answer, 'status' | 'body'>): undefined {
    // The file store fails, or the outcome of the first request is unknown.
    const bearable = status <= 0 || status === 503 || /^upload_|^idempotency_in_progress$/.test(code);
    if (!bearable) this.client.wrong.add(`${what.split(' of ')[0]} was refused: ${status} ${code}`);
    return undefined;
  }
}
