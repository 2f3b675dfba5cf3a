import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type DepartmentResponse, hasPosition } from '../../../departments/department.dto.js';
import { DepartmentsService } from '../../../departments/departments.service.js';
import { invalid } from '../../../platform/errors/domain-error.js';
import { TrackingLinksService } from '../../../vacancies/links/tracking-links.service.js';
import { VacanciesService } from '../../../vacancies/vacancies.service.js';
import type { Candidate } from '../../people/candidate.entity.js';
import type { SubmitRequest } from './submit.dto.js';
import type { SubmissionTarget } from './submitted-application.js';

type Chosen = Pick<SubmitRequest, 'vacante_id' | 'departamento' | 'posicion'>;

/** Where a form applies to: the vacancy, held open until the end of the transaction, or what was chosen. */
@Injectable()
export class SubmissionPlace {
  constructor(
    private readonly vacancies: VacanciesService,
    private readonly departments: DepartmentsService,
    private readonly links: TrackingLinksService,
  ) {}

  /** The departments of the form. */
  offered(): Promise<DepartmentResponse[]> {
    return this.departments.list('candidatura');
  }

  /** Where the application came from. */
  channel(manager: EntityManager, codigo: string | undefined): Promise<string> {
    return this.links.channelOf(manager, codigo);
  }

  /** @throws {DomainError} `vacancy_not_found`, `vacancy_not_open`. */
  async of(manager: EntityManager, form: Chosen): Promise<SubmissionTarget> {
    if (!form.vacante_id) {
      return { vacante_id: null, departamento: form.departamento, posicion: form.posicion, preguntas: [] };
    }
    const { id, departamento, posicion, preguntas } = await this.vacancies.holdOpen(manager, form.vacante_id);
    return { vacante_id: id, departamento, posicion, preguntas };
  }
}

/**
 * The form offers its departments and, so that nothing is lost, the value that the record already has.
 * @throws {DomainError} `validation_failed`.
 */
export function assertOffered(
  form: Chosen,
  offered: readonly DepartmentResponse[],
  candidate: Pick<Candidate, 'departamento' | 'posicion'> | null,
): void {
  if (candidate?.departamento === form.departamento && candidate.posicion === form.posicion) return;
  const department = offered.find(({ codigo }) => codigo === form.departamento);
  if (!department) throw invalid({ departamento: ['El departamento no es válido'] });
  if (!hasPosition(department, form.posicion)) throw invalid({ posicion: ['La posición no es válida'] });
}
