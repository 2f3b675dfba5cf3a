import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { DepartmentsService } from '../../departments/departments.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { VacancyJournal } from '../management/vacancy-journal.js';
import { VacanciesRepository } from '../vacancies.repository.js';
import { Vacancy } from '../vacancy.entity.js';
import { type PhaseRequest, type PhasesRequest, type PhasesResponse, toPhaseResponse } from './phase.dto.js';
import { Phase } from './phase.entity.js';
import { inOrder, phaseErrors } from './phase.rules.js';

/** Whose phases: a vacancy's, or those of a department's template. */
export type PhaseOwner = { vacante_id: string } | { departamento_id: string };

/**
 * Phases of vacancies and the templates that new vacancies copy. They are a part of their vacancy or department: a
 * change raises its version, and the second of two concurrent ones is refused by it.
 */
@Injectable()
export class PhasesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly vacancies: VacanciesRepository,
    private readonly departments: DepartmentsService,
    private readonly journal: VacancyJournal,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** Those of vacancies that are in use, each name once, as people would look for it. */
  async names(): Promise<string[]> {
    const rows = await db(this.dataSource)
      .selectFrom('fases')
      .where('vacante_id', 'is not', null)
      .where('archivada_at', 'is', null)
      .select('nombre')
      .distinct()
      .orderBy('nombre')
      .execute();
    return rows.map(({ nombre }) => nombre);
  }

  /** @throws {DomainError} `vacancy_not_found`. */
  async ofVacancy(id: string, manager = this.dataSource.manager): Promise<PhasesResponse> {
    const vacancy = await this.vacancies.findById(id, manager);
    if (!vacancy) throw new DomainError('vacancy_not_found');
    return this.answer(manager, { vacante_id: id }, vacancy.version);
  }

  /** @throws {DomainError} `department_not_found`. */
  async ofDepartment(id: string, manager = this.dataSource.manager): Promise<PhasesResponse> {
    const { version } = await this.departments.get(id, manager);
    return this.answer(manager, { departamento_id: id }, version);
  }

  /** @throws {DomainError} `vacancy_not_found`, `vacancy_stale`, `phase_in_use`, `validation_failed`. */
  async saveOfVacancy(id: string, { version, fases }: PhasesRequest, actor: Actor): Promise<PhasesResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const vacancy = await this.vacancies.findAndLock(manager, id);
      if (!vacancy) throw new DomainError('vacancy_not_found');
      if (vacancy.version !== version) throw new DomainError('vacancy_stale');
      const before = await this.replace(manager, { vacante_id: id }, fases);
      await this.settle(manager, id);
      const change = { version: version + 1, updated_at: this.clock.now() };
      await manager.update(Vacancy, id, change);
      await this.journal.record(manager, {
        vacancyId: id,
        actorId: actor.userId,
        tipo: 'editada',
        changes: { fases: { antes: names(before), ahora: names(inOrder(fases)) } },
        detalle: 'Fases',
        log: { action: 'vacancy.phases', details: `Fases de la vacante «${vacancy.titulo}» modificadas` },
      });
      return this.ofVacancy(id, manager);
    });
  }

  /** @throws {DomainError} `department_not_found`, `department_stale`, `validation_failed`. */
  async saveOfDepartment(
    id: string,
    { version, fases }: PhasesRequest,
    actor: Actor,
  ): Promise<PhasesResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { nombre } = await this.departments.raiseVersion(manager, id, version);
      const before = await this.replace(manager, { departamento_id: id }, fases);
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'department.phases',
        details: `Plantilla de fases cambiada: ${nombre}`,
        entity: 'departments',
        entityId: id,
        changes: { fases: { antes: names(before), ahora: names(inOrder(fases)) } },
      });
      return this.ofDepartment(id, manager);
    });
  }

  /** Gives a new vacancy the phases of another, or of its department's template; archived ones stay behind. */
  async copy(manager: EntityManager, from: PhaseOwner, to: string): Promise<void> {
    const phases = await manager.find(Phase, {
      where: { ...from, archivada_at: IsNull() },
      order: { orden: 'ASC' },
    });
    const owner = { vacante_id: to, departamento_id: null };
    await manager.insert(
      Phase,
      phases.map(({ id: _id, created_at: _made, ...phase }, orden) => ({ ...phase, ...owner, orden })),
    );
  }

  private async answer(manager: EntityManager, owner: PhaseOwner, version: number): Promise<PhasesResponse> {
    const phases = await listPhases(manager, owner);
    const used = await usedPhases(manager, phases);
    return { version, fases: phases.map((phase) => toPhaseResponse(phase, used.has(phase.id))) };
  }

  /**
   * Writes the list; the owner is locked.
   * @returns the phases before.
   * @throws {DomainError} `phase_in_use`, `validation_failed`.
   */
  private async replace(
    manager: EntityManager,
    owner: PhaseOwner,
    wanted: readonly PhaseRequest[],
  ): Promise<Phase[]> {
    const errors = phaseErrors(wanted);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    // Held, so that nobody comes into one whose estado changes.
    const before = await listPhases(manager, owner, true);
    const used = await usedPhases(manager, before);
    const kept = new Set(wanted.map(({ id }) => id));
    const gone = before.filter(({ id }) => !kept.has(id));
    if (gone.some(({ id }) => used.has(id))) throw new DomainError('phase_in_use');
    if (gone.length > 0) await manager.remove(gone);
    const asked = wanted.map((phase, place) => ({ ...phase, place }));
    for (const [orden, { place, id, archivada = false, ...phase }] of inOrder(asked).entries()) {
      const known = id === undefined ? undefined : before.find((one) => one.id === id);
      if (id !== undefined && !known) throw invalid({ [`fases.${place}.id`]: ['La fase ya no existe'] });
      if (known && used.has(known.id) && known.estado !== phase.estado) {
        throw invalid({
          [`fases.${place}.estado`]: ['Ya ha pasado gente por esta fase: su estado no se cambia'],
        });
      }
      const archivada_at = archivada ? (known?.archivada_at ?? this.clock.now()) : null;
      const columns = { ...EMPTY, ...phase, ...owner, orden, archivada_at };
      await (known ? manager.update(Phase, known.id, columns) : manager.insert(Phase, columns));
    }
    return before;
  }

  /** Puts applications that have no phase into the first one of their estado: the trigger of the table chooses it. */
  private async settle(manager: EntityManager, vacancyId: string): Promise<void> {
    await db(manager)
      .updateTable('aplicaciones_vacantes')
      .where('vacante_id', '=', vacancyId)
      .where('fase_id', 'is', null)
      .where((eb) =>
        eb(
          'estado',
          'in',
          eb.selectFrom('fases as f').where('f.vacante_id', '=', vacancyId).select('f.estado'),
        ),
      )
      .set({ fase_id: null })
      .execute();
  }
}

