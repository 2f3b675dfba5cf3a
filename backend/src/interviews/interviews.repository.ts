import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Expression, sql, type SqlBool } from 'kysely';
import { DataSource, type EntityManager, In, IsNull, MoreThan, type Repository } from 'typeorm';
import { every, rowOf } from '../platform/database/sql/conditions.js';
import { db } from '../platform/database/sql/db.js';
import { findPage, type OrderKey } from '../platform/database/sql/list-page.js';
import { isOneOf } from '../platform/database/sql/scalars.js';
import type { Position } from '../platform/http/lists/cursor.js';
import type { Direction, Window } from '../platform/http/lists/list-query.js';
import { containing, searchWords } from '../platform/http/lists/search-words.js';
import { Interview } from './interview.entity.js';
import { panelOf } from './panel/panel.js';
import type { Participant } from './panel/participant.entity.js';
import { InterviewRequest } from './replies/interview-request.entity.js';

/** An interview with the request for another time. */
export interface InterviewRecord {
  interview: Interview;
  request: InterviewRequest | null;
  /** All who hold it. */
  panel: Participant[];
}

export interface InterviewListQuery extends Window {
  sort: { field: 'inicio' | 'updated_at'; direction: Direction };
  /** Changed since then. */
  since: Date | null;
  equal: Partial<Record<(typeof EQUAL)[number], string>>;
  from: Date | null;
  /** Not included. */
  until: Date | null;
  q: string;
}

const EQUAL = ['candidato_id', 'aplicacion_id', 'estado', 'tipo', 'entrevistador_id'] as const;
const i = rowOf<'interviews', 'i'>();
const LIVE = ['programada', 'confirmada'] as const;
const isLive = isOneOf(i.ref('i.estado'), LIVE);

/** SQL conditions of a filter on `interviews i`; of an interviewer, those that they hold with others too. */
export const isEqual = (equal: InterviewListQuery['equal']): (Expression<SqlBool> | undefined)[] =>
  EQUAL.map((name) => {
    const value = equal[name];
    if (value === undefined) return undefined;
    if (name === 'entrevistador_id') return isHeldBy(value);
    return i(i.ref(`i.${name}`).$castTo<string>(), '=', value);
  });
const isHeldBy = (userId: string): Expression<SqlBool> =>
  i.exists(
    i
      .selectFrom('entrevista_participantes as p')
      .whereRef('p.entrevista_id', '=', 'i.id')
      .where('p.usuario_id', '=', userId)
      .select('p.id'),
  );

const LOADED = { candidato: true, aplicacion: { vacante: true } } as const;

