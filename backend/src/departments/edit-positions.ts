import { CATALOGUE_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LogChanges } from '../logs/log-entry.entity.js';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { afterCommit } from '../platform/database/transactions/request-transactions.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { CatalogueDepartment, NewPositionRequest, PositionUpdate } from './catalogue.dto.js';
import { CatalogueRepository } from './catalogue.repository.js';
import { codeOf, sayUses } from './catalogue.rules.js';
import { Department, Position } from './department.entity.js';
import { DepartmentsService } from './departments.service.js';
import { changedFields, sameIds, toCatalogueDepartment } from './edited.rules.js';

/** Edits the positions of a department. Each write locks the department, so that writes run one after the other. */
@Injectable()
export class EditPositions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueRepository,
    private readonly departments: DepartmentsService,
    private readonly logs: LogsService,
  ) {}

  /** @throws {DomainError} `department_not_found`, `position_exists`, `positions_limit`. */
  async create(
    departmentId: string,
    { nombre }: NewPositionRequest,
    actor: Actor,
  ): Promise<CatalogueDepartment> {
    return this.write(departmentId, async (manager, department) => {
      const all = department.posiciones;
      if (all.length >= CATALOGUE_LIMITS.positions) {
        throw new DomainError('positions_limit', { max: CATALOGUE_LIMITS.positions });
      }
      const codigo = codeOf(nombre, new Set(all.map((one) => one.codigo)));
      const orden = Math.max(0, ...all.map((one) => one.orden)) + 1;
      const row = manager.create(Position, { departamento_id: departmentId, codigo, nombre, orden });
      const { id } = await manager.save(row);
      const details = `Posición creada en ${department.nombre}: ${nombre}`;
      await this.log(manager, actor, { action: 'position.created', details, id });
    });
  }

  /** @throws {DomainError} `position_not_found`, `position_stale`, `position_exists`. */
  async update(
    departmentId: string,
    id: string,
    { version, ...order }: PositionUpdate,
    actor: Actor,
  ): Promise<CatalogueDepartment> {
    return this.write(departmentId, async (manager, department) => {
      const before = positionOf(department, id);
      const changes = changedFields(before, order);
      if (!changes) return;
      if (before.version !== version) throw new DomainError('position_stale');
      await manager.update(Position, { id }, { ...order, version: version + 1 });
      const details = `Posición cambiada en ${department.nombre}: ${order.nombre ?? before.nombre}`;
      await this.log(manager, actor, { action: 'position.updated', details, id, changes });
    });
  }

  /** Sets the order of all. @throws {DomainError} `departments_order_stale` when `ids` are not all there are. */
  async order(departmentId: string, ids: string[], actor: Actor): Promise<CatalogueDepartment> {
    return this.write(departmentId, async (manager, department) => {
      const all = department.posiciones.map((one) => one.id);
      if (!sameIds(all, ids)) throw new DomainError('departments_order_stale');
      if (all.join() === ids.join()) return;
      await this.catalogue.order(manager, Position, ids);
      const details = `Orden de las posiciones de ${department.nombre} cambiado`;
      await this.log(manager, actor, { action: 'position.ordered', details, id: departmentId });
    });
  }

  /** @throws {DomainError} `position_not_found`, `position_in_use` with its uses. */
  async remove(departmentId: string, id: string, actor: Actor): Promise<CatalogueDepartment> {
    return this.write(departmentId, async (manager, department) => {
      const row = positionOf(department, id);
      const uses = sayUses(await this.catalogue.usesOfPosition(manager, department.codigo, row.codigo), 'la');
      if (uses) throw new DomainError('position_in_use', { uses });
      await manager.delete(Position, { id });
      const details = `Posición eliminada de ${department.nombre}: ${row.nombre}`;
      await this.log(manager, actor, { action: 'position.removed', details, id, level: 'warning' });
    });
  }

  /** Runs `work` with the department locked and returns its new state. */
  private async write(
    departmentId: string,
    work: (manager: EntityManager, department: Department) => Promise<void>,
  ): Promise<CatalogueDepartment> {
    const result = await inRequestTransaction(this.dataSource, async (manager) => {
      await manager.findOne(Department, { where: { id: departmentId }, lock: { mode: 'pessimistic_write' } });
      await work(manager, await this.get(manager, departmentId));
      const after = await this.get(manager, departmentId);
      return toCatalogueDepartment(after, (await this.catalogue.uses(manager, [after.codigo]))(after.codigo));
    });
    await afterCommit(() => this.departments.forget());
    return result;
  }

  private async get(manager: EntityManager, id: string): Promise<Department> {
    const row = await this.catalogue.find(manager, id);
    if (!row) throw new DomainError('department_not_found');
    return row;
  }

  private log(
    manager: EntityManager,
    actor: Actor,
    entry: { action: string; details: string; id: string; level?: 'warning'; changes?: LogChanges },
  ): Promise<void> {
    const { id: entityId, ...rest } = entry;
    return this.logs.record(manager, { actorId: actor.userId, entity: 'positions', entityId, ...rest });
  }
}

function positionOf(department: Department, id: string): Position {
  const position = department.posiciones.find((one) => one.id === id);
  if (!position) throw new DomainError('position_not_found');
  return position;
}
