/** Sends requests to the processes as a reverse proxy does, and records the answers. */
import { type Answer, type Request, send } from '../../request.ts';

const TIMEOUT_MS = 40_000;
/** The longest wait for an answer, even for a refusal. */
const PATIENCE_MS = 30_000;
/** The request was not sent: a proxy tries the next process. */
const UNSENT = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);

/** `status` 0: no answer; whether the request was carried out is unknown. -1: no process listened. */
type TimedAnswer<Body> = Answer<Body> & { ms: number };

export class Client {
  figures = {
    requests: 0,
    accepted: 0,
    refused: 0,
    unavailable: 0,
    unknown: 0,
    unsent: 0,
    slowestMs: 0,
    slowest: '',
  };
  /** Answers that no fault explains. */
  wrong: string[] = [];
  /** When a request was last accepted, and the instant after which the next success is awaited. */
  #since = 0;
  recoveredAfterMs: number | null = null;
  #turn = 0;

  readonly processes: () => { url: string }[];

  /** @param processes to which a proxy would send requests */
  constructor(processes: () => { url: string }[]) {
    this.processes = processes;
  }

  /** The time until the next success counts from now on. */
  faultIsOver() {
    this.#since = performance.now();
    this.recoveredAfterMs = null;
  }

  async ask<Body = object>(request: Request): Promise<TimedAnswer<Body>> {
    const started = performance.now();
    this.figures.requests += 1;
    const answer = await this.#send<Body>(request);
    const ms = performance.now() - started;
    this.#count({ ...answer, ms }, `${request.method} ${request.path.split('?')[0]}`);
    return { ...answer, ms };
  }

  async #send<Body>(request: Request): Promise<Answer<Body>> {
    const processes = this.processes();
    const nothing = { body: {} as Answer<Body>['body'], cookies: [], retryAfter: null };
    for (let tries = processes.length; tries > 0; tries -= 1) {
      const process = processes[this.#turn++ % processes.length];
      try {
        return await send<Body>(process?.url ?? '', request, TIMEOUT_MS);
      } catch (error) {
        if (!UNSENT.has(codeOf(error))) return { ...nothing, status: 0 };
      }
    }
    return { ...nothing, status: -1 };
  }

  #count({ status, ms, retryAfter, body }: TimedAnswer<object>, what: string) {
    const { figures } = this;
    if (status === -1) figures.unsent += 1;
    else if (status === 0) figures.unknown += 1;
    else if (status < 400) figures.accepted += 1;
    else if (status === 503) figures.unavailable += 1;
    else figures.refused += 1;
    if (status > 0 && ms > figures.slowestMs) {
      Object.assign(figures, { slowestMs: ms, slowest: `${what} ${status} ${body.code ?? ''}` });
    }
    if (status > 0 && status < 400 && this.#since > 0) {
      this.recoveredAfterMs ??= performance.now() - this.#since;
    }
    // A failing file store has its own answer.
    const told = status === 503 || (status === 502 && String(body.code).startsWith('upload_'));
    if (status >= 500 && !told) this.#blame(`${what} answered ${status} ${body.code ?? ''}`);
    if (status === 503 && retryAfter === null) {
      this.#blame(`${what} answered 503 ${body.code ?? ''} without Retry-After`);
    }
    if (status > 0 && ms > PATIENCE_MS) this.#blame(`${what} took ${Math.round(ms / 1000)} s`);
  }

  #blame(sentence: string) {
    if (!this.wrong.includes(sentence)) this.wrong.push(sentence);
  }
}

function codeOf(error: unknown) {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