@Injectable()
export class InterviewsRepository {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Interview) private readonly interviews: Repository<Interview>,
    @InjectRepository(InterviewRequest) private readonly interviewRequests: Repository<InterviewRequest>,
  ) {}

  async list(
    query: InterviewListQuery,
  ): Promise<{ records: InterviewRecord[]; total: number | null; next: Position | null }> {
    const words = searchWords(query.q);
    const from = db(this.dataSource)
      .selectFrom('interviews as i')
      .where(
        every(
          i('i.deleted_at', 'is', null),
          ...isEqual(query.equal),
          query.from && i('i.inicio', '>=', query.from),
          query.until && i('i.inicio', '<', query.until),
          query.since && i('i.modificado_at', '>=', query.since),
        ),
      )
      .$if(words.length > 0, (all) =>
        all
          .innerJoin('candidates as c', 'c.id', 'i.candidato_id')
          .where((eb) => every(...words.map((word) => eb('c.busqueda', 'like', containing(word))))),
      );
    const { field, direction } = query.sort;
    const keys: OrderKey[] = [
      { by: i.ref(field === 'inicio' ? 'i.inicio' : 'i.modificado_at'), type: 'timestamptz', direction },
      { by: i.ref('i.id'), type: 'uuid', direction },
    ];
    const { ids, total, next } = await findPage(this.dataSource, from, {
      id: i.ref('i.id'),
      keys,
      window: query,
    });
    return { records: await this.listByIds(ids), total, next };
  }

  /** Interviews of people whom the index of the search finds: live ones to come, soonest first, then the others, latest first. */
  async listOfPeople(todo: string, now: Date, limit: number): Promise<InterviewRecord[]> {
    if (todo === '') return [];
    const toCome = sql<boolean>`(i.inicio >= ${now} and ${isLive})`;
    const rows = await db(this.dataSource)
      .with(
        (cte) => cte('matches').materialized(),
        (on) =>
          on
            .selectFrom('busqueda_candidatos')
            .where(sql<SqlBool>`vector @@ ${todo}::tsquery`)
            .select('candidato_id'),
      )
      .selectFrom('matches')
      .innerJoin('interviews as i', 'i.candidato_id', 'matches.candidato_id')
      .innerJoin('candidates as c', 'c.id', 'i.candidato_id')
      .where('i.deleted_at', 'is', null)
      .where('c.deleted_at', 'is', null)
      .where('c.retirada_at', 'is', null)
      .orderBy(toCome, 'desc')
      .orderBy(sql`case when ${toCome} then i.inicio end`)
      .orderBy('i.inicio', 'desc')
      .orderBy('i.id')
      .limit(limit)
      .select('i.id')
      .execute();
    return this.listByIds(rows.map(({ id }) => id));
  }

  /** In the order of the ids; missing ones are left out. */
  async listByIds(ids: string[]): Promise<InterviewRecord[]> {
    const { manager } = this.dataSource;
    const found = await manager.find(Interview, {
      where: { id: In(ids), deleted_at: IsNull() },
      relations: LOADED,
      withDeleted: true,
    });
    const byId = new Map((await this.withRequests(found)).map((record) => [record.interview.id, record]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async findById(id: string): Promise<InterviewRecord | null> {
    return (await this.listByIds([id]))[0] ?? null;
  }

  /** Interviews of this account's person, latest first. */
  async listOfUser(userId: string): Promise<InterviewRecord[]> {
    const found = await this.interviews.find({
      where: { candidato: { user_id: userId, deleted_at: IsNull() }, deleted_at: IsNull() },
      order: { inicio: 'DESC', id: 'DESC' },
      take: 100,
    });
    return this.withRequests(found);
  }

  async findOfUser(userId: string, id: string): Promise<InterviewRecord | null> {
    const found = await this.interviews.find({
      where: { id, candidato: { user_id: userId, deleted_at: IsNull() }, deleted_at: IsNull() },
    });
    return (await this.withRequests(found))[0] ?? null;
  }

  /** Ids of an application's live interviews in the future. */
  async listAheadOfApplication(manager: EntityManager, applicationId: string, now: Date): Promise<string[]> {
    const rows = await manager.find(Interview, {
      where: {
        aplicacion_id: applicationId,
        deleted_at: IsNull(),
        inicio: MoreThan(now),
        estado: In(LIVE),
      },
      select: { id: true },
      order: { inicio: 'ASC', id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  /**
   * Ids of future interviews that end with a rejected application: live ones, and those that ended with it without
   * a message of their own, so that a repeated rejection message includes them. None while it is not rejected.
   */
  async listEndingWithRejection(manager: EntityManager, applicationId: string, now: Date): Promise<string[]> {
    const rows = await db(manager)
      .selectFrom('interviews as i')
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
      .where('i.aplicacion_id', '=', applicationId)
      .where('a.estado', '=', 'rechazada')
      .where('i.deleted_at', 'is', null)
      .where('i.inicio', '>', now)
      .where((eb) =>
        eb.or([
          isLive,
          eb.and([
            eb('i.estado', '=', 'cancelada'),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('correos as c')
                  .whereRef('c.entrevista_id', '=', 'i.id')
                  .where('c.plantilla', '=', 'entrevista_cancelada')
                  .where('c.estado', '<>', 'cancelado'),
              ),
            ),
          ]),
        ]),
      )
      .orderBy('i.inicio')
      .orderBy('i.id')
      .select('i.id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Applications whose rejection was told some time ago but which have live future interviews: the rejection had no
   * message, or its message is gone.
   */
  async listRejectedWithInterviews(now: Date, since: Date, limit: number): Promise<string[]> {
    const rows = await db(this.dataSource)
      .selectFrom('interviews as i')
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
      .where('i.inicio', '>', now)
      .where(isLive)
      .where('i.deleted_at', 'is', null)
      .where('a.estado', '=', 'rechazada')
      .where('a.estado_candidato', '=', 'rechazada')
      .where('a.deleted_at', 'is', null)
      .where('a.updated_at', '<=', since)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('correos as c')
              .whereRef('c.aplicacion_id', '=', 'a.id')
              .where('c.plantilla', '=', 'rechazo')
              .where((of) =>
                of.or([
                  isOneOf(of.ref('c.estado'), ['pendiente', 'enviando']),
                  of.and([of('c.estado', '=', 'omitido'), of('c.reclamado_at', 'is', null)]),
                ]),
              ),
          ),
        ),
      )
      .select('a.id')
      .distinct()
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Locked until the transaction ends; lock the application first (ApplicationProcess.lock). */
  async lock(manager: EntityManager, id: string): Promise<Interview | null> {
    const interview = await this.lockEvenDeleted(manager, id);
    return interview?.deleted_at ? null : interview;
  }

  /** A deleted one may still come back. */
  lockEvenDeleted(manager: EntityManager, id: string): Promise<Interview | null> {
    return manager.findOne(Interview, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Live interviews that may need a reminder: first ones up to `until`, second ones up to `soon`; soonest first. */
  listForReminder(
    manager: EntityManager,
    { now, until, soon, limit }: { now: Date; until: Date; soon: Date; limit: number },
  ): Promise<{ id: string; aplicacion_id: string }[]> {
    return db(manager)
      .selectFrom('interviews as i')
      .where('i.inicio', '>', now)
      .where('i.inicio', '<=', until)
      .where(isLive)
      .where('i.deleted_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('i.recordatorio_de', 'is distinct from', eb.ref('i.inicio')),
          eb.and([
            eb('i.inicio', '<=', soon),
            eb('i.recordatorio_2h_de', 'is distinct from', eb.ref('i.inicio')),
          ]),
        ]),
      )
      .orderBy('i.inicio')
      .limit(limit)
      .select(['i.id', 'i.aplicacion_id'])
      .execute();
  }

  private async withRequests(interviews: Interview[]): Promise<InterviewRecord[]> {
    const ids = interviews.map(({ id }) => id);
    const [requests, panel] = await Promise.all([
      this.interviewRequests.findBy({ entrevista_id: In(ids) }),
      panelOf(this.dataSource.manager, ids),
    ]);
    return interviews.map((interview) => ({
      interview,
      panel: panel.filter(({ entrevista_id }) => entrevista_id === interview.id),
      request:
        requests.find(
          ({ entrevista_id, inicio }) =>
            entrevista_id === interview.id && inicio.getTime() === interview.inicio.getTime(),
        ) ?? null,
    }));
  }
}
