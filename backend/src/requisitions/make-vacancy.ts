import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../platform/auth/actor.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { VacancyFormRequest } from '../vacancies/management/vacancy-form.dto.js';
import { WriteVacancy } from '../vacancies/management/write-vacancy.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';
import { RequisitionChanges } from './requisition-changes.js';
import type { RequisitionVacancy } from './requisition.dto.js';
import { openingsTaken, type RequisitionRow, vacanciesOf } from './requisition-rows.js';

/** Makes a draft of a vacancy from an approved request, filled in and linked to it. */
@Injectable()
export class MakeVacancy {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: RequisitionChanges,
    private readonly vacancies: WriteVacancy,
  ) {}

  /**
   * The id of the draft. Of two taps at once the second finds the vacancy of the first.
   * @throws {DomainError} `requisition_not_found`, `requisition_stale`, `requisition_wrong_state`,
   * `requisition_has_vacancy`.
   */
  execute(id: string, { version, otra }: RequisitionVacancy, actor: Actor): Promise<string> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const row = await this.changes.lockToWrite(manager, { id, version }, ['aprobada'], actor);
      const [first] = await vacanciesOf(manager, id);
      if (first && !otra) {
        throw new DomainError('requisition_has_vacancy');
      }
      const made = await this.vacancies.draft(manager, formOf(row, await openingsTaken(manager, id)), actor);
      await manager.update(Vacancy, made, { solicitud_id: id });
      await this.changes.record(manager, id, actor.userId, [
        'vacancy_made',
        'Vacante creada de la solicitud',
      ]);
      return made;
    });
  }
}

/**
 * What the form of the vacancy begins with; a description is needed, and written anew by whoever publishes it.
 * @param taken openings of its other vacancies; one is the least that a vacancy has
 */
const formOf = (row: RequisitionRow, taken: number): VacancyFormRequest =>
  Object.assign(new VacancyFormRequest(), {
    titulo: row.titulo,
    departamento: row.departamento,
    posicion: row.posicion,
    ubicacion: row.ubicacion,
    descripcion: `${row.titulo} en ${row.ubicacion}.`,
    tipo_contrato: 'Indefinido',
    jornada: 'Completa',
    estado: 'borrador',
    salario_min: row.salario_min,
    salario_max: row.salario_max,
    vacantes_disponibles: Math.max(1, row.plazas - taken),
  });
