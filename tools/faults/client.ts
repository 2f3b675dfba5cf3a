/** Sends requests to the processes as a reverse proxy does, and records the answers. */
import { type Answer, type Request, send } from '../request.ts';

const TIMEOUT_MS = 40_000;
/** The longest wait for an answer, even for a refusal. */
const PATIENCE_MS = 30_000;

/** Its answers: `status` 0: none; whether the request was carried out is unknown. -1: no process listened. */
export class Client {
  figures = { requests: 0, accepted: 0, refused: 0, unavailable: 0, unknown: 0, slowestMs: 0 };
  /** Answers that no fault explains. */
  wrong = new Set<string>();
  #turn = 0;
  readonly processes: () => { url: string }[];

  /** @param processes to which a proxy would send requests */
  constructor(processes: () => { url: string }[]) {
    this.processes = processes;
  }

  async ask<Body = object>(request: Request): Promise<Answer<Body>> {
    const started = performance.now();
    const answer = await this.#send<Body>(request);
    this.#count(
      answer as Answer,
      performance.now() - started,
      `${request.method} ${request.path.split('?')[0]}`,
    );
    return answer;
  }

  async #send<Body>(request: Request): Promise<Answer<Body>> {
    const nothing = { body: {} as Answer<Body>['body'], cookies: [], retryAfter: null };
    const processes = this.processes();
    for (let tries = processes.length; tries > 0; tries -= 1) {
      try {
        const process = processes[this.#turn++ % processes.length];
        return await send<Body>(process?.url ?? '', request, TIMEOUT_MS);
      } catch (error) {
        const code = ((error as Error).cause as { code?: string } | undefined)?.code;
        // It was not sent: a proxy tries the next process.
        if (code !== 'ECONNREFUSED') return { ...nothing, status: 0 };
      }
    }
    return { ...nothing, status: -1 };
  }

  #count({ status, retryAfter, body }: Answer, ms: number, what: string) {
    const { figures, wrong } = this;
    figures.requests += 1;
    if (status <= 0) figures.unknown += 1;
    else if (status < 400) figures.accepted += 1;
    else if (status === 503) figures.unavailable += 1;
    else figures.refused += 1;
    figures.slowestMs = Math.max(figures.slowestMs, ms);
    // A failing file store has its own answer.
    const told = status === 503 || (status === 502 && String(body.code).startsWith('upload_'));
    if (status >= 500 && !told) wrong.add(`${what} answered ${status} ${body.code ?? ''}`);
    if (status === 503 && retryAfter === null) wrong.add(`${what} answered 503 without Retry-After`);
    if (status > 0 && ms > PATIENCE_MS) wrong.add(`${what} took more than ${PATIENCE_MS / 1000} s`);
  }
}
