import type { VacancyEstado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LogsService } from '../logs/logs.service.js';
import { Clock } from '../platform/clock.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Vacancy } from './vacancy.entity.js';

export interface StateOrder {
  vacancyId: string;
  to: VacancyEstado;
  /** The estado that was seen. */
  seen: VacancyEstado;
  /** HR's own, why it is closed. */
  reason: string | null;
  actorId: string;
}

/**
 * Moves a vacancy from one estado to another; any may follow any (domain.md 2). Of two at once the second finds another
 * estado than it saw and changes nothing; the same again changes nothing and is no fault. Whoever applies meanwhile
 * holds the vacancy, and is waited for.
 */
@Injectable()
export class ChangeVacancyState {
  constructor(
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** Whether anything changed. @throws {DomainError} `vacancy_not_found`, `vacancy_stale`. */
  async apply(
    manager: EntityManager,
    { vacancyId, to, seen, reason, actorId }: StateOrder,
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
    await manager.update(Vacancy, vacancyId, {
      estado: to,
      cerrada_at: closes ? now : null,
      motivo_cierre: closes ? reason : null,
      updated_at: now,
    });
    await this.logs.record(manager, {
      actorId,
      action: 'vacancy.state_changed',
      details: `Vacante de ${vacancy.estado} a ${to}`,
      entity: 'vacancies',
      entityId: vacancyId,
    });
    return true;
  }
}
