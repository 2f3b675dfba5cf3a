import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CandidatesService } from '../candidates/candidates.service.js';
import { assertReason } from '../moves/rejection-reasons/assert-reason.js';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { EmailText } from '../../../mail/emails/mail.service.js';
import type { Page, Window } from '../../../platform/http/lists/list-query.js';
import { VacanciesService } from '../../../vacancies/vacancies.service.js';
import { AnswerEveryone } from './answer-everyone.js';
import { VacancyAnswer } from './vacancy-answer.entity.js';
import type {
  VacancyAnswerResponse,
  VacancyAnswerRowResponse,
  VacancyUnanswered,
} from './vacancy-answers.dto.js';
import { VacancyAnswersRepository } from './vacancy-answers.repository.js';

/** The answer's text: a message within the template, or a whole text; and HR's internal reason. */
export interface AnswerWords {
  mensaje: string | null;
  text: EmailText | null;
  reasonId: string | null;
}

@Injectable()
export class VacancyAnswersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: VacancyAnswersRepository,
    private readonly candidates: CandidatesService,
    private readonly vacancies: VacanciesService,
    private readonly job: AnswerEveryone,
    private readonly logs: LogsService,
  ) {}

  /** @throws {DomainError} `vacancy_not_found`. */
  async unanswered(actor: Actor, vacancyId: string): Promise<VacancyUnanswered> {
    await this.vacancies.get(actor, vacancyId);
    const [waiting, latest] = await Promise.all([
      this.candidates.countWaiting(vacancyId),
      this.repository.findLatest(vacancyId),
    ]);
    const of = (stage: string): number => waiting.find(({ etapa }) => etapa === stage)?.total ?? 0;
    return {
      abiertas: waiting.reduce((sum, { total }) => sum + total, 0),
      sin_responder: waiting.reduce((sum, { sin_responder }) => sum + sin_responder, 0),
      recibida: of('recibida'),
      en_revision: of('en_revision'),
      entrevista: of('entrevista'),
      respuesta: latest && (await this.respond(latest)),
    };
  }

  /**
   * Orders an answer to everyone waiting in the vacancy: order, rows and job in one transaction. While one runs, a
   * second request returns it: the unique index allows one.
   * @throws {DomainError} `vacancy_not_found`, `nobody_waiting`.
   */
  async answerAll(actor: Actor, vacancyId: string, mensaje: string | null): Promise<VacancyAnswerResponse> {
    await this.vacancies.get(actor, vacancyId);
    const words = { mensaje, text: null, reasonId: null };
    const answer = await inRequestTransaction(this.dataSource, (manager) =>
      this.orderIn(manager, actor, vacancyId, words),
    );
    if (!answer) throw new DomainError('nobody_waiting');
    return this.respond(answer);
  }

  /** The same within a transaction; null: nobody waits. @throws {DomainError} `validation_failed` for the reason. */
  async orderIn(
    manager: EntityManager,
    actor: Pick<Actor, 'userId'>,
    vacancyId: string,
    { mensaje, text, reasonId }: AnswerWords,
  ): Promise<VacancyAnswer | null> {
    // Serialises requests, so that the second finds the first one's order.
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('answer-all:' || $1::text, 0))`, [
      vacancyId,
    ]);
    const running = await this.repository.findRunning(manager, vacancyId);
    if (running) {
      await this.job.enqueue(manager, running.id);
      return running;
    }
    if ((await this.countOpen(manager, vacancyId)) === 0) return null;
    await assertReason(manager, 'rechazada', reasonId);
    const created = await manager.save(
      manager.create(VacancyAnswer, {
        vacante_id: vacancyId,
        mensaje,
        asunto: text?.asunto ?? null,
        cuerpo: text?.cuerpo ?? null,
        motivo_rechazo_id: reasonId,
        creada_por: actor.userId,
      }),
    );
    const total = await this.repository.noteOpen(manager, created.id, vacancyId);
    await this.logs.record(manager, {
      actorId: actor.userId,
      action: 'vacancy.answer_all',
      details: `Respuesta a todas las candidaturas abiertas de una vacante (${total})`,
      entity: 'vacancies',
      entityId: vacancyId,
    });
    await this.job.enqueue(manager, created.id);
    return created;
  }

  countOpen(manager: EntityManager, vacancyId: string): Promise<number> {
    return this.repository.countOpen(manager, vacancyId);
  }

  /** The applications of an order. @throws {DomainError} `not_found`. */
  async listRows(id: string, window: Window): Promise<Page<VacancyAnswerRowResponse>> {
    const answer = await this.repository.findById(id);
    if (!answer) throw new DomainError('not_found');
    const [items, { total }] = await Promise.all([
      this.repository.listRows(id, window),
      this.respond(answer),
    ]);
    const last = items.length < window.limit ? undefined : items.at(-1);
    const next = last ? [last.aplicacion_id] : null;
    return { items, total, offset: window.offset, next, byCursor: window.after !== null };
  }

  private async respond(answer: VacancyAnswer): Promise<VacancyAnswerResponse> {
    const counts = await this.repository.count(answer.id);
    return {
      id: answer.id,
      created_at: answer.created_at.toISOString(),
      terminada_at: answer.terminada_at?.toISOString() ?? null,
      total: Object.values(counts).reduce((sum, count) => sum + count, 0),
      pendientes: counts.pendiente,
      respondidas: counts.respondida,
      ya_cerradas: counts.ya_cerrada,
      fallidas: counts.fallida,
    };
  }
}
