import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, Not } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { nameOf } from '../offer-rows.js';
import type { OfferApproversRequest, OfferApproversResponse } from './approvers.dto.js';
import { OfferApprovers } from './approvers.entity.js';

const STAFF = Not('candidate' as const);

/** Who approves the offers of each department. */
@Injectable()
export class ApproversService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly logs: LogsService,
  ) {}

  async list(): Promise<OfferApproversResponse[]> {
    const { manager } = this.dataSource;
    const [departments, rows] = await Promise.all([this.departments.list(), manager.find(OfferApprovers)]);
    const users = await manager.findBy(User, {
      id: In(rows.flatMap(({ usuarios }) => usuarios)),
      activo: true,
    });
    const people = new Map(users.map((user) => [user.id, nameOf(user.nombre, user.apellidos) ?? '']));
    return departments.map(({ codigo, nombre }) => {
      const row = rows.find(({ departamento }) => departamento === codigo);
      const personas = (row?.usuarios ?? []).flatMap((id) => {
        const name = people.get(id);
        return name === undefined ? [] : [{ id, nombre: name }];
      });
      return { id: codigo, nombre, personas, propia: row?.propia ?? false, version: row?.version ?? 0 };
    });
  }

  /** @throws {DomainError} `department_not_found`, `offer_stale`, `validation_failed`. */
  async set(departamento: string, { version, ...order }: OfferApproversRequest, actor: Actor): Promise<void> {
    const known = await this.departments.list();
    if (!known.some(({ codigo }) => codigo === departamento)) throw new DomainError('department_not_found');
    await inRequestTransaction(this.dataSource, async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [`approvers:${departamento}`]);
      const before = await manager.findOneBy(OfferApprovers, { departamento });
      if ((before?.version ?? 0) !== version) throw new DomainError('offer_stale');
      const found = await manager.countBy(User, { id: In(order.usuarios), activo: true, role: STAFF });
      if (found !== order.usuarios.length)
        throw invalid({ usuarios: ['Elige personas del equipo, cada una una vez'] });
      await manager.upsert(OfferApprovers, { departamento, ...order, version: version + 1 }, [
        'departamento',
      ]);
      await this.logs.record(manager, {
        ...{ actorId: actor.userId, action: 'offer.approvers_set', entity: 'offers', level: 'warning' },
        details: `Quién aprueba las ofertas de ${departamento}: cambiado`,
      });
    });
  }
}
