import type { Stage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { CandidatesService } from '../candidates/candidates.service.js';
import type { CandidateStats, UnansweredStats } from './stats.dto.js';

const FIGURE_OF_STAGE: Readonly<Record<Stage, Exclude<keyof CandidateStats, 'total' | 'por_departamento'>>> =
  {
    recibida: 'recibidas',
    en_revision: 'enRevision',
    entrevista: 'entrevista',
    contratada: 'contratadas',
    rechazada: 'rechazadas',
  };

@Injectable()
export class StatsService {
  constructor(private readonly candidates: CandidatesService) {}

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
