import {
  CUSTOM_FIELD_LIMITS,
  CUSTOM_FIELD_NOUN_LABEL,
  CUSTOM_FIELD_PLACES,
  type CustomFieldNoun,
  type CustomFieldValues,
  isAskedIn,
  type SiteLanguage,
} from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { DepartmentsService } from '../departments/departments.service.js';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { db } from '../platform/database/sql/db.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../platform/errors/domain-error.js';
import { withoutNulls } from '../platform/values/without-nulls.js';
import { Clock } from '../platform/values/clock.js';
import {
  type CustomFieldRequest,
  type CustomFieldResponse,
  type CustomFieldSchemas,
  type CustomFieldsOrder,
  type CustomFieldUpdate,
  toCustomFieldResponse,
} from './custom-field.dto.js';
import { type AskedField, toAskedField, type ToldValue } from './asked-field.dto.js';
import { CustomField } from './custom-field.entity.js';
import {
  changedValues,
  definitionErrors,
  keyOf,
  optionsOf,
  schemaOf,
  textsOf,
  toldValues,
} from './custom-field.rules.js';

/** The table whose column `campos` has the values. */
export const TABLE = {
  persona: 'candidates',
  candidatura: 'aplicaciones_vacantes',
  vacante: 'vacantes',
} as const satisfies Record<CustomFieldNoun, string>;

/**
 * Definitions of the company's own fields. A write locks the fields of its noun; whoever writes values holds them as they
 * are until its transaction ends, so that no value is written that a concurrent change of its field would refuse.
 */
