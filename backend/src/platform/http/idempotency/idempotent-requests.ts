import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CommitMark, withCommitMark } from '../../database/transactions/commit-mark.js';
import { scope } from '../../scope.js';
import { DomainError } from '../../errors/domain-error.js';
import { type Problem, toProblem } from '../../errors/problem.js';
import { SecretBox } from '../../secrets/secret-box.js';
import { digestOfKey, idsIn } from './fingerprint.js';
import {
  type CachedAnswer,
  type KnownRequest,
  IdempotentRequestsRepository,
  type NewRequest,
  type RequestName,
} from './idempotent-requests.repository.js';

export interface Answer {
  status: number;
  /** JSON text; null: no content. */
  body: string | null;
  replayed: boolean;
}

interface Asked extends Omit<NewRequest, 'intento'> {
  /** Its response is not stored. */
  secret: boolean;
}

/** For a response that shows a secret once: only that it was done. */
const NOT_KEPT: CachedAnswer = { estado_http: null, respuesta: null, respuesta_clave: null, nombra: [] };
/** How long a concurrent retry waits for the first response. */
const WAIT_MS = 8_000;
const LOOK_EVERY_MS = 60;
/** Heartbeat interval: several per timeout. */
const BEAT_MS = 1_500;

/**
 * Runs a request with an Idempotency-Key once. Its last transaction also stores that it is done and its response: after
 * a crash either nothing is stored and the next attempt repeats it, or everything is and retries get its response. A
 * handler with its own transaction (`inTransaction`) commits before its response is known, which is stored afterwards:
 * a crash in between loses only the response, and retries are told so.
 */
@Injectable()
export class IdempotentRequests {
  private readonly logger = new Logger('idempotency');

  constructor(
    private readonly requests: IdempotentRequestsRepository,
    private readonly box: SecretBox,
  ) {}

  /**
   * @param work the handler; `statusOf` reads the status that it has set.
   * @throws {DomainError} `idempotency_mismatch`, `idempotency_in_progress`, `idempotency_answer_lost`; errors of `work`.
   */
  async once(asked: Asked, work: () => Promise<unknown>, statusOf: () => number): Promise<Answer> {
    const intento = randomUUID();
    // Almost every key is new.
    if (await this.requests.claim({ ...asked, intento })) return this.run(asked, intento, work, statusOf);
    for (const until = Date.now() + WAIT_MS; ; await sleep(LOOK_EVERY_MS)) {
      const known = await this.requests.find(asked);
      const earlier = known && !known.caducada ? this.answerOf(asked, known) : null;
      if (earlier) return earlier;
      const free = !known || known.caducada || (!known.hecha && known.ocupada_segundos < 0);
      if (free && (await this.requests.claim({ ...asked, intento }))) {
        return this.run(asked, intento, work, statusOf);
      }
      if (Date.now() > until) throw inProgress(known);
    }
  }

  /** The result of `work`, which runs once a day for the same content: the content is the key. @throws as `once`. */
  async onceByContent<T>(userId: string, ruta: string, content: object, work: () => Promise<T>): Promise<T> {
    const huella = digestOfKey(JSON.stringify([ruta, content]));
    const name = { titular: `u:${userId}`, clave: huella, userId, ruta, secret: false, huella };
    const { body } = await this.once(name, work, () => 200);
    return JSON.parse(body ?? 'null') as T;
  }

  /** Null: there is no response yet. */
  private answerOf(asked: Asked, known: KnownRequest): Answer | null {
    if (known.huella !== asked.huella) throw new DomainError('idempotency_mismatch');
    if (!known.hecha) return null;
    if (known.estado_http !== null) {
      return { status: known.estado_http, body: this.opened(asked, known), replayed: true };
    }
    // The change is committed. Its attempt is about to store the response, or crashed before that.
    if (known.ocupada_segundos <= 0) throw new DomainError('idempotency_answer_lost');
    return null;
  }

