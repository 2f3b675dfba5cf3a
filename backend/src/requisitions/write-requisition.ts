import { FAR_AHEAD, isFarAhead, WRITABLE_REQUISITIONS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { hasPosition } from '../departments/department.dto.js';
import { DepartmentsService } from '../departments/departments.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { db } from '../platform/database/sql/db.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { type FieldErrors, invalid } from '../platform/errors/domain-error.js';
import { Clock } from '../platform/values/clock.js';
import { madridDay } from '../platform/values/madrid-day.js';
import { ApproveRequisition } from './approval/approve-requisition.js';
import { RequisitionChanges } from './requisition-changes.js';
import type { RequisitionCreate, RequisitionUpdate } from './requisition.dto.js';
import { Requisition } from './requisition.entity.js';
import { asksAgain, changedParts, CONTENT_LABEL, type RequisitionContent } from './requisition.rules.js';

/** Writes what is asked for. */
@Injectable()
export class WriteRequisition {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly changes: RequisitionChanges,
    private readonly approving: ApproveRequisition,
    private readonly clock: Clock,
  ) {}

  /** A draft; its id. @throws {DomainError} `validation_failed`. */
  async create(order: RequisitionCreate, actor: Actor): Promise<string> {
    const content = await this.check(order);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const { identifiers } = await manager.insert(Requisition, {
        ...content,
        numero: await nextNumber(manager, now),
        solicitante_id: actor.userId,
        created_at: now,
        updated_at: now,
      });
      const id = identifiers[0]?.id as string;
      await this.changes.record(manager, id, actor.userId, ['created', 'Solicitud de personal creada']);
      return id;
    });
  }

  /**
   * A change of what was approved, or waits for it, asks for the approval again.
   * @throws {DomainError} `requisition_not_found`, `requisition_not_yours`, `requisition_stale`,
   * `requisition_wrong_state`, `requisition_no_approver`, `validation_failed`.
   */
  async update(id: string, { version, ...order }: RequisitionUpdate, actor: Actor): Promise<void> {
    const content = await this.check(order);
    await inRequestTransaction(this.dataSource, async (manager) => {
      const row = await this.changes.lockToWrite(manager, { id, version }, WRITABLE_REQUISITIONS, actor);
      const changed = changedParts(row, content);
      if (changed.length === 0) return;
      if (content.plazas < row.contratadas) {
        throw invalid({ plazas: [`Ya hay ${row.contratadas} personas contratadas`] });
      }
      await this.changes.write(manager, row, content);
      const parts = changed.map((key) => CONTENT_LABEL[key]).join(', ');
      await this.changes.record(manager, id, actor.userId, ['updated', `Solicitud cambiada: ${parts}`]);
      if (asksAgain(row.estado, changed)) {
        await this.approving.round(manager, { ...row, ...content, version: version + 1 }, actor);
      }
    });
  }

  private async check(order: RequisitionCreate): Promise<RequisitionContent> {
    const { departamento, posicion, desde_el, salario_min, salario_max, motivo } = order;
    const errors: FieldErrors = {};
    const [found] = (await this.departments.list('vacante')).filter(({ codigo }) => codigo === departamento);
    if (!found) errors.departamento = ['Elige el departamento'];
    else if (!hasPosition(found, posicion)) errors.posicion = ['Elige la posición'];
    if (isFarAhead(desde_el, this.clock.now())) errors.desde_el = [FAR_AHEAD];
    if (salario_max < salario_min) errors.salario_max = ['No puede ser menor que el mínimo'];
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return {
      titulo: order.titulo,
      departamento,
      posicion,
      ubicacion: order.ubicacion,
      plazas: order.plazas,
      motivo,
      desde_el,
      salario_min,
      salario_max,
      convenio: order.convenio,
      sustituye_a: (motivo === 'sustitucion' && order.sustituye_a) || null,
      justificacion: order.justificacion || null,
    };
  }
}

/** "SP-2026-0007": numbers of a year follow each other; two that are made at once wait for each other. */
async function nextNumber(manager: EntityManager, now: Date): Promise<string> {
  const prefix = `SP-${madridDay(now).slice(0, 4)}-`;
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [prefix]);
  const { last } = await db(manager)
    .selectFrom('solicitudes_personal')
    .where('numero', 'like', `${prefix}%`)
    .select(sql<number | null>`max(substring(numero from 9)::integer)`.as('last'))
    .executeTakeFirstOrThrow();
  return `${prefix}${String((last ?? 0) + 1).padStart(4, '0')}`;
}
