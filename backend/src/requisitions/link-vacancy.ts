import { REQUISITION_ESTADOS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../platform/auth/actor.js';
import { lockRow } from '../platform/database/lock-row.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';
import { RequisitionChanges } from './requisition-changes.js';
import type { RequisitionVacancyLink } from './requisition.dto.js';
import { fittingVacancies, vacanciesOf } from './requisition-rows.js';
import { requiresRequisition } from './require-requisition.js';

/**
 * Links a vacancy that is there to an approved request, or takes it from it. The vacancy is locked before the request, as
 * its publication does: of two at once the second finds what the first has done.
 */
@Injectable()
export class LinkVacancy {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: RequisitionChanges,
  ) {}

  /**
   * @throws {DomainError} `vacancy_not_found`, `vacancy_has_requisition`, `requisition_not_found`, `requisition_stale`,
   * `requisition_wrong_state`: not approved, or its openings are filled; `requisition_not_fitting`.
   */
  link(id: string, { version, vacante_id }: RequisitionVacancyLink, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const vacancy = await this.lock(manager, vacante_id);
      const row = await this.changes.lockToWrite(manager, { id, version }, ['aprobada'], actor);
      if (vacancy.solicitud_id !== null) throw new DomainError('vacancy_has_requisition');
      const fitting = await fittingVacancies(manager, id, vacante_id);
      if (fitting.length === 0) throw new DomainError('requisition_not_fitting');
      await manager.update(Vacancy, vacante_id, { solicitud_id: id });
      await this.changes.write(manager, row, {});
      await this.changes.record(manager, id, actor.userId, [
        'vacancy_linked',
        `Vacante «${vacancy.titulo}» vinculada a la solicitud`,
      ]);
    });
  }

  /**
   * @throws {DomainError} `vacancy_not_found`, `vacancy_not_linked`, `vacancy_has_hires`, `vacancy_needs_requisition`: it is
   * public, and must not be without one; `requisition_not_found`, `requisition_stale`.
   */
  unlink(id: string, { version, vacante_id }: RequisitionVacancyLink, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const vacancy = await this.lock(manager, vacante_id);
      const row = await this.changes.lockToWrite(manager, { id, version }, REQUISITION_ESTADOS, actor);
      if (vacancy.solicitud_id !== id) throw new DomainError('vacancy_not_linked');
      const line = (await vacanciesOf(manager, id)).find((one) => one.id === vacante_id);
      if (line?.contratadas !== 0) throw new DomainError('vacancy_has_hires');
      if (line.publica && (await requiresRequisition(manager))) {
        throw new DomainError('vacancy_needs_requisition');
      }
      await manager.update(Vacancy, vacante_id, { solicitud_id: null });
      await this.changes.write(manager, row, {});
      await this.changes.record(manager, id, actor.userId, [
        'vacancy_unlinked',
        `Vacante «${vacancy.titulo}» desvinculada de la solicitud`,
      ]);
    });
  }

  private lock(manager: EntityManager, id: string): Promise<Vacancy> {
    return lockRow(manager, Vacancy, { id }, 'vacancy_not_found');
  }
}
