import { SCORECARD_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Application } from '../../../candidates/applications/application.entity.js';
import { DepartmentsService } from '../../../departments/departments.service.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import {
  type CriterionRequest,
  type CriterionResponse,
  type CriterionUpdate,
  toCriterionResponse,
} from './criterion.dto.js';
import { Criterion } from './criterion.entity.js';
import { isAbout } from '../scorecard.rules.js';
import { lockRow } from '../../../platform/database/lock-row.js';

/** Criteria of scorecards. Scorecards store the names of their criteria, so that changes here do not affect them. */
@Injectable()
export class CriteriaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<CriterionResponse[]> {
    return (await this.all(this.dataSource.manager)).map(toCriterionResponse);
  }

  /** Criteria of these applications, in order for each. */
  async ofApplications<T extends Pick<Application, 'id' | 'departamento' | 'posicion'>>(
    manager: EntityManager,
    applications: readonly T[],
  ): Promise<Map<string, Criterion[]>> {
    const all = await this.all(manager);
    return new Map(
      applications.map((application) => [
        application.id,
        all.filter((criterion) => isAbout(criterion, application)),
      ]),
    );
  }

  /** @throws {DomainError} `validation_failed`, `criteria_limit`. */
  async create(request: CriterionRequest): Promise<CriterionResponse> {
    const values = await this.checked(request);
    return inRequestTransaction(this.dataSource, async (manager) => {
      // Of many at once none sees the others: they are counted one after the other.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('criterios_evaluacion'))`);
      if ((await manager.count(Criterion)) >= SCORECARD_LIMITS.criteria)
        throw new DomainError('criteria_limit');
      const now = this.clock.now();
      const row = manager.create(Criterion, { ...values, created_at: now, updated_at: now, version: 1 });
      return toCriterionResponse(await manager.save(row));
    });
  }

  /** @throws {DomainError} `criterion_not_found`, `criterion_stale`, `validation_failed`. */
  async update(id: string, { version, ...request }: CriterionUpdate): Promise<CriterionResponse> {
    const values = await this.checked(request);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const before = await lockRow(manager, Criterion, { id }, 'criterion_not_found');
      if (before.version !== version) throw new DomainError('criterion_stale');
      const after = { ...before, ...values, version: version + 1, updated_at: this.clock.now() };
      return toCriterionResponse(await manager.save(manager.create(Criterion, after)));
    });
  }

  /** @throws {DomainError} `criterion_not_found`. */
  async remove(id: string): Promise<CriterionResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const row = await manager.findOneBy(Criterion, { id });
      if (!row) throw new DomainError('criterion_not_found');
      await manager.delete(Criterion, { id });
      return toCriterionResponse(row);
    });
  }

  private all(manager: EntityManager): Promise<Criterion[]> {
    return manager.find(Criterion, {
      order: { orden: 'ASC', nombre: 'ASC', id: 'ASC' },
      take: SCORECARD_LIMITS.criteria,
    });
  }

  private async checked(request: CriterionRequest): Promise<Partial<Criterion>> {
    const { nombre, descripcion = null, departamento = null, posicion = null, orden, activo } = request;
    if (departamento !== null) {
      const department = (await this.departments.list()).find(({ codigo }) => codigo === departamento);
      if (!department) throw invalid({ departamento: ['Elige un departamento de la lista'] });
      const { posiciones } = department;
      // A department without positions accepts any.
      if (posicion !== null && posiciones.length > 0 && !posiciones.some(({ value }) => value === posicion)) {
        throw invalid({ posicion: ['Elige una posición de la lista'] });
      }
    } else if (posicion !== null) {
      throw invalid({ posicion: ['Elige antes el departamento'] });
    }
    return { nombre, descripcion, departamento, posicion, orden, activo };
  }
}
