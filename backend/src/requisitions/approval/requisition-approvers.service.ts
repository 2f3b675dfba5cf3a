import { EVERY_DEPARTMENT } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, Not } from 'typeorm';
import { nameOrEmail } from '../../auth/account-name.sql.js';
import { User } from '../../auth/user.entity.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { db } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
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
    const users = await db(manager)
      .selectFrom('users as u')
      .where((eb) => isAnyOf(eb.ref('u.id'), ids))
      .where('u.activo', '=', true)
      .select(['u.id', nameOrEmail('u').$notNull().as('nombre')])
      .execute();
    const people = new Map(users.map((user) => [user.id, user]));
    const all = { codigo: EVERY_DEPARTMENT, nombre: 'Todos los departamentos' };
    return [all, ...departments].map(({ codigo, nombre }) => {
      const row = rows.find(({ departamento }) => departamento === codigo);
      const reglas = (row?.reglas ?? []).map(({ desde, usuarios }) => ({
        desde,
        personas: usuarios.flatMap((id) => people.get(id) ?? []),
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
      const key = `requisition-approvers:${departamento}`;
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [key]);
      const before = await manager.findOneBy(RequisitionApprovers, { departamento });
      if ((before?.version ?? 0) !== version) throw new DomainError('requisition_stale');
      const ids = [...new Set(reglas.flatMap(({ usuarios }) => usuarios))];
      const staff = { id: In(ids), activo: true, role: Not('candidate' as const) };
      if ((await manager.countBy(User, staff)) !== ids.length) {
        throw invalid({ reglas: ['Elige personas del equipo, cada una una vez'] });
      }
      const sorted = reglas
        .map(({ desde, usuarios }) => ({ desde, usuarios }))
        .sort((one, other) => one.desde - other.desde);
      const row = { departamento, reglas: sorted, version: version + 1 };
      await manager.upsert(RequisitionApprovers, row, ['departamento']);
      await this.logs.record(manager, {
        ...{ actorId: actor.userId, action: 'requisition.approvers_set', entity: 'requisitions' },
        ...{ level: 'warning', details: `Quién aprueba las solicitudes de ${departamento}: cambiado` },
      });
    });
  }
}
