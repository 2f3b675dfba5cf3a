import type { Recomendacion } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { DataSource, type EntityManager } from 'typeorm';
import type { LockedApplication } from '../../candidates/applications/moves/lock-application.js';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { Interview } from '../interview.entity.js';
import { staffName } from '../planning/interviewer.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { guidesOfInterviews } from '../guides/guides-of-interviews.js';
import { CriteriaService } from './criteria/criteria.service.js';
import { ScorecardRequest } from './scorecard-request.entity.js';
import { askedCriteria, namedScores, requestState } from './scorecard.rules.js';
import { type Score, Scorecard } from './scorecard.entity.js';

export interface Opinion {
  puntuaciones: readonly { criterio_id: string; puntos: number }[];
  recomendacion: Recomendacion;
  comentario?: string | null;
}

/**
 * Writes a scorecard. Person and application are locked first, as everywhere, so that requests run one after the
 * other; the database allows one for each author.
 */
@Injectable()
export class GiveScorecard {
  constructor(
    private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly criteria: CriteriaService,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates or changes one's own scorecard; an equal one changes nothing.
   * @throws {DomainError} `interview_not_found`, `scorecard_not_held`, `scorecard_stale`, `scorecard_criteria_changed`.
   */
  async own(interviewId: string, opinion: Opinion & { version?: number }, userId: string): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const { interview, application } = await this.lock(manager, interviewId);
      const before = await manager.findOneBy(Scorecard, { entrevista_id: interviewId, autor_id: userId });
      const content = await this.contentOf(manager, interview, application, opinion, before?.puntuaciones);
      if (!before) {
        const autor_nombre = await staffName(manager, userId);
        await this.insert(manager, interview, { ...content, autor_id: userId, autor_nombre });
        return;
      }
      const { puntuaciones, recomendacion, comentario } = before;
      if (isDeepStrictEqual({ puntuaciones, recomendacion, comentario }, content)) return;
      if (opinion.version !== before.version) throw new DomainError('scorecard_stale');
      await manager.update(Scorecard, before.id, {
        ...content,
        version: before.version + 1,
        updated_at: this.clock.now(),
      });
    });
  }

  /**
   * Submitted through a link; only the first submission counts. The same one again, as a double tap sends it, is a success.
   * @throws {DomainError} `scorecard_link_gone`, `scorecard_already_given`, `scorecard_not_held`,
   * `scorecard_criteria_changed`.
   */
  async asked(requestId: string, opinion: Opinion): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const found = await manager.findOneBy(ScorecardRequest, { id: requestId });
      if (!found) throw new DomainError('scorecard_link_gone');
      const { interview, application } = await this.lock(manager, found.entrevista_id);
      const request = await manager.findOneByOrFail(ScorecardRequest, { id: requestId });
      const now = this.clock.now();
      const state = requestState(request, now);
      if (state !== 'pendiente' && state !== 'recibida') throw new DomainError('scorecard_link_gone');
      const given = await manager.findOneBy(Scorecard, { peticion_id: requestId });
      const content = await this.contentOf(manager, interview, application, opinion, given?.puntuaciones);
      if (given) {
        const { puntuaciones, recomendacion, comentario } = given;
        if (isDeepStrictEqual({ puntuaciones, recomendacion, comentario }, content)) return;
        throw new DomainError('scorecard_already_given');
      }
      await this.insert(manager, interview, {
        ...content,
        autor_id: null,
        autor_nombre: request.nombre,
        peticion_id: requestId,
      });
      await manager.update(ScorecardRequest, requestId, { usada_at: now });
    });
  }

  /** An interview that can be scored; locks its application. */
  async lock(
    manager: EntityManager,
    interviewId: string,
  ): Promise<{ interview: Interview; application: LockedApplication['application'] }> {
    const found = await manager.findOneBy(Interview, { id: interviewId });
    if (!found || found.deleted_at) throw new DomainError('interview_not_found');
    const { application } = await this.process.lock(manager, found.aplicacion_id);
    const interview = await manager.findOneByOrFail(Interview, { id: interviewId });
    if (interview.deleted_at) throw new DomainError('interview_not_found');
    if (interview.estado === 'cancelada' || interview.estado === 'no_presentada') {
      throw new DomainError('scorecard_not_held');
    }
    return { interview, application };
  }

  private async contentOf(
    manager: EntityManager,
    interview: Interview,
    application: LockedApplication['application'],
    { puntuaciones, recomendacion, comentario = null }: Opinion,
    before?: readonly Score[],
  ): Promise<Pick<Scorecard, 'puntuaciones' | 'recomendacion' | 'comentario'>> {
    const criteria = (await this.criteria.ofApplications(manager, [application])).get(application.id) ?? [];
    const guides = await guidesOfInterviews(manager, [interview.id]);
    const asked = askedCriteria(criteria, guides.get(interview.id)).map(({ id }) => id);
    const points = new Map(puntuaciones.map(({ criterio_id, puntos }) => [criterio_id, puntos]));
    const scores = namedScores(criteria, points, asked, before);
    return { puntuaciones: scores, recomendacion, comentario };
  }

  private async insert(
    manager: EntityManager,
    { id, aplicacion_id }: Interview,
    values: Partial<Scorecard>,
  ): Promise<void> {
    const now = this.clock.now();
    await manager.insert(Scorecard, {
      ...values,
      entrevista_id: id,
      aplicacion_id,
      version: 1,
      created_at: now,
      updated_at: now,
    });
  }
}
