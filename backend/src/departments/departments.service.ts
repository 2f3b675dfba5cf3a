import type { DepartmentUse } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.js';
import { ShortCache } from '../platform/values/short-cache.js';
import { Department } from './department.entity.js';
import {
  type DepartmentRecord,
  type DepartmentResponse,
  toDepartmentRecord,
  toDepartmentResponse,
} from './department.dto.js';
import { lockRow } from '../platform/database/lock-row.js';

interface Catalogue {
  whole: DepartmentResponse[];
  /** What forms offer. */
  offered: DepartmentResponse[];
}

/** The cached catalogue of departments and positions: small and read everywhere. */
@Injectable()
export class DepartmentsService {
  private readonly catalogue = new ShortCache(() => this.load());

  constructor(@InjectRepository(Department) private readonly departments: Repository<Department>) {}

  /** The active departments in their order; with `use`, the ones for that form. */
  async list(use?: DepartmentUse): Promise<DepartmentResponse[]> {
    const { offered } = await this.catalogue.get();
    return use ? offered.filter((department) => department.ofrecido_en.includes(use)) : offered;
  }

  /** All departments and positions, inactive ones included, to name old rows. */
  async listWhole(): Promise<DepartmentResponse[]> {
    return (await this.catalogue.get()).whole;
  }

  /** As it is now, with what a change names. @throws {DomainError} `department_not_found`. */
  async get(id: string, manager: EntityManager = this.departments.manager): Promise<DepartmentRecord> {
    const department = await manager.findOne(Department, { where: { id }, relations: { posiciones: true } });
    if (!department) throw new DomainError('department_not_found');
    return toDepartmentRecord(department);
  }

  /** Id by code; null: there is none. */
  async idOf(codigo: string): Promise<string | null> {
    return (await this.departments.findOneBy({ codigo }))?.id ?? null;
  }

  /**
   * Locks a department until the transaction ends, and counts a change of what belongs to it.
   * @param seen the version that the change was based on
   * @throws {DomainError} `department_not_found`, `department_stale`.
   */
  async raiseVersion(manager: EntityManager, id: string, seen: number): Promise<Department> {
    const row = await lockRow(manager, Department, { id }, 'department_not_found');
    if (row.version !== seen) throw new DomainError('department_stale');
    await manager.update(Department, id, { version: seen + 1, updated_at: () => 'now()' });
    return row;
  }

  /** Returns display names by code; an unknown code is shown capitalised. */
  async namer(): Promise<(departamento: string, posicion?: string) => string> {
    const departments = new Map(
      (await this.listWhole()).map((department) => [department.codigo, department]),
    );
    return (departamento, posicion) => {
      const department = departments.get(departamento);
      if (posicion === undefined) return department?.nombre ?? capitalised(departamento);
      return department?.posiciones.find(({ value }) => value === posicion)?.label ?? capitalised(posicion);
    };
  }

  /** Clears the cache after a change, also one of another process. */
  forget(): void {
    this.catalogue.forget();
  }

  private async load(): Promise<Catalogue> {
    const departments = await this.departments.find({
      relations: { posiciones: true },
      order: { orden: 'ASC', nombre: 'ASC' },
    });
    return {
      whole: departments.map((department) => toDepartmentResponse(department, true)),
      offered: departments
        .filter(({ activo }) => activo)
        .map((department) => toDepartmentResponse(department)),
    };
  }
}

function capitalised(code: string): string {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
