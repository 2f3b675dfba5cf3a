/** Asks the processes as a browser behind a reverse proxy does, and remembers how it was answered. */

const TIMEOUT_MS = 40_000;
/** Longer than this nobody may wait for an answer, even for a refusal. */
const PATIENCE_MS = 30_000;
/** Nothing was sent: whoever stands in front asks the next process. */
const UNSENT = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);

/**
 * `status` 0: the connection broke or nothing came; whether the request was carried out is unknown. -1: nobody listened.
 * @typedef {{ status: number, body: any, cookies: string[], ms: number, retryAfter: string | null }} Answer
 */

/**
 * @typedef {object} Request
 * @property {string} method
 * @property {string} path
 * @property {object | FormData} [body]
 * @property {Record<string, string>} [headers]
 * @property {string} [from] the visitor's address
 */

const NOTHING = { body: null, cookies: [], retryAfter: null };

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
  /** Answers that no fault excuses. @type {string[]} */
  wrong = [];
  /** When a request was last accepted, and after which instant the first is waited for. */
  #since = 0;
  /** @type {number | null} */
  recoveredAfterMs = null;
  #turn = 0;

  /** @param {() => { url: string }[]} processes those that a proxy would send requests to */
  constructor(processes) {
    this.processes = processes;
  }

  /** From now on the time until the next success counts. */
  faultIsOver() {
    this.#since = performance.now();
    this.recoveredAfterMs = null;
  }

  /** @param {Request} request @returns {Promise<Answer>} */
  async ask({ method, path, body, headers = {}, from = '192.0.2.1' }) {
    const started = performance.now();
    const form = body instanceof FormData;
    /** @type {RequestInit} */
    const init = {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      redirect: 'manual',
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    };
    this.figures.requests += 1;
    const answer = await this.#send(path, init);
    const ms = performance.now() - started;
    this.#count({ ...answer, ms }, `${method} ${path.split('?')[0]}`);
    return { ...answer, ms };
  }

  /** @param {string} path @param {RequestInit} init @returns {Promise<Omit<Answer, 'ms'>>} */
  async #send(path, init) {
    const processes = this.processes();
    for (let tries = processes.length; tries > 0; tries -= 1) {
      const process = processes[this.#turn++ % processes.length];
      try {
        const response = await fetch(`${process?.url}${path}`, {
          ...init,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const text = await response.text();
        const json = response.headers.get('content-type')?.includes('json');
        return {
          status: response.status,
          body: json && text ? JSON.parse(text) : text,
          cookies: response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''),
          retryAfter: response.headers.get('retry-after'),
        };
      } catch (error) {
        if (!UNSENT.has(codeOf(error))) return { ...NOTHING, status: 0 };
      }
    }
    return { ...NOTHING, status: -1 };
  }

  /** @param {Answer} answer @param {string} what */
  #count({ status, ms, retryAfter, body }, what) {
    const { figures } = this;
    if (status === -1) figures.unsent += 1;
    else if (status === 0) figures.unknown += 1;
    else if (status < 400) figures.accepted += 1;
    else if (status === 503) figures.unavailable += 1;
    else figures.refused += 1;
    if (status > 0 && ms > figures.slowestMs) {
      Object.assign(figures, { slowestMs: ms, slowest: `${what} ${status} ${body?.code ?? ''}` });
    }
    if (status > 0 && status < 400 && this.#since > 0) {
      this.recoveredAfterMs ??= performance.now() - this.#since;
    }
    // That the store of files does not take a file has an answer of its own.
    const told = status === 503 || (status === 502 && String(body?.code).startsWith('upload_'));
    if (status >= 500 && !told) this.#blame(`${what} answered ${status} ${body?.code ?? ''}`);
    if (status === 503 && retryAfter === null) {
      this.#blame(`${what} answered 503 ${body?.code ?? ''} without Retry-After`);
    }
    if (status > 0 && ms > PATIENCE_MS) this.#blame(`${what} took ${Math.round(ms / 1000)} s`);
  }

  /** @param {string} sentence */
  #blame(sentence) {
    if (!this.wrong.includes(sentence)) this.wrong.push(sentence);
  }
}

/** @param {unknown} error */
function codeOf(error) {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
