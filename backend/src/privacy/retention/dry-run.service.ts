import {
  CONSERVACION_LIMITS,
  CONSERVACION_PASO_LABEL,
  CONSERVACION_PASOS,
  type ConservacionPaso,
} from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { csvOf } from '../../platform/http/csv/csv.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Page } from '../../platform/http/lists/list-query.js';
import { DataSource } from 'typeorm';
import type {
  PlannedPerson,
  PlanSummary,
  QuarantinedPerson,
  SummaryQuery,
  TriedPeriods,
} from './retention.dto.js';
import { RetentionSettingsService } from './retention-settings.service.js';
import { type After, type PlannedRow, RetentionRepository } from './retention.repository.js';
import { dayOf, daysAfter, planOf, type RetentionPlan } from './retention.rules.js';

const BATCH = 1000;

const COLUMNS = [
  { title: 'Ficha', cell: ({ id }: PlannedPerson) => ({ text: id.slice(0, 8) }) },
  { title: 'Persona', cell: ({ persona }: PlannedPerson) => ({ text: persona }) },
  { title: 'Correo', cell: ({ email }: PlannedPerson) => ({ text: email }) },
  { title: 'Qué se haría', cell: ({ paso }: PlannedPerson) => ({ text: CONSERVACION_PASO_LABEL[paso] }) },
  { title: 'Por qué', cell: ({ motivo }: PlannedPerson) => ({ text: motivo }) },
  {
    title: 'Última actividad',
    cell: ({ actividad_at }: PlannedPerson) => ({ day: dayOf(new Date(actividad_at)) }),
  },
];

/** Lists who would be reminded, hidden or erased by a day. It changes nothing and uses the conditions of the job. */
@Injectable()
export class DryRunService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly due: RetentionRepository,
    private readonly settings: RetentionSettingsService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `invalid_query` for a day that has passed or is too far off. */
  async list(
    fecha: string | undefined,
    paso: ConservacionPaso,
    window: { offset: number; limit: number },
  ): Promise<Page<PlannedPerson>> {
    const plan = await this.planFor(fecha);
    const [due, total] = await Promise.all([
      this.due.listDue(paso, plan, window),
      this.due.count(paso, plan),
    ]);
    const rows = await this.due.describe(due);
    return { items: rows.map((row) => toPlanned(row, paso)), total, offset: window.offset };
  }

  async summary({ fecha, ...periods }: SummaryQuery): Promise<PlanSummary> {
    const plan = await this.planFor(fecha, periods);
    const [aviso, cuarentena, borrado] = await Promise.all(
      CONSERVACION_PASOS.map((paso) => this.due.count(paso, plan)),
    );
    const known = (count: number | null | undefined): number | null => count ?? null;
    return {
      fecha: fecha ?? dayOf(this.clock.now()),
      aviso: known(aviso),
      cuarentena: known(cuarentena),
      borrado: known(borrado),
    };
  }

  /** Everybody of every step, row by row as it is read. */
  async export(fecha: string | undefined, actor: Actor): Promise<AsyncGenerator<string>> {
    const plan = await this.planFor(fecha);
    await this.logs.record(this.dataSource.manager, {
      actorId: actor.userId,
      action: 'privacy.dry_run_exported',
      details: 'Simulación de borrados descargada',
      level: 'warning',
    });
    return csvOf(COLUMNS, this.batches(plan));
  }

  /** People in quarantine; the next to be erased come first. */
  async quarantined(window: { offset: number; limit: number }): Promise<Page<QuarantinedPerson>> {
    const { cuarentena_dias } = await this.settings.read();
    const rows = await this.due.listQuarantined({ ...window, limit: window.limit + 1 });
    const items = rows.slice(0, window.limit).map(({ candidato_id: id, cuarentena_at, persona }) => ({
      id,
      persona,
      cuarentena_at: cuarentena_at.toISOString(),
      se_borra_at: daysAfter(cuarentena_at, cuarentena_dias).toISOString(),
    }));
    const whole = rows.length <= window.limit;
    return { items, offset: window.offset, total: whole ? window.offset + items.length : null };
  }

  private async *batches(plan: RetentionPlan): AsyncGenerator<PlannedPerson[]> {
    for (const paso of CONSERVACION_PASOS) {
      for (let after: After = null; ;) {
        const due = await this.due.listDue(paso, plan, { limit: BATCH, after });
        const rows = await this.due.describe(due);
        yield rows.map((row) => toPlanned(row, paso));
        const last = due.at(-1);
        if (!last || due.length < BATCH) break;
        after = last;
      }
    }
  }

  /** The day as it ends in Madrid, or now; by other periods than those in force, where some are given. */
  private async planFor(fecha: string | undefined, periods: TriedPeriods = {}): Promise<RetentionPlan> {
    const inForce = await this.settings.read();
    const config = {
      retencion_meses: periods.retencion_meses ?? inForce.retencion_meses,
      retencion_contratadas_meses: periods.retencion_contratadas_meses ?? inForce.retencion_contratadas_meses,
      aviso_dias: periods.aviso_dias ?? inForce.aviso_dias,
      cuarentena_dias: periods.cuarentena_dias ?? inForce.cuarentena_dias,
    };
    const now = this.clock.now();
    if (fecha === undefined || fecha === dayOf(now)) return planOf(config, now, now);
    const at = /^\d{4}-\d\d-\d\d$/.test(fecha) ? new Date(`${fecha}T23:00:00Z`) : new Date(Number.NaN);
    const last = new Date(now);
    last.setUTCFullYear(last.getUTCFullYear() + CONSERVACION_LIMITS.simulacionYears);
    if (!(at > now && at <= last)) throw new DomainError('invalid_query', { name: 'fecha' });
    return planOf(config, now, at);
  }
}

function toPlanned(row: PlannedRow, paso: ConservacionPaso): PlannedPerson {
  const { candidato_id: id, persona, email, estado } = row;
  return {
    id,
    persona,
    email,
    paso,
    estado,
    actividad_at: row.actividad_at.toISOString(),
    motivo: reasonOf(row),
    avisada_at: row.avisada_at?.toISOString() ?? null,
    cuarentena_at: row.cuarentena_at?.toISOString() ?? null,
  };
}

function reasonOf({ estado, contratada, retirada, con_candidatura }: PlannedRow): string {
  if (estado === 'cuarentena') return 'En cuarentena: ya nadie ve su ficha';
  const closed = contratada
    ? 'Se le contrató'
    : !con_candidatura
      ? 'No tiene ninguna candidatura'
      : retirada
        ? 'Retiró su última candidatura'
        : 'Su último proceso terminó sin contrato';
  return estado === 'avisada'
    ? `${closed}, y no ha respondido al aviso`
    : `${closed}, y no hay actividad desde entonces`;
}