  private async run(
    name: Asked,
    intento: string,
    work: () => Promise<unknown>,
    statusOf: () => number,
  ): Promise<Answer> {
    const mark: CommitMark = {
      active: true,
      write: async (manager) => {
        if (!(await this.requests.markDone(manager, name, intento)))
          throw new DomainError('idempotency_in_progress');
      },
    };
    const request = scope().transactions;
    if (request) request.repeatable = true;
    const beat = setInterval(() => void this.stayBusy(name, intento), BEAT_MS);
    try {
      const result = await withCommitMark(mark, work);
      mark.active = false;
      const body = result === undefined || result === null ? null : JSON.stringify(result);
      const answer = name.secret ? NOT_KEPT : this.seal(name, statusOf(), body);
      // The response is stored in the transaction of the change.
      if (request?.reader) {
        await this.keep(name, intento, answer);
        request.onUndone(async () => void (await this.requests.release(name, intento)));
      } else await this.keepAfterwards(name, intento, answer);
      return { status: statusOf(), body, replayed: false };
    } catch (error) {
      mark.active = false;
      await request?.undo();
      const problem = toProblem(error);
      const givenBack = this.afterFailure(name, intento, problem);
      // While the database is down each statement takes seconds to fail; a key also expires by itself.
      if (problem.status !== 503) await givenBack;
      throw error;
    } finally {
      clearInterval(beat);
    }
  }

  private async stayBusy(name: RequestName, intento: string): Promise<void> {
    try {
      await this.requests.stayBusy(name, intento);
    } catch (cause) {
      // A takeover meanwhile is detected when the change is committed.
      this.logger.warn({ code: 'idempotency_beat_failed', reason: cause instanceof Error ? cause.name : '' });
    }
  }

  /** A request that changed nothing may be retried; a refusal after a change is its response. */
  private async afterFailure(name: Asked, intento: string, problem: Problem): Promise<void> {
    try {
      if (await this.requests.release(name, intento)) return;
      if (problem.status >= 500) return;
      await this.keep(name, intento, this.seal(name, problem.status, JSON.stringify(problem)));
    } catch (cause) {
      this.logger.error('a key could not be given back', cause instanceof Error ? cause.stack : cause);
    }
  }

  private async keep(name: RequestName, intento: string, answer: CachedAnswer): Promise<void> {
    if (!(await this.requests.keep(name, intento, answer))) throw new DomainError('idempotency_in_progress');
  }

  /** The change is committed: failing to store its response does not fail the request. */
  private async keepAfterwards(name: RequestName, intento: string, answer: CachedAnswer): Promise<void> {
    try {
      await this.requests.keep(name, intento, answer);
    } catch (cause) {
      this.logger.error('an answer could not be kept', cause instanceof Error ? cause.stack : cause);
    }
  }

  private seal(name: RequestName, status: number, body: string | null): CachedAnswer {
    const box = body === null ? null : this.box.seal(body, ownerOf(name));
    return {
      estado_http: status,
      respuesta: box?.sealed ?? null,
      respuesta_clave: box?.keyId ?? null,
      nombra: idsIn(body ?? ''),
    };
  }

  private opened(name: RequestName, { respuesta, respuesta_clave }: KnownRequest): string | null {
    if (respuesta === null || respuesta_clave === null) return null;
    try {
      return this.box.open({ sealed: respuesta, keyId: respuesta_clave }, ownerOf(name));
    } catch (cause) {
      this.logger.warn('an answer was kept under a key that is gone');
      throw Object.assign(new DomainError('idempotency_answer_lost'), { cause });
    }
  }
}

const ownerOf = ({ titular, clave }: RequestName): string => `idempotency:${titular}:${clave}`;

function inProgress(known: KnownRequest | undefined): DomainError {
  const seconds = Math.max(1, Math.ceil(known?.ocupada_segundos ?? 1));
  return new DomainError('idempotency_in_progress', {}, undefined, { retry_after: seconds });
}
