import type { VacancyEstado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import { changesBetween } from './vacancy-changes.rules.js';
import { VacancyJournal } from './vacancy-journal.js';
import { assertSalary, keptClosingDay, publishes } from '../vacancy.rules.js';
import { Vacancy } from '../vacancy.entity.js';

export interface StateOrder {
  vacancyId: string;
  to: VacancyEstado;
  /** The estado that was seen. */
  seen: VacancyEstado;
  /** HR's own, why it is closed. */
  reason: string | null;
  /** Null: by itself, because its closing day is over. */
  actorId: string | null;
  /** Whether an administrator orders it, and why without a salary band. */
  byAdmin?: boolean;
  salaryReason?: string | null;
}

/**
 * Moves a vacancy from one estado to another; any may follow any. Of two at once the second finds another
 * estado than it saw and changes nothing; the same again changes nothing and is no fault. Whoever applies meanwhile
 * holds the vacancy, and is waited for.
 */
@Injectable()
export class ChangeVacancyState {
  constructor(
    private readonly journal: VacancyJournal,
    private readonly clock: Clock,
  ) {}

  /**
   * Whether anything changed.
   * @throws {DomainError} `vacancy_not_found`, `vacancy_stale`, `salary_band_missing`, `salary_reason_admin_only`.
   */
  async apply(
    manager: EntityManager,
    { vacancyId, to, seen, reason, actorId, byAdmin = false, salaryReason = null }: StateOrder,
  ): Promise<boolean> {
    const vacancy = await manager.findOne(Vacancy, {
      where: { id: vacancyId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!vacancy) throw new DomainError('vacancy_not_found');
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