const EMPTY = {
  dias: null,
  frase: {},
  mensaje: {},
  exige_documento: null,
  exige_puntuacion: false,
  exige_tarea: null,
};

const names = (
  phases: readonly { nombre: string; archivada?: boolean; archivada_at?: Date | null }[],
): string | null =>
  phases
    .map(({ nombre, archivada, archivada_at }) =>
      archivada || archivada_at ? `${nombre} (archivada)` : nombre,
    )
    .join('\n') || null;

/** The phases of an owner in their order; `held`: locked until the transaction ends. */
async function listPhases(manager: EntityManager, owner: PhaseOwner, held = false): Promise<Phase[]> {
  return manager.find(Phase, {
    where: owner,
    order: { orden: 'ASC' },
    ...(held ? { lock: { mode: 'pessimistic_write' } } : {}),
  });
}

/** Those in which an application is or has been. */
async function usedPhases(source: Source, phases: readonly Phase[]): Promise<Set<string>> {
  if (phases.length === 0) return new Set();
  const ids = phases.map(({ id }) => id);
  const rows = await db(source)
    .selectFrom('fases as f')
    .where('f.id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('aplicaciones_vacantes as a').whereRef('a.fase_id', '=', 'f.id').select('a.id'),
        ),
        eb.exists(
          eb.selectFrom('aplicacion_historial as h').whereRef('h.fase_id', '=', 'f.id').select('h.id'),
        ),
      ]),
    )
    .select('f.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
