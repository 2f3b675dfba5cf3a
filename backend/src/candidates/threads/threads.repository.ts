import { THREAD_LIMITS, type ThreadAuthor } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { sql } from 'kysely';
import { Candidate } from '../people/candidate.entity.js';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { findJoined } from '../../platform/database/find-joined.js';
import { together } from '../../platform/database/transactions/together.js';
import { db, statement } from '../../platform/database/sql/db.js';
import {
  countCapped,
  inOrder,
  isAfter,
  nextOf,
  type OrderKey,
  placeOf,
} from '../../platform/database/sql/list-page.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import type { Window } from '../../platform/http/lists/list-query.js';
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

const begin = statement((on, { candidateId }: { candidateId: string }) =>
  on
    .insertInto('hilos')
    .values({ candidato_id: candidateId })
    .onConflict((conflict) => conflict.doNothing()),
);
const lockOf = statement((on, { candidateId }: { candidateId: string }) =>
  on.selectFrom('hilos').where('candidato_id', '=', candidateId).selectAll().forUpdate(),
);

export interface ThreadListQuery extends Window {
  unreadOnly: boolean;
  /** Only those of these candidates. */
  ids: string[] | null;
}

const h = rowOf<'hilos', 'h'>();
/** Threads with something unread first, then the newest. */
const KEYS: readonly OrderKey[] = [
  { by: sql`(h.sin_leer_rrhh > 0)`, type: 'boolean', direction: 'DESC' },
  { by: h.ref('h.ultimo_at'), type: 'timestamptz', direction: 'DESC' },
  { by: h.ref('h.candidato_id'), type: 'uuid', direction: 'DESC' },
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

  async getMessage(manager: EntityManager, id: string): Promise<ThreadMessage> {
    const relations = { adjuntos: { archivo: true }, autor_user: true };
    const message = await findJoined(manager, ThreadMessage, { where: { id }, relations });
    if (!message) throw new Error('the message was not found');
    return message;
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
    const held = await db(manager)
      .selectFrom('candidates')
      .where('id', '=', candidateId)
      .where('deleted_at', 'is', null)
      .select('id')
      .forKeyShare()
      .executeTakeFirst();
    if (!held) return null;
    const [, [thread]] = await together([begin(manager, { candidateId }), lockOf(manager, { candidateId })]);
    return thread ?? null;
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
    const rows = await db(manager)
      .updateTable('mensajes_hilo')
      .set({ [column]: now })
      .where('candidato_id', '=', candidateId)
      .where('orden', '<=', upTo)
      .where(column, 'is', null)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Threads with something unread first, then the newest. */
  async list({ unreadOnly, ids, offset, limit, after }: ThreadListQuery) {
    const from = db(this.dataSource)
      .selectFrom('hilos as h')
      .innerJoin('candidates as c', 'c.id', 'h.candidato_id')
      .where('h.mensajes', '>', 0)
      .where('c.deleted_at', 'is', null)
      .where(every(unreadOnly && h('h.sin_leer_rrhh', '>', 0), ids && isAnyOf(h.ref('h.candidato_id'), ids)));
    const [rows, total] = await Promise.all([
      from
        .where(every(after && isAfter(KEYS, after)))
        .select(['h.candidato_id', 'h.mensajes', 'h.ultimo_autor', 'h.ultimo_at', 'h.sin_leer_rrhh'])
        .select(['c.nombre', 'c.apellidos', placeOf(KEYS).as('place')])
        .orderBy(inOrder(KEYS))
        .offset(offset)
        .limit(limit)
        .execute(),
      countCapped(this.dataSource, from),
    ]);
    return { rows, total, next: nextOf(rows, limit) };
  }

  listOfCandidate(manager: EntityManager, candidateId: string): Promise<ThreadMessage[]> {
    return manager.find(ThreadMessage, {
      where: { candidato_id: candidateId },
      relations: { adjuntos: { archivo: true } },
      order: { orden: 'ASC' },
    });
  }
}
