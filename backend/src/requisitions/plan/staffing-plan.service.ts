import { REQUISITION_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { DepartmentsService } from '../../departments/departments.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { db } from '../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { StaffingPlan } from './staffing-plan.entity.js';
import type { PlannedStaffRequest, StaffingPlanResponse } from './staffing-plan.dto.js';

const { min, max } = REQUISITION_LIMITS.year;

/** What each department plans for a year, and what came of it: requests by the year of their first day. */
@Injectable()
export class StaffingPlanService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly logs: LogsService,
  ) {}

  /** @throws {DomainError} `staffing_year_unknown`. */
  async get(anio: number): Promise<StaffingPlanResponse> {
    if (!Number.isInteger(anio) || anio < min || anio > max) throw new DomainError('staffing_year_unknown');
    const [departments, planned, asked, hired, days] = await Promise.all([
      this.departments.list('vacante'),
      this.dataSource.manager.findBy(StaffingPlan, { anio }),
      this.asked(anio),
      this.hired(anio),
      this.days(anio),
    ]);
    return {
      anio,
      departamentos: departments.map(({ codigo, nombre }) => {
        const plan = planned.find(({ departamento }) => departamento === codigo);
        const sums = asked.find(({ departamento }) => departamento === codigo);
        return {
          id: codigo,
          nombre,
          prevista: plan?.prevista ?? 0,
          version: plan?.version ?? 0,
          pedidas: sums?.pedidas ?? 0,
          aprobadas: sums?.aprobadas ?? 0,
          contratadas: hired.find(({ departamento }) => departamento === codigo)?.contratadas ?? 0,
        };
      }),
      ...days,
    };
  }

  /** @throws {DomainError} `staffing_year_unknown`, `department_not_found`, `requisition_stale`. */
  async set(
    anio: number,
    departamento: string,
    { prevista, version }: PlannedStaffRequest,
    actor: Actor,
  ): Promise<void> {
    if (!Number.isInteger(anio) || anio < min || anio > max) throw new DomainError('staffing_year_unknown');
    const known = await this.departments.list('vacante');
    if (!known.some(({ codigo }) => codigo === departamento)) throw new DomainError('department_not_found');
    await inRequestTransaction(this.dataSource, async (manager) => {
      const key = `staffing-plan:${anio}:${departamento}`;
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [key]);
      const before = await manager.findOneBy(StaffingPlan, { anio, departamento });
      if ((before?.version ?? 0) !== version) throw new DomainError('requisition_stale');
      const row = { anio, departamento, prevista, version: version + 1 };
      await manager.upsert(StaffingPlan, row, ['anio', 'departamento']);
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'requisition.planned',
        entity: 'requisitions',
        details: `Plantilla prevista de ${departamento} en ${anio}: ${prevista}`,
      });
    });
  }

  private ofYear(anio: number) {
    return db(this.dataSource)
      .selectFrom('solicitudes_personal as s')
      .where('s.desde_el', '>=', `${anio}-01-01`)
      .where('s.desde_el', '<=', `${anio}-12-31`);
  }

  private asked(anio: number) {
    return this.ofYear(anio)
      .where('s.pedida_at', 'is not', null)
      .where('s.estado', '<>', 'cancelada')
      .groupBy('s.departamento')
      .select([
        's.departamento',
        sql<number>`sum(s.plazas)::int`.as('pedidas'),
        sql<number>`coalesce(sum(s.plazas) filter (where s.estado = 'aprobada'), 0)::int`.as('aprobadas'),
      ])
      .execute();
  }

  private hires(anio: number) {
    return this.ofYear(anio)
      .innerJoin('vacantes as v', 'v.solicitud_id', 's.id')
      .innerJoin('aplicaciones_vacantes as a', 'a.vacante_id', 'v.id')
      .where('a.estado', '=', 'contratada')
      .where('a.deleted_at', 'is', null);
  }

  private hired(anio: number) {
    return this.hires(anio)
      .groupBy('s.departamento')
      .select(['s.departamento', sql<number>`count(*)::int`.as('contratadas')])
      .execute();
  }

  private async days(anio: number) {
    const median = (from: string, to: string) =>
      sql<number | null>`round((percentile_cont(0.5) within group (
        order by extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 86400))::numeric, 1)::float8`;
    const [approved, hired] = await Promise.all([
      this.ofYear(anio)
        .where('s.aprobada_at', 'is not', null)
        .select(median('s.pedida_at', 's.aprobada_at').as('days'))
        .executeTakeFirstOrThrow(),
      this.hires(anio)
        .where('s.aprobada_at', 'is not', null)
        .select(median('s.aprobada_at', 'a.fecha_contratacion').as('days'))
        .executeTakeFirstOrThrow(),
    ]);
    return { dias_hasta_aprobacion: approved.days, dias_hasta_contratacion: hired.days };
  }
}
