import { EVERY_DEPARTMENT } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { approverNames, writeApprovers } from '../../approvals/approvers.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { RequisitionApprovers } from './requisition-approval.entity.js';
import type {
  RequisitionApproversRequest,
  RequisitionApproversResponse,
} from './requisition-approvers.dto.js';

/** Who approves the requests of each department. */
@Injectable()
export class RequisitionApproversService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly logs: LogsService,
  ) {}

  /** The rules of all departments first. */
  async list(): Promise<RequisitionApproversResponse[]> {
    const { manager } = this.dataSource;
    const [departments, rows] = await Promise.all([
      this.departments.list('vacante'),
      manager.findBy(RequisitionApprovers, {}),
    ]);
    const ids = rows.flatMap(({ reglas }) => reglas.flatMap(({ usuarios }) => usuarios));
    const named = await approverNames(manager, ids);
    const all = { codigo: EVERY_DEPARTMENT, nombre: 'Todos los departamentos' };
    return [all, ...departments].map(({ codigo, nombre }) => {
      const row = rows.find(({ departamento }) => departamento === codigo);
      const reglas = (row?.reglas ?? []).map(({ desde, usuarios }) => ({
        desde,
        personas: named(usuarios),
      }));
      return { id: codigo, nombre, reglas, version: row?.version ?? 0 };
    });
  }

  /** Requests that wait keep their approvers. @throws {DomainError} `department_not_found`, `requisition_stale`, `validation_failed`. */
  async set(
    departamento: string,
    { version, reglas }: RequisitionApproversRequest,
    actor: Actor,
  ): Promise<void> {
    const known = await this.departments.list('vacante');
    if (departamento !== EVERY_DEPARTMENT && !known.some(({ codigo }) => codigo === departamento)) {
      throw new DomainError('department_not_found');
    }
    await inRequestTransaction(this.dataSource, async (manager) => {
      const sorted = reglas
        .map(({ desde, usuarios }) => ({ desde, usuarios }))
        .sort((one, other) => one.desde - other.desde);
      const people = reglas.flatMap(({ usuarios }) => usuarios);
      await writeApprovers(
        manager,
        RequisitionApprovers,
        { departamento, reglas: sorted, version },
        { people, field: 'reglas', stale: 'requisition_stale' },
      );
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'requisition.approvers_set',
        entity: 'requisitions',
        level: 'warning',
        details: `Quién aprueba las solicitudes de ${departamento}: cambiado`,
      });
    });
  }
}
