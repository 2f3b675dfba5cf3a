import { CATALOGUE_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LogChanges } from '../logs/log-entry.entity.js';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/values/clock.js';
import { afterCommit } from '../platform/database/transactions/request-transactions.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { CatalogueDepartment, DepartmentUpdate, NewDepartmentRequest } from './catalogue.dto.js';
import { CatalogueRepository } from './catalogue.repository.js';
import { codeOf, sayUses } from './catalogue.rules.js';
import { Department } from './department.entity.js';
import { DepartmentsService } from './departments.service.js';
import { EditPositions } from './edit-positions.js';
import { changedFields, sameIds, toCatalogueDepartment } from './edited.rules.js';
import { lockRow } from '../platform/database/lock-row.js';

/**
 * Edits departments and logs each change. Additions and orders run one after the other; the second of two
 * concurrent changes of a department is refused. A request without a change does nothing and is no conflict.
 */
@Injectable()
export class EditDepartments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueRepository,
    private readonly departments: DepartmentsService,
    private readonly positions: EditPositions,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async list(manager: EntityManager = this.dataSource.manager): Promise<CatalogueDepartment[]> {
    const rows = await this.catalogue.list(manager);
    const codes = rows.map(({ codigo }) => codigo);
    const usesOf = await this.catalogue.uses(manager, codes);
    return rows.map((row) => toCatalogueDepartment(row, usesOf(row.codigo)));
  }

  /** @throws {DomainError} `department_exists`, `departments_limit`. */
  async create(
    { nombre, ofrecido_en = [] }: NewDepartmentRequest,
    actor: Actor,
  ): Promise<CatalogueDepartment> {
    return this.write(async (manager) => {
      await this.catalogue.lock(manager);
      const all = await this.catalogue.list(manager);
      if (all.length >= CATALOGUE_LIMITS.departments) {
        throw new DomainError('departments_limit', { max: CATALOGUE_LIMITS.departments });
      }
      const codigo = codeOf(nombre, new Set(all.map((one) => one.codigo)));
      const orden = Math.max(0, ...all.map((one) => one.orden)) + 1;
      const row = manager.create(Department, { codigo, nombre, ofrecido_en, orden });
      const { id } = await manager.save(row);
      await this.log(manager, actor, {
        action: 'department.created',
        details: `Departamento creado: ${nombre}`,
        id,
      });
      return this.get(manager, id);
    });
  }

  /** @throws {DomainError} `department_not_found`, `department_stale`, `department_exists`; of positions `position_*`. */
  async update(
    id: string,
    { version, posiciones, ...order }: DepartmentUpdate,
    actor: Actor,
  ): Promise<CatalogueDepartment> {
    return this.write(async (manager) => {
      const before = await this.locked(manager, id);
      const changes = changedFields(before, order);
      const others = posiciones && (await this.positions.replace(manager, id, posiciones, actor));
      if (!changes && !others) return this.get(manager, id);
      if (before.version !== version) throw new DomainError('department_stale');
      await manager.update(
        Department,
        { id },
        { ...order, version: version + 1, updated_at: this.clock.now() },
      );
      const details = `Departamento cambiado: ${order.nombre ?? before.nombre}`;
      if (changes) await this.log(manager, actor, { action: 'department.updated', details, id, changes });
      return this.get(manager, id);
    });
  }

  /** Sets the order of all. @throws {DomainError} `departments_order_stale` when `ids` are not all there are. */
  async order(ids: string[], actor: Actor): Promise<CatalogueDepartment[]> {
    return this.write(async (manager) => {
      await this.catalogue.lock(manager);
      const all = (await this.catalogue.list(manager)).map((one) => one.id);
      if (!sameIds(all, ids)) throw new DomainError('departments_order_stale');
      if (all.join() !== ids.join()) {
        await this.catalogue.order(manager, Department, ids);
        await this.log(manager, actor, {
          action: 'department.ordered',
          details: 'Orden de los departamentos cambiado',
        });
      }
      return this.list(manager);
    });
  }

  /** @throws {DomainError} `department_not_found`, `department_in_use` with its uses. */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.write(async (manager) => {
      const row = await this.locked(manager, id);
      const uses = sayUses((await this.catalogue.uses(manager, [row.codigo]))(row.codigo), 'lo');
      if (uses) throw new DomainError('department_in_use', { uses });
      await manager.delete(Department, { id });
      const details = `Departamento eliminado: ${row.nombre}`;
      await this.log(manager, actor, { action: 'department.removed', details, id, level: 'warning' });
    });
  }

  private async locked(manager: EntityManager, id: string): Promise<Department> {
    return lockRow(manager, Department, { id }, 'department_not_found');
  }

  private async get(manager: EntityManager, id: string): Promise<CatalogueDepartment> {
    const row = await this.catalogue.find(manager, id);
    if (!row) throw new DomainError('department_not_found');
    return toCatalogueDepartment(row, (await this.catalogue.uses(manager, [row.codigo]))(row.codigo));
  }

  private async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const result = await inRequestTransaction(this.dataSource, work);
    await afterCommit(() => this.departments.forget());
    return result;
  }

  private log(
    manager: EntityManager,
    actor: Actor,
    entry: { action: string; details: string; id?: string; level?: 'warning'; changes?: LogChanges },
  ): Promise<void> {
    const { id: entityId, ...rest } = entry;
    return this.logs.record(manager, { actorId: actor.userId, entity: 'departments', entityId, ...rest });
  }
}