@Injectable()
export class CustomFieldsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** All, by noun in their order, archived ones last. */
  async list(): Promise<CustomFieldResponse[]> {
    return (await listFields(this.dataSource.manager)).map(toCustomFieldResponse);
  }

  async schemas(): Promise<CustomFieldSchemas> {
    const fields = await listFields(this.dataSource.manager);
    const of = (noun: CustomFieldNoun) => schemaOf(fields.filter(({ entidad }) => entidad === noun));
    return { persona: of('persona'), candidatura: of('candidatura'), vacante: of('vacante') };
  }

  /** @throws {DomainError} `validation_failed`, `custom_fields_limit`. */
  async create(asked: CustomFieldRequest, actor: Actor): Promise<CustomFieldResponse> {
    const request = withoutNulls(asked);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { entidad } = request;
      const all = await lockFields(manager, entidad);
      const used = inUse(all);
      if (used.length >= CUSTOM_FIELD_LIMITS.fields) throw tooMany();
      assertDefinition(request, used, await this.departmentCodes());
      const { ayuda = {}, unidad = null, obligatorio = false, opciones = [], ...rest } = request;
      const clave = keyOf(
        request.etiqueta.es,
        all.map((one) => one.clave),
      );
      const field = manager.create(CustomField, {
        ...rest,
        ...placed(request),
        clave,
        unidad,
        obligatorio,
        archivado_at: null,
        etiqueta: textsOf(request.etiqueta),
        ayuda: textsOf(ayuda),
        opciones: optionsOf(opciones, []),
        orden: used.length,
        created_at: this.clock.now(),
        version: 1,
      });
      await manager.save(field);
      await this.record(manager, field, actor, 'custom_field.created', 'Campo propio creado');
      return toCustomFieldResponse(field);
    });
  }

  /** @throws {DomainError} `custom_field_not_found`, `custom_field_stale`, `custom_fields_limit`, `validation_failed`. */
  async update(id: string, asked: CustomFieldUpdate, actor: Actor): Promise<CustomFieldResponse> {
    const request = withoutNulls(asked);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { before, all } = await lockOne(manager, id);
      const { version, archivado = before.archivado_at !== null } = request;
      if (before.version !== version) throw new DomainError('custom_field_stale');
      const others = inUse(all).filter((one) => one.id !== id);
      const back = before.archivado_at !== null && !archivado;
      if (back && others.length >= CUSTOM_FIELD_LIMITS.fields) throw tooMany();
      const { ayuda = {}, unidad = null, obligatorio = false, opciones = [], etiqueta, clase } = request;
      const places = placed(request);
      const { entidad, tipo } = before;
      assertDefinition(
        { entidad, tipo, etiqueta, opciones, unidad, clase, ...places },
        archivado ? [] : others,
        // One that was taken out of the catalogue meanwhile stays.
        [...(await this.departmentCodes()), ...before.departamentos],
      );
      const kept = optionsOf(opciones, before.opciones);
      await assertFree(manager, before, kept);
      const field = manager.create(CustomField, {
        ...before,
        ...places,
        unidad,
        obligatorio,
        clase,
        opciones: kept,
        version: version + 1,
        etiqueta: textsOf(etiqueta),
        ayuda: textsOf(ayuda),
        orden: back ? others.length : before.orden,
        archivado_at: archivado ? (before.archivado_at ?? this.clock.now()) : null,
      });
      await manager.save(field);
      await this.record(manager, field, actor, 'custom_field.edited', 'Campo propio modificado');
      return toCustomFieldResponse(field);
    });
  }

  /** @throws {DomainError} `custom_field_not_found`, `custom_field_in_use`. */
  async remove(id: string, actor: Actor): Promise<CustomFieldResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { before } = await lockOne(manager, id);
      if (await hasValues(manager, before)) throw new DomainError('custom_field_in_use');
      await manager.delete(CustomField, id);
      await this.record(manager, before, actor, 'custom_field.deleted', 'Campo propio eliminado');
      return toCustomFieldResponse(before);
    });
  }

  /** @throws {DomainError} `custom_fields_order_stale` when fields were added or archived meanwhile. */
  async reorder({ entidad, ids }: CustomFieldsOrder): Promise<CustomFieldResponse[]> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const used = inUse(await lockFields(manager, entidad));
      if (used.length !== ids.length || !used.every(({ id }) => ids.includes(id))) {
        throw new DomainError('custom_fields_order_stale');
      }
      for (const [orden, id] of ids.entries()) await manager.update(CustomField, id, { orden });
      return (await listFields(manager)).map(toCustomFieldResponse);
    });
  }

  /**
   * The values of a record after a change; the record is locked. Its fields stay as they are until the transaction ends.
   * @param whole whether every field that is needed must have a value afterwards
   * @throws {DomainError} `validation_failed` with `campos.<clave>`.
   */
  async change(
    manager: EntityManager,
    noun: CustomFieldNoun,
    before: CustomFieldValues,
    asked: Readonly<Record<string, unknown>>,
    whole = false,
  ): Promise<{ campos: CustomFieldValues; changed: string[] }> {
    if (Object.keys(asked).length === 0 && !whole) return { campos: before, changed: [] };
    const fields = await listFields(manager, noun, 'pessimistic_read');
    const { values, changed, errors } = changedValues(fields, before, asked, whole);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return { campos: values, changed: changed.map(({ etiqueta }) => etiqueta.es) };
  }

  /**
   * The same of a form of the candidate, which changes only the fields that it asks for, and needs some of them.
   * @param asked absent: the form does not know of them
   */
  async fromForm(
    manager: EntityManager,
    noun: 'persona' | 'candidatura',
    departamento: string,
    before: CustomFieldValues,
    asked: Readonly<Record<string, unknown>> | undefined,
  ): Promise<{ campos: CustomFieldValues; changed: string[] }> {
    if (!asked) return { campos: before, changed: [] };
    const fields = (await listFields(manager, noun, 'pessimistic_read')).filter(
      (field) => isAsked(field) && isAskedIn(field, departamento),
    );
    // A form that was open when a field was archived keeps its answer; what is asked no more, or is gone, stops nobody.
    const given = fields.flatMap(({ clave }) => (Object.hasOwn(asked, clave) ? [[clave, asked[clave]]] : []));
    const answers = Object.fromEntries(given) as typeof asked;
    const { values, changed, errors } = changedValues(fields, before, answers, true, `campos.${noun}.`, true);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return { campos: values, changed: changed.map(({ etiqueta }) => etiqueta.es) };
  }

  /** What candidates may read, in their language: the fields that the form asks, and the values of a record. */
  async forCandidates(language: SiteLanguage): Promise<ShownFields> {
    const shown = inUse(await listFields(this.dataSource.manager)).filter(
      ({ visible_para }) => visible_para === 'candidato',
    );
    return {
      asked: shown.filter(isAsked).map((field) => toAskedField(field, language)),
      told: (noun, values) => tellValues(shown, noun, values, language),
    };
  }

  /** What managers read of an application to an opening of theirs: of the person first. */
  async forTeam(persona: CustomFieldValues, candidatura: CustomFieldValues): Promise<ToldValue[]> {
    const shown = inUse(await listFields(this.dataSource.manager)).filter(({ lo_ve_equipo }) => lo_ve_equipo);
    return [...tellValues(shown, 'persona', persona), ...tellValues(shown, 'candidatura', candidatura)];
  }

  private async departmentCodes(): Promise<string[]> {
    return (await this.departments.list()).map(({ codigo }) => codigo);
  }

  private record(
    manager: EntityManager,
    { id, entidad, etiqueta }: CustomField,
    actor: Actor,
    action: string,
    what: string,
  ): Promise<void> {
    return this.logs.record(manager, {
      actorId: actor.userId,
      action,
      details: `${what}: ${etiqueta.es} (${CUSTOM_FIELD_NOUN_LABEL[entidad]})`,
      entity: 'custom-fields',
      entityId: id,
    });
  }
}

