import type { VacancyEstado } from '@hiring/contract';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { Injectable } from '@nestjs/common';
import { type Expression, sql, type SqlBool } from 'kysely';
import { type DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { containing } from '../platform/http/lists/search-words.js';
import { every, rowOf } from '../platform/database/sql/conditions.js';
import { db } from '../platform/database/sql/db.js';
import {
  countCapped,
  findPage,
  type FoundPage,
  inOrder,
  isAfter,
  type OrderKey,
} from '../platform/database/sql/list-page.js';
import { isAnyOf, isOneOf, sumOf } from '../platform/database/sql/scalars.js';
import type { Position } from '../platform/http/lists/cursor.js';
import type { Direction, Window } from '../platform/http/lists/list-query.js';
import { conditionsOf, IS_PUBLIC, type VacancyFilter } from './list/vacancy-filter.js';
import { Vacancy } from './vacancy.entity.js';

export interface VacancyPage {
  vacancies: Vacancy[];
  /** Null: more than COUNT_CAP, or not requested. */
  total: number | null;
  next: Position | null;
}

export interface VacancyWord {
  /** As `searchWords` gives it. */
  text: string;
  /** Codes of the departments whose names have the word. */
  departamentos: string[];
  /** States that begin with the word. */
  estados: VacancyEstado[];
}

/** A search first looks at this many rows of the order: enough for a page of a common word. */
const FIRST_ROWS = 2000;

const v = rowOf<'vacantes', 'v'>();
const ID = v.ref('v.id');

export interface VacancySort {
  field: 'fecha_publicacion' | 'updated_at';
  direction: Direction;
}

const COLUMNS = { fecha_publicacion: 'v.fecha_publicacion', updated_at: 'v.modificado_at' } as const;

export const NEWEST_FIRST: VacancySort = { field: 'fecha_publicacion', direction: 'DESC' };

const staffKeys = ({ field, direction }: VacancySort): OrderKey[] => [
  { by: v.ref(COLUMNS[field]), type: 'timestamptz', direction },
  { by: ID, type: 'uuid', direction },
];
/** Featured first, except for programs that follow the changes. */
const publicKeys = (sort: VacancySort): OrderKey[] =>
  sort.field === 'updated_at'
    ? staffKeys(sort)
    : [{ by: v.ref('v.destacada'), type: 'boolean', direction: 'DESC' }, ...staffKeys(sort)];

const STAFF_KEYS: readonly OrderKey[] = staffKeys(NEWEST_FIRST);
/** The order of the public list and of its index. */
const PUBLIC_KEYS: readonly OrderKey[] = publicKeys(NEWEST_FIRST);

interface Narrowed {
  only: Expression<SqlBool>;
  keys: readonly OrderKey[];
  counted: boolean;
}

@Injectable()
export class VacanciesRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Vacancy) private readonly vacancies: Repository<Vacancy>,
  ) {}

  findById(id: string, manager: EntityManager = this.dataSource.manager): Promise<Vacancy | null> {
    return manager.findOneBy(Vacancy, { id });
  }

  /** Shared lock until the transaction ends: prevents changes, allows other shared locks. */
  findAndHold(manager: EntityManager, id: string): Promise<Vacancy | null> {
    return manager.findOne(Vacancy, { where: { id }, lock: { mode: 'pessimistic_read' } });
  }

  /** Exclusive lock until the transaction ends. */
  findAndLock(manager: EntityManager, id: string): Promise<Vacancy | null> {
    return manager.findOne(Vacancy, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Counts applications up to one: whether there are any. */
  async countReceived(manager: EntityManager, id: string): Promise<number> {
    const rows = await db(manager)
      .selectFrom('aplicaciones_vacantes')
      .where('vacante_id', '=', id)
      .where('deleted_at', 'is', null)
      .select('id')
      .limit(1)
      .execute();
    return rows.length;
  }

  /** From the counters: vacancies by estado, featured ones, and all applications. */
  summary(): Promise<{ total: number; activas: number; destacadas: number; candidaturas: number }> {
    const states = sql<SqlBool>`name = 'vacancy_states'`;
    const sumIf = (condition: Expression<SqlBool>) =>
      sql<number>`coalesce(sum(value) filter (where ${condition}), 0)::int`;
    return db(this.dataSource)
      .selectFrom('counters')
      .where((eb) => isOneOf(eb.ref('name'), ['vacancy_states', 'vacancy_applications']))
      .select([
        sumIf(states).as('total'),
        sumIf(sql`${states} and k1 = 'activa'`).as('activas'),
        sumIf(sql`${states} and k2 = 'true'`).as('destacadas'),
        sumIf(sql`name = 'vacancy_applications'`).as('candidaturas'),
      ])
      .executeTakeFirstOrThrow();
  }

  listByIds(ids: string[]): Promise<Vacancy[]> {
    return this.vacancies.findBy({ id: In(ids) });
  }

  /** Active and visible, by default featured first, then newest. Counted up to COUNT_CAP unless `counted` is false. */
  listPublic(
    filter: VacancyFilter,
    window: Window,
    { counted = true, sort = NEWEST_FIRST }: { counted?: boolean; sort?: VacancySort } = {},
  ): Promise<VacancyPage> {
    return this.pageOf(filter, window, { only: IS_PUBLIC, keys: publicKeys(sort), counted });
  }

  /** Only the columns of a URL: there may be very many rows. */
  listPublicAddresses(limit: number): Promise<Pick<Vacancy, 'id' | 'updated_at'>[]> {
    return db(this.dataSource)
      .selectFrom('vacantes as v')
      .where(IS_PUBLIC)
      .orderBy(inOrder(PUBLIC_KEYS))
      .limit(limit)
      .select(['v.id', 'v.updated_at'])
      .execute();
  }

  /** All vacancies, by publication or by last change. */
  listAll(filter: VacancyFilter, window: Window, sort: VacancySort): Promise<VacancyPage> {
    return this.pageOf(filter, window, { only: every(), keys: staffKeys(sort), counted: true });
  }

  /** Newest first: each word is in the title, or is one of a department or a state. */
  async listByWords(words: readonly VacancyWord[], limit: number): Promise<Vacancy[]> {
    const rows = await db(this.dataSource)
      .selectFrom('vacantes as v')
      .where(
        every(
          // The index of `busqueda` finds the title among the other texts.
          ...words.map(({ text, departamentos, estados }) =>
            v.or([
              v.and([
                v('v.busqueda', 'like', containing(text)),
                sql<SqlBool>`search_text(v.titulo) like ${containing(text)}`,
              ]),
              isAnyOf(v.ref('v.departamento'), departamentos),
              isAnyOf(v.ref('v.estado'), estados),
            ]),
          ),
        ),
      )
      .orderBy(inOrder(STAFF_KEYS))
      .limit(limit)
      .select('v.id')
      .execute();
    return this.inOrder(rows.map(({ id }) => id));
  }

  /** Similar open vacancies: the same department first. */
  async listSimilar(departamento: string | null, exceptId: string | null, limit: number): Promise<Vacancy[]> {
    // Two short index scans instead of sorting all rows by similarity.
    const walk = (likeness: Expression<SqlBool>, place: number) => {
      const first = db(this.dataSource)
        .selectFrom('vacantes as v')
        .where(IS_PUBLIC)
        .where(likeness)
        .where(ID, 'is distinct from', exceptId)
        .orderBy(inOrder(PUBLIC_KEYS))
        .limit(limit)
        .select(['v.id', 'v.destacada', 'v.fecha_publicacion', sql.lit(place).as('place')]);
      return db(this.dataSource).selectFrom(first.as('v')).selectAll();
    };
    const rows = await walk(v('v.departamento', '=', departamento), 1)
      .unionAll(walk(v('v.departamento', 'is distinct from', departamento), 2))
      .orderBy('place')
      .orderBy('destacada', 'desc')
      .orderBy('fecha_publicacion', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return this.inOrder(rows.map(({ id }) => id));
  }

  /** Applications of each of these vacancies, from the counters. */
  async countApplications(ids: string[]): Promise<Map<string, number>> {
    const rows = await db(this.dataSource)
      .selectFrom('counters')
      .where('name', '=', 'vacancy_applications')
      .where((eb) => isAnyOf(eb.ref('k1'), ids))
      .groupBy('k1')
      .select((eb) => ['k1', sumOf(eb.ref('value')).as('total')])
      .execute();
    return new Map(rows.map(({ k1, total }) => [k1, total]));
  }

  private async pageOf(filter: VacancyFilter, window: Window, of: Narrowed): Promise<VacancyPage> {
    const { ids, total, next } = await this.find(filter, window, of);
    return { vacancies: await this.inOrder(ids), total, next };
  }

  private async find(
    filter: VacancyFilter,
    window: Window,
    { only, keys, counted }: Narrowed,
  ): Promise<FoundPage> {
    const all = db(this.dataSource).selectFrom('vacantes as v').where(only);
    const wanted = all.where(conditionsOf(filter));
    const page = { id: ID, keys, window };
    if (filter.q) {
      const { after } = window;
      const first = all
        .where(every(after && isAfter(keys, after)))
        .selectAll('v')
        .orderBy(inOrder(keys))
        .limit(FIRST_ROWS);
      const early = await findPage(
        this.dataSource,
        db(this.dataSource).selectFrom(first.as('v')).where(conditionsOf(filter)),
        { ...page, window: { ...window, after: null }, counted: false },
      );
      if (early.ids.length === window.limit) {
        return { ...early, total: counted && !after ? await countCapped(this.dataSource, wanted) : null };
      }
    }
    return findPage(this.dataSource, wanted, { ...page, counted });
  }

  private async inOrder(ids: string[]): Promise<Vacancy[]> {
    if (ids.length === 0) return [];
    const byId = new Map((await this.listByIds(ids)).map((vacancy) => [vacancy.id, vacancy]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
