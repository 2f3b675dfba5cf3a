import type { VacancyEstado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import { changesBetween } from './vacancy-changes.rules.js';
import { PublicationHooks } from './publication-hooks.js';
import { VacancyJournal } from './vacancy-journal.js';
import { assertSalary, keptClosingDay, publishes } from '../vacancy.rules.js';
import { Vacancy } from '../vacancy.entity.js';
import { lockRow } from '../../platform/database/lock-row.js';

export interface StateOrder {
  vacancyId: string;
  to: VacancyEstado;
  /** The estado that was seen. */
  seen: VacancyEstado;
  /** HR's own, why it is closed. */
  reason: string | null;
  /** Null: automatic, after its closing day. */
  actorId: string | null;
  /** Whether the actor is an administrator, and the reason for a missing salary band. */
  byAdmin?: boolean;
  salaryReason?: string | null;
}

/**
 * Changes a vacancy's estado; all transitions are allowed. The second of two concurrent changes is refused, because
 * the estado differs from the one it saw; repeating the same change does nothing. New applications lock the
 * vacancy, and are waited for.
 */
@Injectable()
export class ChangeVacancyState {
  constructor(
    private readonly publication: PublicationHooks,
    private readonly journal: VacancyJournal,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns whether anything changed.
   * @throws {DomainError} `vacancy_not_found`, `vacancy_stale`, `salary_band_missing`, `salary_reason_admin_only`, and what a hook of its
   * publication refuses it with.
   */
  async apply(
    manager: EntityManager,
    { vacancyId, to, seen, reason, actorId, byAdmin = false, salaryReason = null }: StateOrder,
  ): Promise<boolean> {
    const vacancy = await lockRow(manager, Vacancy, { id: vacancyId }, 'vacancy_not_found');
    if (vacancy.estado === to) return false;
    if (vacancy.estado !== seen) throw new DomainError('vacancy_stale');
    const now = this.clock.now();
    const closes = to === 'cerrada';
    const after = {
      ...vacancy,
      estado: to,
      motivo_sin_salario: salaryReason ?? vacancy.motivo_sin_salario,
      cierra_el: closes ? vacancy.cierra_el : keptClosingDay(vacancy.cierra_el, madridDay(now)),
    };
    assertSalary(vacancy, after, { byAdmin });
    await this.publication.check(manager, vacancy, after);
    await manager.update(Vacancy, vacancyId, {
      estado: to,
      motivo_sin_salario: after.motivo_sin_salario,
      cierra_el: after.cierra_el,
      cerrada_at: closes ? now : null,
      motivo_cierre: closes ? reason : null,
      ...(publishes(vacancy.estado, to) ? { fecha_publicacion: now } : {}),
      version: vacancy.version + 1,
      updated_at: now,
    });
    await this.journal.record(manager, {
      vacancyId,
      actorId,
      tipo: closes && actorId === null ? 'cierre_automatico' : 'estado',
      changes: changesBetween(vacancy, after),
      detalle: closes ? reason : null,
      log: { action: 'vacancy.state_changed', details: `Vacante de ${vacancy.estado} a ${to}` },
    });
    return true;
  }
}
