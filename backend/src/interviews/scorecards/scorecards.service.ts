import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { Interview } from '../interview.entity.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { shownJob } from '../shown-job.js';
import { guidesOfInterviews } from '../guides/guides-of-interviews.js';
import { CriteriaService } from './criteria/criteria.service.js';
import type { Criterion } from './criteria/criterion.entity.js';
import {
  type CandidateScorecardsResponse,
  type InterviewScorecards,
  type SummaryRequest,
  toScoredCriterion,
  toScorecardRequestResponse,
  toScorecardResponse,
} from './scorecard.dto.js';
import { Scorecard } from './scorecard.entity.js';
import { askedCriteria, comparedScores, summaryOf } from './scorecard.rules.js';
import { ScorecardRequest } from './scorecard-request.entity.js';
import { lockRow } from '../../platform/database/lock-row.js';

/** Interviews of a person that are shown. */
const AT_MOST = 50;

/** Scorecards for staff. Interviewers see the others' only after submitting their own. */
@Injectable()
export class ScorecardsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly criteria: CriteriaService,
    private readonly departments: DepartmentsService,
    private readonly clock: Clock,
  ) {}

  /** Scorecards of all interviews of a person, as visible to this member of staff. */
  async ofCandidate(candidateId: string, userId: string): Promise<CandidateScorecardsResponse> {
    return this.view({ candidato_id: candidateId }, userId);
  }

  /**
   * The same again changes nothing. Nobody overwrites what they do not see yet.
   * @throws {DomainError} `interview_not_found`, `scorecard_summary_hidden`, `scorecard_summary_stale`.
   */
  async summarize(id: string, { resumen, version }: SummaryRequest, userId: string): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const interview = await lockRow(
        manager,
        Interview,
        { id, deleted_at: IsNull() },
        'interview_not_found',
      );
      const cards = await manager.findBy(Scorecard, { entrevista_id: id });
      if (cards.length > 0 && !cards.some(({ autor_id }) => autor_id === userId)) {
        throw new DomainError('scorecard_summary_hidden');
      }
      if (interview.resumen === resumen) return;
      if (interview.resumen_version !== version) throw new DomainError('scorecard_summary_stale');
      await manager.update(Interview, id, { resumen: resumen || null, resumen_version: version + 1 });
    });
  }

  /** @throws {DomainError} `interview_not_found`. */
  async ofInterview(id: string, userId: string): Promise<InterviewScorecards> {
    const { entrevistas } = await this.view({ id }, userId);
    const [interview] = entrevistas;
    if (!interview) throw new DomainError('interview_not_found');
    return interview;
  }

  private async view(
    where: { candidato_id: string } | { id: string },
    userId: string,
  ): Promise<CandidateScorecardsResponse> {
    const { manager } = this.dataSource;
    const interviews = await manager.find(Interview, {
      where: { ...where, deleted_at: IsNull() },
      relations: { aplicacion: { vacante: true } },
      withDeleted: true,
      order: { inicio: 'DESC', id: 'DESC' },
      take: AT_MOST,
    });
    const ids = interviews.map(({ id }) => id);
    const applications = interviews.map(({ aplicacion }) => aplicacion);
    const [name, cards, requests, criteria, guides] = await Promise.all([
      this.departments.namer(),
      manager.find(Scorecard, { where: { entrevista_id: In(ids) }, order: { created_at: 'ASC', id: 'ASC' } }),
      manager.find(ScorecardRequest, { where: { entrevista_id: In(ids) }, order: { created_at: 'ASC' } }),
      this.criteria.ofApplications(manager, applications),
      guidesOfInterviews(manager, ids),
    ]);
    const visible = (interviewId: string): Scorecard[] => {
      const all = cards.filter(({ entrevista_id }) => entrevista_id === interviewId);
      return all.some(({ autor_id }) => autor_id === userId) ? all : [];
    };
    const seen = new Map(ids.map((id) => [id, visible(id)]));
    return {
      resumenes: [...new Map(applications.map((one) => [one.id, one])).values()].map((application) => ({
        aplicacion_id: application.id,
        puesto: shownJob(application, name),
        ...summaryOf(
          interviews
            .filter(({ aplicacion_id }) => aplicacion_id === application.id)
            .flatMap(({ id }) => seen.get(id) ?? []),
        ),
      })),
      entrevistas: interviews.map((interview) => {
        const shown = seen.get(interview.id) ?? [];
        const total = cards.filter(({ entrevista_id }) => entrevista_id === interview.id).length;
        return {
          ...factsOf(
            interview,
            askedCriteria(criteria.get(interview.aplicacion_id) ?? [], guides.get(interview.id)),
          ),
          ...sideBySide(shown, userId),
          ocultas: total - shown.length,
          resumen: shown.length === total ? interview.resumen : null,
          resumen_version: interview.resumen_version,
          peticiones: requests
            .filter(({ entrevista_id }) => entrevista_id === interview.id)
            .map((request) => toScorecardRequestResponse(request, this.clock.now())),
        };
      }),
    };
  }
}

/** One's own scorecard and the others', and from two on how far they are apart. */
function sideBySide(
  shown: readonly Scorecard[],
  userId: string,
): Pick<InterviewScorecards, 'propia' | 'otras' | 'comparadas' | 'comparacion'> {
  const own = shown.find(({ autor_id }) => autor_id === userId);
  const others = shown.filter((card) => card !== own);
  const comparacion = comparedScores([...(own ? [own] : []), ...others]);
  return {
    propia: own ? toScorecardResponse(own) : null,
    otras: others.map(toScorecardResponse),
    comparadas: comparacion.length > 0 && own ? [own, ...others].map(({ autor_nombre }) => autor_nombre) : [],
    comparacion,
  };
}

function factsOf(
  { id, aplicacion_id, inicio, estado, entrevistador_nombre }: Interview,
  criteria: readonly Criterion[],
): Pick<
  InterviewScorecards,
  'entrevista_id' | 'aplicacion_id' | 'inicio' | 'estado' | 'entrevistador_nombre' | 'evaluable' | 'criterios'
> {
  return {
    entrevista_id: id,
    aplicacion_id,
    inicio: inicio.toISOString(),
    estado,
    entrevistador_nombre,
    evaluable: estado !== 'cancelada' && estado !== 'no_presentada',
    criterios: criteria.map(toScoredCriterion),
  };
}
