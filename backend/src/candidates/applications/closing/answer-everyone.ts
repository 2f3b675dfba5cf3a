import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CandidatesService } from '../candidates/candidates.service.js';
import { MoveApplication } from '../moves/move-application.js';
import type { EmailText } from '../../../mail/emails/mail.service.js';
import { Clock } from '../../../platform/values/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { sentenceOf } from '../../../platform/errors/error-catalogue.js';
import { QueueService, repeatInJob } from '../../../platform/queue/queue.service.js';
import type { VacancyAnswer } from './vacancy-answer.entity.js';
import { VacancyAnswersRepository } from './vacancy-answers.repository.js';

const QUEUE = 'respuestas_vacante';
const EVERY_MS = 60_000;
const POLL_MS = 1000;
const BATCH = 20;
/** Retries for an application that is changed concurrently. */
const TRIES = 3;

/**
 * Rejects each application of a bulk answer under the rules of any move: the message is delayed like other
 * rejections. Move and result are one transaction, so that none is answered twice after a crash or with two
 * workers.
 */
@Injectable()
export class AnswerEveryone implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: VacancyAnswersRepository,
    private readonly candidates: CandidatesService,
    private readonly moves: MoveApplication,
    private readonly queue: QueueService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    const options = { retryLimit: 5, retryDelay: 30, concurrency: 1, pollMs: POLL_MS };
    return this.queue.handle<{ id: string }>(QUEUE, options, ({ id }) => this.run(id));
  }

  /** Creates a new job for an answer whose job was lost. */
  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    const { manager } = this.dataSource;
    for (const id of await this.repository.listRunning(manager)) await this.enqueue(manager, id);
  }

  enqueue(manager: EntityManager, id: string): Promise<void> {
    return this.queue.enqueue(manager, QUEUE, { id }, { singletonKey: id });
  }

  /** Answers for as long as one job may take. */
  async run(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const answer = await this.repository.findById(id);
    if (!answer || answer.terminada_at) return;
    const done = await repeatInJob(async () => {
      const pending = await this.repository.listPending(id, BATCH);
      for (const applicationId of pending) await this.answer(answer, applicationId);
      return pending.length > 0;
    });
    await (done ? this.repository.finish(manager, id, this.clock.now()) : this.enqueue(manager, id));
  }

  private async answer(answer: VacancyAnswer, applicationId: string): Promise<void> {
    const row = { respuesta_id: answer.id, aplicacion_id: applicationId };
    const { manager } = this.dataSource;
    try {
      if (!(await this.reject(answer, applicationId))) {
        await this.repository.settle(manager, row, 'ya_cerrada');
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.repository.settle(manager, row, 'fallida', sentenceOf(error.code, error.params));
    }
  }

  /** False: it is no longer open. @throws {DomainError} what a move throws. */
  private async reject(answer: VacancyAnswer, applicationId: string): Promise<boolean> {
    if (!answer.creada_por) throw new DomainError('not_found');
    for (let attempt = 1; ; attempt++) {
      const { abierta, version } = await this.candidates.getApplication(applicationId);
      if (!abierta) return false;
      const order = {
        applicationId,
        to: 'rechazada',
        version,
        mensaje_candidato: answer.mensaje,
        motivo_rechazo_id: answer.motivo_rechazo_id,
        texto_propio: textOf(answer),
        notificar: true,
      };
      const row = { respuesta_id: answer.id, aplicacion_id: applicationId };
      try {
        await this.moves.execute(order, { userId: answer.creada_por }, (transaction) =>
          this.repository.settle(transaction, row, 'respondida'),
        );
        return true;
      } catch (error) {
        const stale = error instanceof DomainError && error.code === 'stale_version';
        if (!stale || attempt === TRIES) throw error;
      }
    }
  }
}

/** HR's text instead of the template's; null: the template's. */
function textOf({ asunto, cuerpo }: VacancyAnswer): EmailText | null {
  return asunto !== null && cuerpo !== null ? { asunto, cuerpo } : null;
}
