import type { InterviewEstado, Stage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { CandidatesService } from '../candidates/applications/candidates/candidates.service.js';
import { InterviewPlanningService } from '../interviews/planning/interview-planning.service.js';
import type { CandidateStats, InterviewStats, UnansweredStats } from './stats.dto.js';

const FIGURE_OF_STAGE: Readonly<Record<Stage, Exclude<keyof CandidateStats, 'total' | 'por_departamento'>>> =
  {
    recibida: 'recibidas',
    en_revision: 'enRevision',
    entrevista: 'entrevista',
    contratada: 'contratadas',
    rechazada: 'rechazadas',
  };

/** Null: it counts in the total only. */
const FIGURE_OF_INTERVIEW: Readonly<Record<InterviewEstado, Exclude<keyof InterviewStats, 'total'> | null>> =
  {
    programada: 'programadas',
    confirmada: 'confirmadas',
    realizada: 'realizadas',
    cancelada: 'canceladas',
    no_presentada: null,
  };

@Injectable()
export class StatsService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly interviews: InterviewPlanningService,
  ) {}

  /** Of everybody, or of one person. */
  async countInterviews(candidateId: string | null): Promise<InterviewStats> {
    const stats: InterviewStats = { total: 0, programadas: 0, confirmadas: 0, realizadas: 0, canceladas: 0 };
    for (const { estado, total } of await this.interviews.countByEstado(candidateId)) {
      stats.total += total;
      const figure = FIGURE_OF_INTERVIEW[estado];
      if (figure) stats[figure] += total;
    }
    return stats;
  }

  async countUnanswered(departamento: string | null): Promise<UnansweredStats> {
    return { total: await this.candidates.countOverdue(departamento) };
  }

  async countCandidates(departamento: string | null): Promise<CandidateStats> {
    const stats: CandidateStats = {
      total: 0,
      recibidas: 0,
      enRevision: 0,
      entrevista: 0,
      contratadas: 0,
      rechazadas: 0,
      por_departamento: {},
    };
    for (const count of await this.candidates.countByStage(departamento)) {
      stats.total += count.total;
      stats[FIGURE_OF_STAGE[count.stage]] += count.total;
      stats.por_departamento[count.departamento] =
        (stats.por_departamento[count.departamento] ?? 0) + count.total;
    }
    return stats;
  }
}
