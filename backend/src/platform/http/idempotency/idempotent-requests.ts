import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { postgresError } from '../../errors/constraint-errors.js';
import { DomainError } from '../../errors/domain-error.js';
import { toProblem } from '../../errors/problem.js';
import { scope } from '../../scope.js';
import { digestOfKey } from './fingerprint.js';
import type { KeptAnswer } from './idempotent-request.entity.js';
import { IdempotentRequestsRepository, type NewRequest } from './idempotent-requests.repository.js';

export interface Answer {
  status: number;
  /** JSON text; null: no content. */
  body: string | null;
  replayed: boolean;
}

interface Asked extends NewRequest {
  /** Its response is not stored. */
  secret: boolean;
}

/** For a response that shows a secret once, or that is lost: only that it was done. */
const NOT_KEPT: KeptAnswer = { estado: null, cuerpo: null };
/** How long a repetition waits for the response of a committed change. */
const WAIT_MS = 4_000;
const LOOK_EVERY_MS = 60;
/** A response that is not stored so long after its change was lost in a crash. */
const LOST_AFTER_SECONDS = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs a request with an Idempotency-Key once. Its first transaction takes the key, its last one stores the response:
 * after a crash either nothing is stored and a repetition runs, or the change is and a repetition gets the response. A
 * handler with its own transaction (`inTransaction`) commits before its response is known, which is stored afterwards:
 * a crash in between loses only the response, and repetitions are told so.
 */
@Injectable()
export class IdempotentRequests {
  private readonly logger = new Logger('idempotency');

  constructor(private readonly requests: IdempotentRequestsRepository) {}

  /**
   * @param work the handler; `statusOf` reads the status that it has set.
   * @throws {DomainError} `idempotency_mismatch`, `idempotency_in_progress`, `idempotency_answer_lost`; errors of `work`.
   */
  async once(asked: Asked, work: () => Promise<unknown>, statusOf: () => number): Promise<Answer> {
    const earlier = await this.answered(asked);
    if (earlier) return earlier;
    const request = scope().transactions;
    if (!request) throw new Error('only a request that may write has an Idempotency-Key');
    request.repeatable = true;
    request.beginWith((manager) => this.claim(manager, asked));
    try {
      const result = await work();
      const body = result === undefined || result === null ? null : JSON.stringify(result);
      const answer = asked.secret ? NOT_KEPT : { estado: statusOf(), cuerpo: body };
      // A handler without a transaction.
      if (request.hasStepToRun) await this.claim(null, asked);
      if (request.reader) await this.requests.keep(asked, answer);
      else await this.keepAfterwards(asked, answer);
      return { status: statusOf(), body, replayed: false };
    } catch (error) {
      await request.undo();
      const { status } = toProblem(error);
      // While the database is down each statement takes seconds to fail.
      if (status === 503) throw error;
      if (request.hasCommitted && !request.hasStepToRun) {
        await this.keepRefusal(asked, error);
        throw error;
      }
      // The same request, which was faster, may be the reason of the refusal.
      const faster = await this.answered(asked);
      if (faster) return faster;
      throw error;
    }
  }

  /** The result of `work`, which runs once a day for the same content: the content is the key. @throws as `once`. */
  async onceByContent<T>(userId: string, ruta: string, content: object, work: () => Promise<T>): Promise<T> {
    const huella = digestOfKey(JSON.stringify([ruta, content]));
    const name = { titular: `u:${userId}`, clave: huella, userId, ruta, secret: false, huella };
    const { body } = await this.once(name, work, () => 200);
    return JSON.parse(body ?? 'null') as T;
  }

  /** The response of an earlier request with this key; null: none has changed anything. */
  private async answered(asked: Asked): Promise<Answer | null> {
    for (const until = Date.now() + WAIT_MS; ; await sleep(LOOK_EVERY_MS)) {
      const known = await this.requests.find(asked);
      if (!known) return null;
      if (known.huella !== asked.huella) throw new DomainError('idempotency_mismatch');
      if (known.contestacion) return replay(known.contestacion);
      if (known.segundos > LOST_AFTER_SECONDS) throw new DomainError('idempotency_answer_lost');
      if (Date.now() > until) throw inProgress();
    }
  }

  private async claim(manager: EntityManager | null, asked: Asked): Promise<void> {
    try {
      if (await this.requests.claim(manager, asked)) return;
    } catch (error) {
      if (postgresError(error)?.code !== LOCK_NOT_AVAILABLE) throw error;
    }
    throw inProgress();
  }

  /** A refusal after a change is the response of the request; of an internal error only the change is known. */
  private keepRefusal(asked: Asked, error: unknown): Promise<void> {
    const problem = toProblem(error);
    const known = problem.status < 500;
    return this.keepAfterwards(
      asked,
      known ? { estado: problem.status, cuerpo: JSON.stringify(problem) } : NOT_KEPT,
    );
  }

  /** The change is committed: failing to store its response does not fail the request. */
  private async keepAfterwards(asked: Asked, answer: KeptAnswer): Promise<void> {
    try {
      await this.requests.keep(asked, answer);
    } catch (cause) {
      this.logger.error('an answer could not be kept', cause instanceof Error ? cause.stack : cause);
    }
  }
}

function replay({ estado, cuerpo }: KeptAnswer): Answer {
  if (estado === null) throw new DomainError('idempotency_answer_lost');
  return { status: estado, body: cuerpo, replayed: true };
}

const inProgress = (): DomainError =>
  new DomainError('idempotency_in_progress', {}, undefined, { retry_after: 1 });