/** What candidates may read of the company's own fields. */
export interface ShownFields {
  asked: AskedField[];
  told: (noun: CustomFieldNoun, values: CustomFieldValues) => ToldValue[];
}

const tellValues = (
  fields: readonly CustomField[],
  noun: CustomFieldNoun,
  values: CustomFieldValues,
  language?: SiteLanguage,
): ToldValue[] =>
  toldValues(
    fields.filter(({ entidad }) => entidad === noun),
    values,
    language,
  ).map(({ copy: _copy, ...told }) => told);

/** Where a field is asked and read; what a request leaves out: human resources alone. */
const placed = ({
  donde = 'rrhh',
  visible_para = 'rrhh',
  lo_ve_equipo = false,
  en_listas = false,
  departamentos = [],
}: Partial<CustomFieldRequest>) => ({ donde, visible_para, lo_ve_equipo, en_listas, departamentos });

const isAsked = ({ donde }: CustomField): boolean => CUSTOM_FIELD_PLACES[donde].step !== null;

/** By noun in their order, archived ones last. */
export async function listFields(
  manager: EntityManager,
  entidad?: CustomFieldNoun,
  lock?: 'pessimistic_read' | 'pessimistic_write',
): Promise<CustomField[]> {
  return manager.find(CustomField, {
    where: entidad ? { entidad } : {},
    order: { entidad: 'ASC', archivado_at: { direction: 'ASC', nulls: 'FIRST' }, orden: 'ASC', clave: 'ASC' },
    ...(lock ? { lock: { mode: lock } } : {}),
  });
}

/** Locks the fields of a noun, those too that a concurrent write would add. */
async function lockFields(manager: EntityManager, noun: CustomFieldNoun): Promise<CustomField[]> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`campos:${noun}`]);
  return listFields(manager, noun, 'pessimistic_write');
}

async function lockOne(
  manager: EntityManager,
  id: string,
): Promise<{ before: CustomField; all: CustomField[] }> {
  const seen = await manager.findOneBy(CustomField, { id });
  const all = seen ? await lockFields(manager, seen.entidad) : [];
  const before = all.find((one) => one.id === id);
  if (!before) throw new DomainError('custom_field_not_found');
  return { before, all };
}

const inUse = (fields: readonly CustomField[]): CustomField[] =>
  fields.filter(({ archivado_at }) => archivado_at === null);

const tooMany = (): DomainError =>
  new DomainError('custom_fields_limit', { max: CUSTOM_FIELD_LIMITS.fields });

function assertDefinition(...of: Parameters<typeof definitionErrors>): void {
  const errors = definitionErrors(...of);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Whether a record has a value of the field, deleted ones too: they are still held. */
async function hasValues(manager: EntityManager, { entidad, clave }: CustomField): Promise<boolean> {
  const found = await db(manager)
    .selectFrom(TABLE[entidad])
    .where(sql<boolean>`campos ? ${clave}`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Refuses to take an option away that a record has. */
async function assertFree(
  manager: EntityManager,
  { entidad, clave, opciones }: CustomField,
  kept: readonly { clave: string }[],
): Promise<void> {
  for (const option of opciones.filter((one) => !kept.some((other) => other.clave === one.clave))) {
    const found = await db(manager)
      .selectFrom(TABLE[entidad])
      // `?` finds a text as well as an item of a list.
      .where(sql<boolean>`campos -> ${clave} ? ${option.clave}`)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (found) throw invalid({ opciones: [`Ya hay fichas con «${option.texto.es}»: no se puede quitar`] });
  }
}
