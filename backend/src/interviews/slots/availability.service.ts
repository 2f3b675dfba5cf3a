import { FAR_AHEAD, isFarAhead } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { missingPlace, placeOf } from '../interview.rules.js';
import { InterviewPlanningRepository } from '../planning/interview-planning.repository.js';
import { staffName } from '../planning/interviewer.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import {
  type AvailabilityRequest,
  type AvailabilityResponse,
  type AvailabilityUpdate,
  type InterviewerOption,
  toAvailabilityResponse,
} from './availability.dto.js';
import { InterviewAvailability } from './availability.entity.js';
import { lockRow } from '../../platform/database/lock-row.js';
import { accountName } from '../../platform/values/account-name.js';

const AT_MOST = 200;

/** The hours that HR offers. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(InterviewAvailability)
    private readonly interviewAvailabilities: Repository<InterviewAvailability>,
    private readonly planning: InterviewPlanningRepository,
    private readonly clock: Clock,
  ) {}

  /** Those that are offered first, by name. */
  async list(): Promise<AvailabilityResponse[]> {
    const rows = await this.interviewAvailabilities.find({
      relations: { entrevistador: true },
      order: { activa: 'DESC', nombre: 'ASC', id: 'ASC' },
      take: AT_MOST,
    });
    return rows.map(toAvailabilityResponse);
  }

  /** Active staff by name. */
  async listInterviewers(): Promise<InterviewerOption[]> {
    const staff = await this.planning.listStaff('', null);
    return staff
      .map((user) => ({ id: user.id, nombre: accountName(user) }))
      .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  }

  /** @throws {DomainError} `validation_failed`. */
  async create(request: AvailabilityRequest): Promise<AvailabilityResponse> {
    const id = await inRequestTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const row = manager.create(InterviewAvailability, {
        ...(await this.checked(manager, request)),
        created_at: now,
        updated_at: now,
      });
      return (await manager.save(row)).id;
    });
    return this.get(id);
  }

  /** @throws {DomainError} `availability_not_found`, `availability_stale`, `validation_failed`. */
  async update(id: string, { version, ...request }: AvailabilityUpdate): Promise<AvailabilityResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const before = await lockRow(manager, InterviewAvailability, { id }, 'availability_not_found');
      if (before.version !== version) throw new DomainError('availability_stale');
      await manager.update(InterviewAvailability, id, {
        ...(await this.checked(manager, request)),
        version: version + 1,
        updated_at: this.clock.now(),
      });
    });
    return this.get(id);
  }

  /** Also deletes the links to its hours. @throws {DomainError} `availability_not_found`. */
  async remove(id: string): Promise<AvailabilityResponse> {
    const removed = await this.get(id);
    await inRequestTransaction(this.dataSource, (manager) => manager.delete(InterviewAvailability, { id }));
    return removed;
  }

  /** @throws {DomainError} `availability_not_found`. */
  async get(id: string): Promise<AvailabilityResponse> {
    const row = await this.interviewAvailabilities.findOne({
      where: { id },
      relations: { entrevistador: true },
    });
    if (!row) throw new DomainError('availability_not_found');
    return toAvailabilityResponse(row);
  }

  private async checked(
    manager: EntityManager,
    request: AvailabilityRequest,
  ): Promise<Partial<InterviewAvailability>> {
    const problem = windowsError(request, this.clock.now());
    if (problem) throw invalid({ franjas: [problem] });
    await staffName(manager, request.entrevistador_id);
    const { tipo, ubicacion, link_virtual, franjas, participantes, ...rest } = request;
    for (const id of participantes ?? []) await staffName(manager, id, 'participantes');
    // The candidate is told this place at once.
    const missing = missingPlace(tipo, { ubicacion, link_virtual });
    if (missing) throw invalid(missing);
    return {
      ...rest,
      // Absent: they stay.
      ...(participantes && { participantes: participantes.filter((id) => id !== rest.entrevistador_id) }),
      tipo,
      franjas: franjas.map(({ dia, fecha, desde, hasta }) => ({
        ...(fecha === undefined ? { dia } : { fecha }),
        desde,
        hasta,
      })),
      ...placeOf(tipo, { ubicacion, link_virtual }),
    };
  }
}

const minutes = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** JavaScript parses 31 February as 3 March. */
function isDate(fecha: string): boolean {
  const instant = Date.parse(`${fecha}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(fecha);
}

/** Error of the windows, in Spanish; null: none. */
function windowsError({ franjas, duracion_min }: AvailabilityRequest, now: Date): string | null {
  for (const { dia, fecha, desde, hasta } of franjas) {
    if ((dia === undefined) === (fecha === undefined))
      return 'Cada franja es de un día de la semana o de una fecha';
    if (fecha !== undefined && !isDate(fecha)) return 'Una fecha no existe';
    if (fecha !== undefined && isFarAhead(fecha, now)) return FAR_AHEAD;
    if (minutes(hasta) <= minutes(desde)) return 'Cada franja debe terminar después de empezar';
    if (minutes(hasta) - minutes(desde) < duracion_min) return 'En cada franja debe caber una entrevista';
  }
  return null;
}
