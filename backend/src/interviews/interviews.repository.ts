import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { nextOf, orderOf, placeOf, seekAfter, type SortKey } from '../platform/database/seek.js';
import type { Position } from '../platform/http/lists/cursor.js';
import { COUNT_CAP, type Direction, type Window } from '../platform/http/lists/list-query.js';
import { searchWords } from '../platform/http/lists/search-words.js';
import { Interview } from './interview.entity.js';
import { InterviewRequest } from './answers/interview-request.entity.js';

/** An interview with what the person asked for instead of its beginning. */
export interface InterviewRecord {
  interview: Interview;
  request: InterviewRequest | null;
}

export interface InterviewListQuery extends Window {
  sort: { field: 'inicio' | 'updated_at'; direction: Direction };
  /** Changed since then. */
  since: Date | null;
  equal: Partial<Record<'candidato_id' | 'aplicacion_id' | 'estado' | 'tipo' | 'entrevistador_id', string>>;
  from: Date | null;
  /** Not included. */
  until: Date | null;
  q: string;
}

const LOADED = { candidato: true, aplicacion: { vacante: true } } as const;

@Injectable()
export class InterviewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list(
    query: InterviewListQuery,
  ): Promise<{ records: InterviewRecord[]; total: number | null; next: Position | null }> {
    const values: unknown[] = [];
    const conditions = ['i.deleted_at IS NULL'];
    const add = (condition: string, value: unknown): void => {
      values.push(value);
      conditions.push(condition.replace('?', `$${values.length}`));
    };
    for (const [name, value] of Object.entries(query.equal)) add(`i.${name} = ?`, value);
    if (query.from) add('i.inicio >= ?', query.from);
    if (query.until) add('i.inicio < ?', query.until);
    if (query.since) add('i.modificado_at >= ?', query.since);
    const words = searchWords(query.q);
    for (const word of words) add('c.busqueda LIKE ?', `%${word}%`);
    const { offset, limit, after } = query;
    const { field, direction } = query.sort;
    const keys: SortKey[] = [
      { sql: field === 'inicio' ? 'i.inicio' : 'i.modificado_at', type: 'timestamptz', direction },
      { sql: 'i.id', type: 'uuid', direction },
    ];
    if (after) conditions.push(seekAfter(keys, after, (value) => `$${values.push(value)}`));
    const from = `FROM interviews i${words.length > 0 ? ' JOIN candidates c ON c.id = i.candidato_id' : ''}
      WHERE ${conditions.join(' AND ')}`;
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<{ id: string; place: Position }[]>(
        `SELECT i.id, ${placeOf(keys)} ${from} ORDER BY ${orderOf(keys)} OFFSET ${offset} LIMIT ${limit}`,
        values,
      ),
      after
        ? []
        : this.dataSource.query<{ total: number }[]>(
            `SELECT count(*)::int AS total FROM (SELECT 1 ${from} LIMIT ${COUNT_CAP + 1}) counted`,
            values,
          ),
    ]);
    const total = counted && counted.total <= COUNT_CAP ? counted.total : null;
    return { records: await this.listByIds(rows.map(({ id }) => id)), total, next: nextOf(rows, limit) };
  }

  /** In the order of the ids; those that are gone are left out. */
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

  /** Those of this account's person, the latest first. */
  async listOfUser(userId: string): Promise<InterviewRecord[]> {
    const found = await this.dataSource.manager.find(Interview, {
      where: { candidato: { user_id: userId, deleted_at: IsNull() }, deleted_at: IsNull() },
      order: { inicio: 'DESC', id: 'DESC' },
      take: 100,
    });
    return this.withRequests(found);
  }

  async findOfUser(userId: string, id: string): Promise<InterviewRecord | null> {
    const found = await this.dataSource.manager.find(Interview, {
      where: { id, candidato: { user_id: userId, deleted_at: IsNull() }, deleted_at: IsNull() },
    });
    return (await this.withRequests(found))[0] ?? null;
  }

  /** Ids of live interviews of an application that have not begun. */
  async listAheadOfApplication(manager: EntityManager, applicationId: string, now: Date): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM interviews WHERE aplicacion_id = $1 AND deleted_at IS NULL AND inicio > $2
         AND estado IN ('programada', 'confirmada') ORDER BY inicio, id`,
      [applicationId, now],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Ids of interviews to come that a rejected application takes with it: live ones, and those that ended with it and
   * had no message of their own, so that a rejection that is sent again tells of them too. None while it is not rejected.
   */
  async listEndingWithRejection(manager: EntityManager, applicationId: string, now: Date): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT i.id FROM interviews i JOIN aplicaciones_vacantes a ON a.id = i.aplicacion_id
       WHERE i.aplicacion_id = $1 AND a.estado = 'rechazada' AND i.deleted_at IS NULL AND i.inicio > $2
         AND (i.estado IN ('programada', 'confirmada') OR i.estado = 'cancelada' AND NOT EXISTS (
           SELECT 1 FROM correos c WHERE c.entrevista_id = i.id AND c.plantilla = 'entrevista_cancelada'
             AND c.estado <> 'cancelado'))
       ORDER BY i.inicio, i.id`,
      [applicationId, now],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Applications whose rejection was told a while ago and which still have live interviews ahead: a rejection without a
   * message, or whose message left no trace.
   */
  async listRejectedWithInterviews(now: Date, since: Date, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT DISTINCT a.id FROM interviews i JOIN aplicaciones_vacantes a ON a.id = i.aplicacion_id
       WHERE i.inicio > $1 AND i.estado IN ('programada', 'confirmada') AND i.deleted_at IS NULL
         AND a.estado = 'rechazada' AND a.estado_candidato = 'rechazada' AND a.deleted_at IS NULL
         AND a.updated_at <= $2
         AND NOT EXISTS (SELECT 1 FROM correos c WHERE c.aplicacion_id = a.id AND c.plantilla = 'rechazo'
           AND (c.estado IN ('pendiente', 'enviando') OR c.estado = 'omitido' AND c.reclamado_at IS NULL))
       LIMIT $3`,
      [now, since, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Locked until the transaction ends; the application is locked first (ApplicationProcess.lock). */
  lock(manager: EntityManager, id: string): Promise<Interview | null> {
    return manager.findOne(Interview, {
      where: { id, deleted_at: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Live interviews of which a reminder may be due: first ones up to `until`, second ones up to `soon`; the soonest first. */
  listForReminder(
    manager: EntityManager,
    { now, until, soon, limit }: { now: Date; until: Date; soon: Date; limit: number },
  ): Promise<{ id: string; aplicacion_id: string }[]> {
    return manager.query(
      `SELECT i.id, i.aplicacion_id FROM interviews i
       WHERE i.inicio > $1 AND i.inicio <= $2 AND i.estado IN ('programada', 'confirmada')
         AND i.deleted_at IS NULL AND (i.recordatorio_de IS DISTINCT FROM i.inicio
           OR i.inicio <= $3 AND i.recordatorio_2h_de IS DISTINCT FROM i.inicio)
       ORDER BY i.inicio LIMIT $4`,
      [now, until, soon, limit],
    );
  }

  private async withRequests(interviews: Interview[]): Promise<InterviewRecord[]> {
    const requests = await this.dataSource.manager.findBy(InterviewRequest, {
      entrevista_id: In(interviews.map(({ id }) => id)),
    });
    return interviews.map((interview) => ({
      interview,
      request:
        requests.find(
          ({ entrevista_id, inicio }) =>
            entrevista_id === interview.id && inicio.getTime() === interview.inicio.getTime(),
        ) ?? null,
    }));
  }
}
