import { type CustomFieldValues, FAR_AHEAD, isFarAhead, VACANCY_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CustomFieldsService } from '../../fields/custom-fields.service.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, type FieldErrors, invalid } from '../../platform/errors/domain-error.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import { PhasesService } from '../phases/phases.service.js';
import { changesBetween, columnsOf, type VacancyColumns } from './vacancy-changes.rules.js';
import type { VacancyEditRequest, VacancyFormRequest } from './vacancy-form.dto.js';
import { placeErrors, readForm } from './vacancy-form.rules.js';
import { PublicationHooks } from './publication-hooks.js';
import { VacancyJournal } from './vacancy-journal.js';
import { VacanciesRepository } from '../vacancies.repository.js';
import { VacanciesService } from '../vacancies.service.js';
import type { VacancyResponse } from '../vacancy.dto.js';
import { Vacancy } from '../vacancy.entity.js';
import { assertSalary, assertUsualSalary, lockOf, publishes } from '../vacancy.rules.js';
import { VacancyTranslationsRepository } from '../translations/vacancy-translations.repository.js';

/** What a write leaves in a vacancy. */
type WrittenColumns = VacancyColumns & { campos: CustomFieldValues };

const COPY = 'Copia de ';

export type CopyHook = (manager: EntityManager, vacancies: { from: string; to: string }) => Promise<void>;

/**
 * Creates, changes and deletes vacancies. Each change locks the vacancy: a new application waits or was first, and
 * the later of two concurrent changes is refused by its version.
 */
@Injectable()
export class WriteVacancy {
  private readonly copied: CopyHook[] = [];

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: VacanciesRepository,
    private readonly vacancies: VacanciesService,
    private readonly words: VacancyTranslationsRepository,
    private readonly departments: DepartmentsService,
    private readonly phases: PhasesService,
    private readonly fields: CustomFieldsService,
    private readonly publication: PublicationHooks,
    private readonly journal: VacancyJournal,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** Another room copies what it keeps of a vacancy with it, in the same transaction. */
  onCopy(hook: CopyHook): void {
    this.copied.push(hook);
  }

  /**
   * @throws {DomainError} `validation_failed`, `salary_band_missing`, `salary_unusual`, `salary_reason_admin_only`,
   * `idempotency_mismatch`.
   */
  async create(form: VacancyFormRequest, actor: Actor): Promise<VacancyResponse> {
    const columns = await this.read(form, null);
    assertSalary(null, columns, { byAdmin: isAdmin(actor) });
    assertUsualSalary(null, columns, form.salario_confirmado);
    const id = await inRequestTransaction(this.dataSource, async (manager) => {
      await this.publication.check(manager, null, columns);
      const { campos } = await this.fields.change(manager, 'vacante', {}, form.campos ?? {}, true);
      return this.make(manager, { ...columns, campos }, actor);
    });
    return this.vacancies.get(actor, id);
  }

  /**
   * A draft for another room, in its transaction; its id. The company's own fields are filled in later.
   * @throws {DomainError} `validation_failed`.
   */
  async draft(manager: EntityManager, form: VacancyFormRequest, actor: Actor): Promise<string> {
    const columns = await this.read({ ...form, estado: 'borrador' }, null);
    return this.make(manager, { ...columns, campos: {} }, actor);
  }

  /** Creates a draft with another's fields except those of its state, its phases and its words in other languages. @throws {DomainError} `vacancy_not_found`. */
  async duplicate(id: string, actor: Actor): Promise<VacancyResponse> {
    const copy = await inRequestTransaction(this.dataSource, async (manager) => {
      const original = await this.repository.findById(id, manager);
      if (!original) throw new DomainError('vacancy_not_found');
      const columns: WrittenColumns = {
        ...original,
        titulo: (COPY + original.titulo).slice(0, VACANCY_LIMITS.title),
        estado: 'borrador',
        destacada: false,
        cierra_el: null,
        // Must be given again when the copy is published.
        motivo_sin_salario: null,
      };
      const copied = await this.insert(manager, columns, actor, {
        tipo: 'duplicada',
        detalle: original.titulo,
      });
      await this.words.copy(manager, id, copied);
      await this.phases.copy(manager, { vacante_id: id }, copied);
      for (const hook of this.copied) await hook(manager, { from: id, to: copied });
      return copied;
    });
    return this.vacancies.get(actor, copy);
  }

