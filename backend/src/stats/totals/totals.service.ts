import { Injectable } from '@nestjs/common';
import type { ApplicationStatistics, SystemStatistics, VacancyStatistics } from './totals.dto.js';
import { TotalsRepository } from './totals.repository.js';

const sum = (totals: Map<string, number>): number => [...totals.values()].reduce((a, b) => a + b, 0);

/** All-time statistics of vacancies, applications and the system. */
@Injectable()
export class TotalsService {
  constructor(private readonly totals: TotalsRepository) {}

  async vacancies(): Promise<VacancyStatistics> {
    const [states, applications] = await Promise.all([
      this.totals.vacanciesByEstado(),
      this.totals.countVacancyApplications(),
    ]);
    return {
      total: sum(states),
      active: states.get('activa') ?? 0,
      paused: states.get('pausada') ?? 0,
      draft: states.get('borrador') ?? 0,
      closed: states.get('cerrada') ?? 0,
      applications,
    };
  }

  async applications(): Promise<ApplicationStatistics> {
    const places = await this.totals.applicationsByPlace();
    return {
      total: sum(places),
      new: places.get('recibida') ?? 0,
      in_review: places.get('en_revision') ?? 0,
      interviewed: places.get('entrevista') ?? 0,
      hired: places.get('contratada') ?? 0,
      rejected: places.get('rechazada') ?? 0,
      withdrawn: places.get('retirada') ?? 0,
    };
  }

  async system(): Promise<SystemStatistics> {
    const [totalUsers, states, places, activeDepartments] = await Promise.all([
      this.totals.countUsers(),
      this.totals.vacanciesByEstado(),
      this.totals.applicationsByPlace(),
      this.totals.countActiveDepartments(),
    ]);
    return {
      totalUsers,
      totalVacancies: sum(states),
      totalApplications: sum(places),
      activeDepartments,
    };
  }
}
