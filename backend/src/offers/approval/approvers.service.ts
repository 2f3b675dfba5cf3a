import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { approverNames, writeApprovers } from '../../approvals/approvers.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { OfferApproversRequest, OfferApproversResponse } from './approvers.dto.js';
import { OfferApprovers } from './approvers.entity.js';

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
    const named = await approverNames(
      manager,
      rows.flatMap(({ usuarios }) => usuarios),
    );
    return departments.map(({ codigo, nombre }) => {
      const row = rows.find(({ departamento }) => departamento === codigo);
      const personas = named(row?.usuarios ?? []);
      return { id: codigo, nombre, personas, propia: row?.propia ?? false, version: row?.version ?? 0 };
    });
  }

  /** @throws {DomainError} `department_not_found`, `offer_stale`, `validation_failed`. */
  async set(departamento: string, { version, ...order }: OfferApproversRequest, actor: Actor): Promise<void> {
    const known = await this.departments.list();
    if (!known.some(({ codigo }) => codigo === departamento)) throw new DomainError('department_not_found');
    await inRequestTransaction(this.dataSource, async (manager) => {
      await writeApprovers(
        manager,
        OfferApprovers,
        { departamento, ...order, version },
        { people: order.usuarios, field: 'usuarios', stale: 'offer_stale' },
      );
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'offer.approvers_set',
        entity: 'offers',
        level: 'warning',
        details: `Quién aprueba las ofertas de ${departamento}: cambiado`,
      });
    });
  }
}
