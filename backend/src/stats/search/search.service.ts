import { INTERVIEW_ESTADO_LABEL, STAGE_LABEL, VACANCY_ESTADO_LABEL } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { CandidatesService } from '../../candidates/applications/candidates/candidates.service.js';
import { CandidateSearch, type CompiledSearch } from '../../candidates/people/search/candidate-search.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { InterviewsService } from '../../interviews/interviews.service.js';
import { type Actor, can } from '../../platform/auth/actor.js';
import { VacanciesService } from '../../vacancies/vacancies.service.js';
import type { FoundInterview, FoundPerson, FoundVacancy, SearchResponse } from './search.dto.js';

const OF_EACH = 5;

/** Finds people, vacancies and interviews at the same time, each by its room's own search. */
@Injectable()
export class SearchService {
  constructor(
    private readonly searches: CandidateSearch,
    private readonly candidates: CandidatesService,
    private readonly vacancies: VacanciesService,
    private readonly interviews: InterviewsService,
    private readonly departments: DepartmentsService,
  ) {}

  /** What the actor may not read is absent. */
  async find(actor: Actor, q: string): Promise<SearchResponse> {
    const search = this.searches.compileName(q);
    const [personas, vacantes, entrevistas] = await Promise.all([
      this.people(search),
      can(actor, 'vacancies:read_all') ? this.openings(q) : null,
      can(actor, 'interviews:read') ? this.appointments(search) : null,
    ]);
    return { personas, ...(vacantes && { vacantes }), ...(entrevistas && { entrevistas }) };
  }

  private async people(search: CompiledSearch): Promise<FoundPerson[]> {
    const [rows, name] = await Promise.all([
      this.candidates.listFound(search, OF_EACH),
      this.departments.namer(),
    ]);
    return rows.map((row) => ({
      tipo: 'persona',
      id: row.id,
      titulo: `${row.nombre} ${row.apellidos}`.trim(),
      contexto: `${row.vacante_titulo ?? name(row.departamento, row.posicion)} · ${STAGE_LABEL[row.stage]}`,
    }));
  }

  private async openings(q: string): Promise<FoundVacancy[]> {
    const [found, name] = await Promise.all([
      this.vacancies.listByWords(q, OF_EACH),
      this.departments.namer(),
    ]);
    return found.map(({ id, titulo, departamento, estado }) => ({
      tipo: 'vacante',
      id,
      titulo,
      contexto: `${name(departamento)} · ${VACANCY_ESTADO_LABEL[estado]}`,
    }));
  }

  private async appointments(search: CompiledSearch): Promise<FoundInterview[]> {
    const found = await this.interviews.listFound(search, OF_EACH);
    return found.map(({ id, candidato_id, candidato_nombre, puesto, estado, inicio }) => ({
      tipo: 'entrevista',
      id,
      candidato_id,
      titulo: candidato_nombre,
      contexto: `${puesto} · ${INTERVIEW_ESTADO_LABEL[estado]}`,
      inicio,
    }));
  }
}