  /**
   * @throws {DomainError} `vacancy_not_found`, `vacancy_stale` (with the current vacancy), `vacancy_locked_closed`,
   * `vacancy_locked_active`, and as `create`.
   */
  async update(id: string, { version, ...form }: VacancyEditRequest, actor: Actor): Promise<VacancyResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const before = await this.lock(manager, id);
      if (before.version !== version) throw await this.stale(actor, id);
      const lock = lockOf(before.estado, await this.repository.countReceived(manager, id));
      if (lock) throw new DomainError(lock === 'cerrada' ? 'vacancy_locked_closed' : 'vacancy_locked_active');
      const columns = await this.read(form, before);
      assertSalary(before, columns, { byAdmin: isAdmin(actor) });
      assertUsualSalary(before, columns, form.salario_confirmado);
      await this.publication.check(manager, before, columns);
      const own = await this.fields.change(
        manager,
        'vacante',
        before.campos,
        form.campos ?? {},
        form.campos !== undefined,
      );
      const changes = changesBetween(before, columns);
      // Nothing was changed, so nothing is logged.
      if (Object.keys(changes).length === 0 && own.changed.length === 0) return;
      const now = this.clock.now();
      await manager.update(Vacancy, id, {
        ...columns,
        campos: own.campos,
        ...(publishes(before.estado, columns.estado) ? { fecha_publicacion: now } : {}),
        version: before.version + 1,
        updated_at: now,
      });
      const log = { action: 'vacancy.edited', details: `Vacante «${columns.titulo}» modificada` };
      await this.journal.record(manager, {
        vacancyId: id,
        actorId: actor.userId,
        tipo: 'editada',
        changes,
        detalle: own.changed.length > 0 ? `Campos propios: ${own.changed.join(', ')}` : null,
        log: { ...log, level: 'success' },
      });
    });
    return this.vacancies.get(actor, id);
  }

  /** Locks out concurrent applications. @throws {DomainError} `vacancy_not_found`, `vacancy_has_applications`. */
  async remove(id: string, actor: Actor): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const vacancy = await this.lock(manager, id);
      if ((await this.repository.countReceived(manager, id)) > 0) {
        throw new DomainError('vacancy_has_applications');
      }
      // The foreign key of applications covers what the count cannot see.
      await manager.delete(Vacancy, id);
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'vacancy.deleted',
        details: `Vacante «${vacancy.titulo}» eliminada`,
        level: 'warning',
        entity: 'vacancies',
        entityId: id,
      });
    });
  }

  /** A new one, with the phases of its department. */
  private async make(manager: EntityManager, columns: WrittenColumns, actor: Actor): Promise<string> {
    const made = await this.insert(manager, columns, actor, { tipo: 'creada', detalle: null });
    const departamento_id = await this.departments.idOf(columns.departamento);
    if (departamento_id) await this.phases.copy(manager, { departamento_id }, made);
    return made;
  }

  /** Validated columns of a form. */
  private async read(form: VacancyFormRequest, before: Vacancy | null): Promise<VacancyColumns> {
    const { columns, errors } = readForm(form);
    const place = placeErrors(columns, await this.departments.list('vacante'), before);
    const all: FieldErrors = { ...errors, ...place, ...this.closingErrors(columns) };
    if (Object.keys(all).length > 0) throw invalid(all);
    return columns;
  }

  /** A past closing day would close the vacancy at once; a draft may keep one until it is opened. */
  private closingErrors({ cierra_el, estado }: VacancyColumns): FieldErrors {
    if (cierra_el === null) return {};
    if (isFarAhead(cierra_el, this.clock.now())) return { cierra_el: [FAR_AHEAD] };
    if (estado === 'borrador' || cierra_el >= madridDay(this.clock.now())) return {};
    return { cierra_el: ['La fecha de cierre ya ha pasado'] };
  }

  private async insert(
    manager: EntityManager,
    columns: WrittenColumns,
    actor: Actor,
    { tipo, detalle }: { tipo: 'creada' | 'duplicada'; detalle: string | null },
  ): Promise<string> {
    const now = this.clock.now();
    const { id } = await manager.save(
      manager.create(Vacancy, {
        ...columnsOf(columns),
        campos: columns.campos,
        fecha_publicacion: now,
        created_at: now,
        updated_at: now,
      }),
    );
    await this.journal.record(manager, {
      vacancyId: id,
      actorId: actor.userId,
      tipo,
      changes: {},
      detalle,
      log: { action: 'vacancy.created', details: `Vacante «${columns.titulo}» creada`, level: 'success' },
    });
    return id;
  }

  private async lock(manager: EntityManager, id: string): Promise<Vacancy> {
    const vacancy = await this.repository.findAndLock(manager, id);
    if (!vacancy) throw new DomainError('vacancy_not_found');
    return vacancy;
  }

  private async stale(actor: Actor, id: string): Promise<DomainError> {
    return new DomainError('vacancy_stale', {}, undefined, { actual: await this.vacancies.get(actor, id) });
  }
}

const isAdmin = ({ role }: Actor): boolean => role === 'admin';
