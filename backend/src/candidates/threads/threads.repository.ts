import { THREAD_LIMITS, type ThreadAuthor } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { Candidate } from '../people/candidate.entity.js';
import { nextOf, orderOf, placeOf, seekAfter, type SortKey } from '../../platform/database/seek.js';
import type { Position } from '../../platform/http/lists/cursor.js';
import { COUNT_CAP, type Window } from '../../platform/http/lists/list-query.js';
import { ThreadAttachment } from './thread-attachment.entity.js';
import { ThreadMessage } from './thread-message.entity.js';
import { Thread } from './thread.entity.js';

export type ThreadPerson = Pick<
  Candidate,
  'id' | 'user_id' | 'nombre' | 'apellidos' | 'email' | 'aplicacion_actual_id'
>;

const PERSON = {
  id: true,
  user_id: true,
  nombre: true,
  apellidos: true,
  email: true,
  aplicacion_actual_id: true,
} as const;

interface ThreadRecord extends Pick<Thread, 'candidato_id' | 'mensajes' | 'ultimo_autor' | 'ultimo_at'> {
  nombre: string;
  apellidos: string;
  sin_leer_rrhh: number;
}

export interface ThreadListQuery extends Window {
  unreadOnly: boolean;
  /** Only those of these candidates. */
  ids: string[] | null;
}

type PlacedThread = ThreadRecord & { place: Position };

/** Threads with something unread first, then the newest. */
const KEYS: readonly SortKey[] = [
  { sql: '(h.sin_leer_rrhh > 0)', type: 'boolean', direction: 'DESC' },
  { sql: 'h.ultimo_at', type: 'timestamptz', direction: 'DESC' },
  { sql: 'h.candidato_id', type: 'uuid', direction: 'DESC' },
];

@Injectable()
export class ThreadsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  findPersonOfUser(userId: string): Promise<ThreadPerson | null> {
    return this.dataSource.manager.findOne(Candidate, {
      where: { user_id: userId, deleted_at: IsNull() },
      select: PERSON,
    });
  }

  findPerson(candidateId: string): Promise<ThreadPerson | null> {
    return this.dataSource.manager.findOne(Candidate, {
      where: { id: candidateId, deleted_at: IsNull() },
      select: PERSON,
    });
  }

  find(candidateId: string): Promise<Thread | null> {
    return this.dataSource.manager.findOneBy(Thread, { candidato_id: candidateId });
  }

  /** The last page of messages, or the one before a message; oldest first. */
  async page(candidateId: string, before?: number): Promise<{ messages: ThreadMessage[]; more: boolean }> {
    const found = await this.dataSource.manager.find(ThreadMessage, {
      where: { candidato_id: candidateId, ...(before ? { orden: LessThan(before) } : {}) },
      relations: { adjuntos: { archivo: true }, autor_user: true },
      order: { orden: 'DESC' },
      take: THREAD_LIMITS.page + 1,
    });
    const more = found.length > THREAD_LIMITS.page;
    return { messages: found.slice(0, THREAD_LIMITS.page).reverse(), more };
  }

  findMessage(manager: EntityManager, causa: string): Promise<ThreadMessage | null> {
    return manager.findOne(ThreadMessage, {
      where: { causa },
      relations: { adjuntos: { archivo: true }, autor_user: true },
    });
  }

  findAttachment(id: string): Promise<ThreadAttachment | null> {
    return this.dataSource.manager.findOne(ThreadAttachment, {
      where: { archivo_id: id },
      relations: { archivo: true, mensaje: true },
    });
  }

  /**
   * The thread, begun if there is none, locked until the transaction ends. The person's row is held first, as an
   * erasure takes them. Null: the person is gone.
   */
  async lock(manager: EntityManager, candidateId: string): Promise<Thread | null> {
    const held = await manager.query<unknown[]>(
      `SELECT 1 FROM candidates WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE`,
      [candidateId],
    );
    if (held.length === 0) return null;
    await manager.query(`INSERT INTO hilos (candidato_id) VALUES ($1) ON CONFLICT DO NOTHING`, [candidateId]);
    return manager.findOneOrFail(Thread, {
      where: { candidato_id: candidateId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Marks what the other side wrote up to a message as read; the ids of those that were not. */
  async markRead(
    manager: EntityManager,
    {
      candidateId,
      reader,
      upTo,
      now,
    }: { candidateId: string; reader: ThreadAuthor; upTo: number; now: Date },
  ): Promise<string[]> {
    const column = reader === 'rrhh' ? 'leido_rrhh_at' : 'leido_candidato_at';
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE mensajes_hilo SET ${column} = $3
       WHERE candidato_id = $1 AND orden <= $2 AND ${column} IS NULL RETURNING id`,
      [candidateId, upTo, now],
    );
    return rows.map(({ id }) => id);
  }

  /** Threads with something unread first, then the newest. */
  async list(
    query: ThreadListQuery,
  ): Promise<{ rows: PlacedThread[]; total: number | null; next: Position | null }> {
    const unread = query.unreadOnly ? ' AND h.sin_leer_rrhh > 0' : '';
    const where = `h.mensajes > 0 AND c.deleted_at IS NULL${unread} AND ($1::uuid[] IS NULL OR h.candidato_id = ANY($1))`;
    const from = `FROM hilos h JOIN candidates c ON c.id = h.candidato_id WHERE ${where}`;
    const values: unknown[] = [query.ids, query.offset, query.limit];
    const seek = query.after
      ? ` AND ${seekAfter(KEYS, query.after, (value) => `$${values.push(value)}`)}`
      : '';
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<PlacedThread[]>(
        `SELECT h.candidato_id, h.mensajes, h.ultimo_autor, h.ultimo_at, h.sin_leer_rrhh, c.nombre, c.apellidos,
           ${placeOf(KEYS)} ${from}${seek} ORDER BY ${orderOf(KEYS)} OFFSET $2 LIMIT $3`,
        values,
      ),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM (SELECT 1 ${from} LIMIT $2) AS few`,
        [query.ids, COUNT_CAP + 1],
      ),
    ]);
    const total = counted?.total ?? 0;
    return { rows, total: total > COUNT_CAP ? null : total, next: nextOf(rows, query.limit) };
  }

  listOfCandidate(manager: EntityManager, candidateId: string): Promise<ThreadMessage[]> {
    return manager.find(ThreadMessage, {
      where: { candidato_id: candidateId },
      relations: { adjuntos: { archivo: true } },
      order: { orden: 'ASC' },
    });
  }
}
