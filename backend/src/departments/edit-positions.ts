import { CATALOGUE_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LogChanges } from '../logs/log-entry.entity.js';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { afterCommit } from '../platform/database/transactions/request-transactions.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type {
  CatalogueDepartment,
  NewPositionRequest,
  PositionOfDepartment,
  PositionUpdate,
} from './catalogue.dto.js';
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
      if (department.posiciones.length >= CATALOGUE_LIMITS.positions) {
        throw new DomainError('positions_limit', { max: CATALOGUE_LIMITS.positions });
      }
      await this.add(manager, department, { nombre }, actor);
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
      if (!changedFields(before, order)) return;
      if (before.version !== version) throw new DomainError('position_stale');
      await this.change(manager, department, { id, ...order }, actor);
    });
  }

  /** Sets the order of all. @throws {DomainError} `departments_order_stale` when `ids` are not all there are. */
  async order(departmentId: string, ids: string[], actor: Actor): Promise<CatalogueDepartment> {
    return this.write(departmentId, async (manager, department) => {
      const all = department.posiciones.map((one) => one.id);
      if (!sameIds(all, ids)) throw new DomainError('departments_order_stale');
      await this.sort(manager, department, all, ids, actor);
    });
  }

  /** @throws {DomainError} `position_not_found`, `position_in_use` with its uses. */
  async remove(departmentId: string, id: string, actor: Actor): Promise<CatalogueDepartment> {
    return this.write(departmentId, (manager, department) =>
      this.drop(manager, department, positionOf(department, id), actor),
    );
  }

  /**
   * Gives a locked department these positions, in this order; those left out are removed. Returns whether that changed
   * anything.
   *
   * @throws {DomainError} `position_not_found`, `position_exists`, `position_in_use`.
   */
  async replace(
    manager: EntityManager,
    departmentId: string,
    wanted: readonly PositionOfDepartment[],
    actor: Actor,
  ): Promise<boolean> {
    const department = await this.get(manager, departmentId);
    const kept = new Set(wanted.map(({ id }) => id));
    const dropped = department.posiciones.filter(({ id }) => !kept.has(id));
    for (const row of dropped) await this.drop(manager, department, row, actor);
    const left = department.posiciones.filter(({ id }) => kept.has(id)).map(({ id }) => id);
    const ids: string[] = [];
    let changed = dropped.length > 0;
    for (const { id, ...order } of wanted) {
      if (id === undefined) {
        const made = await this.add(manager, department, order, actor);
        left.push(made);
        ids.push(made);
        changed = true;
      } else {
        changed = (await this.change(manager, department, { id, ...order }, actor)) || changed;
        ids.push(id);
      }
    }
    return (await this.sort(manager, department, left, ids, actor)) || changed;
  }

  /** At the end; returns the id. */
  private async add(
    manager: EntityManager,
    department: Department,
    order: { nombre: string; activa?: boolean },
    actor: Actor,
  ): Promise<string> {
    const all = department.posiciones;
    const codigo = codeOf(order.nombre, new Set(all.map((one) => one.codigo)));
    const orden = Math.max(0, ...all.map((one) => one.orden)) + 1;
    const row = manager.create(Position, { departamento_id: department.id, codigo, orden, ...order });
    const { id } = await manager.save(row);
    all.push(row);
    const details = `Posición creada en ${department.nombre}: ${order.nombre}`;
    await this.log(manager, actor, { action: 'position.created', details, id });
    return id;
  }

  private async change(
    manager: EntityManager,
    department: Department,
    { id, ...order }: { id: string; nombre?: string; activa?: boolean },
    actor: Actor,
  ): Promise<boolean> {
    const before = positionOf(department, id);
    const changes = changedFields(before, order);
    if (!changes) return false;
    await manager.update(Position, { id }, { ...order, version: before.version + 1 });
    const details = `Posición cambiada en ${department.nombre}: ${order.nombre ?? before.nombre}`;
    await this.log(manager, actor, { action: 'position.updated', details, id, changes });
    return true;
  }

  private async sort(
    manager: EntityManager,
    department: Department,
    before: readonly string[],
    ids: readonly string[],
    actor: Actor,
  ): Promise<boolean> {
    if (before.join() === ids.join()) return false;
    await this.catalogue.order(manager, Position, ids);
    const details = `Orden de las posiciones de ${department.nombre} cambiado`;
    await this.log(manager, actor, { action: 'position.ordered', details, id: department.id });
    return true;
  }

  private async drop(
    manager: EntityManager,
    department: Department,
    row: Position,
    actor: Actor,
  ): Promise<void> {
    const uses = sayUses(await this.catalogue.usesOfPosition(manager, department.codigo, row.codigo), 'la');
    if (uses) throw new DomainError('position_in_use', { name: row.nombre, uses });
    await manager.delete(Position, { id: row.id });
    const details = `Posición eliminada de ${department.nombre}: ${row.nombre}`;
    await this.log(manager, actor, { action: 'position.removed', details, id: row.id, level: 'warning' });
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
