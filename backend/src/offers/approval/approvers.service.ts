import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, MoreThanOrEqual, Not } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import { nameOf } from '../offer-rows.js';
import type {
  ApprovalDelegationRequest,
  ApprovalDelegationResponse,
  OfferApproversRequest,
  OfferApproversResponse,
} from './approvers.dto.js';
import { ApprovalDelegation, OfferApprovers } from './approvers.entity.js';

const STAFF = Not('candidate' as const);

/** Who approves the offers of each department, and who decides in whose place. */
@Injectable()
export class ApproversService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
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

  /** One's own that are not over. */
  async delegations({ userId }: Actor): Promise<ApprovalDelegationResponse[]> {
    const { manager } = this.dataSource;
    const rows = await manager.find(ApprovalDelegation, {
      where: { usuario_id: userId, hasta: MoreThanOrEqual(madridDay(this.clock.now())) },
      order: { desde: 'ASC' },
    });
    const users = await manager.findBy(User, { id: In(rows.map(({ suplente_id }) => suplente_id)) });
    return rows.map(({ id, suplente_id, desde, hasta }) => {
      const user = users.find((one) => one.id === suplente_id);
      return { id, suplente: nameOf(user?.nombre ?? null, user?.apellidos ?? null) ?? '', desde, hasta };
    });
  }

  /** @throws {DomainError} `validation_failed`. */
  async delegate(order: ApprovalDelegationRequest, { userId }: Actor): Promise<ApprovalDelegationResponse> {
    const { suplente_id, desde, hasta } = order;
    if (hasta < desde) throw invalid({ hasta: ['Acaba antes de empezar'] });
    return inRequestTransaction(this.dataSource, async (manager) => {
      const user = await manager.findOneBy(User, { id: suplente_id, activo: true, role: STAFF });
      if (!user || suplente_id === userId) {
        throw invalid({ suplente_id: ['Elige a otra persona del equipo'] });
      }
      const row = { suplente_id, desde, hasta, usuario_id: userId };
      const { identifiers } = await manager.insert(ApprovalDelegation, row);
      await this.logs.record(manager, {
        ...{ actorId: userId, action: 'offer.delegated', entity: 'offers', level: 'warning' },
        details: `Aprobaciones delegadas del ${desde} al ${hasta}`,
      });
      const suplente = nameOf(user.nombre, user.apellidos) ?? '';
      return { id: identifiers[0]?.id as string, suplente, desde, hasta };
    });
  }

  /** Ends one's own. @throws {DomainError} `offer_delegation_not_found`. */
  async undelegate(id: string, { userId }: Actor): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(ApprovalDelegation, { id, usuario_id: userId });
    if (!affected) throw new DomainError('offer_delegation_not_found');
  }
}
