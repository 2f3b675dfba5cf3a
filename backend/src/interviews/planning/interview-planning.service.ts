import {
  CALENDAR_MAX_DAYS,
  CALENDAR_MAX_INTERVIEWS,
  INTERVIEW_LIMITS,
  type InterviewEstado,
  TIME_ZONE,
} from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/values/clock.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { freeSlots, workingDaysAfter } from './free-slots.rules.js';
import type { InterviewListQuery } from '../interviews.repository.js';
import type {
  AgendaResponse,
  FreeSlotsQuery,
  FreeSlotsResponse,
  InterviewerResponse,
} from './interview-planning.dto.js';
import { InterviewPlanningRepository } from './interview-planning.repository.js';
import { instantOf, wallOf } from '../changes/interview-time.js';
import { accountName } from '../../platform/values/account-name.js';

const DAY_MS = 86_400_000;
/** Working days searched for a free time. */
const DAYS_LOOKED_AT = 10;

/** Planning reads for staff: calendar, free slots and interviewers. */
@Injectable()
export class InterviewPlanningService {
  constructor(
    private readonly planning: InterviewPlanningRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `invalid_query` without bounds, or when they are too far apart. */
  async agenda({
    from,
    until,
    equal,
  }: Pick<InterviewListQuery, 'from' | 'until' | 'equal'>): Promise<AgendaResponse> {
    if (!from) throw new DomainError('invalid_query', { name: 'filter.from' });
    if (!until || until.getTime() - from.getTime() > CALENDAR_MAX_DAYS * DAY_MS) {
      throw new DomainError('invalid_query', { name: 'filter.to' });
    }
    const limit = CALENDAR_MAX_INTERVIEWS + 1;
    const rows = await this.planning.listAgenda({ from, until, equal, limit });
    return {
      hay_mas: rows.length === limit,
      entrevistas: rows
        .slice(0, CALENDAR_MAX_INTERVIEWS)
        .map(({ nombre, apellidos, inicio, fin, ...row }) => ({
          ...row,
          inicio: inicio.toISOString(),
          fin: fin.toISOString(),
          candidato_nombre: `${nombre} ${apellidos}`.trim(),
        })),
    };
  }

  /**
   * Default day: the first working day after today with a free time, else the last one searched.
   * @throws {DomainError} `validation_failed` for an invalid day.
   */
  async free({ fecha, ...query }: FreeSlotsQuery): Promise<FreeSlotsResponse> {
    if (fecha !== undefined) return this.freeOn(fecha, query);
    const today = wallOf(this.clock.now(), TIME_ZONE).fecha;
    let free: FreeSlotsResponse = { fecha: today, horas: [] };
    for (const day of workingDaysAfter(today, DAYS_LOOKED_AT)) {
      free = await this.freeOn(day, query);
      if (free.horas.length > 0) break;
    }
    return free;
  }

  private async freeOn(fecha: string, query: Omit<FreeSlotsQuery, 'fecha'>): Promise<FreeSlotsResponse> {
    const { duracion = INTERVIEW_LIMITS.defaultMinutes } = query;
    const noon = instantOf(fecha, '12:00', TIME_ZONE);
    if (!noon) throw invalid({ fecha: ['La fecha no es válida'] });
    const busy = await this.planning.listBusy(
      {
        candidateId: query.candidato_id ?? null,
        interviewerIds: [query.entrevistador_id, ...(query.participantes?.split(',') ?? [])].flatMap(
          (one) => one ?? [],
        ),
        exceptId: query.entrevista_id ?? null,
      },
      new Date(noon.getTime() - DAY_MS),
      new Date(noon.getTime() + DAY_MS),
    );
    return { fecha, horas: freeSlots(fecha, duracion, busy, this.clock.now()) };
  }

  async interviewers(q: string, id: string | null): Promise<InterviewerResponse[]> {
    const rows = await this.planning.listStaff(q, id);
    return rows.map((row) => ({ id: row.id, nombre: accountName(row) }));
  }

  countByEstado(candidateId: string | null): Promise<{ estado: InterviewEstado; total: number }[]> {
    return this.planning.countByEstado(candidateId);
  }
}
