import { THREAD_LIMITS, type ThreadAuthor } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import { sql } from 'kysely';
import type { Candidate } from '../people/candidate.entity.js';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { together } from '../../platform/database/transactions/together.js';
import { columnsOf, type Db, db, statement } from '../../platform/database/sql/db.js';
import {
  countCapped,
  inOrder,
  isAfter,
  nextOf,
  type OrderKey,
  placeOf,
} from '../../platform/database/sql/list-page.js';
import { isAmong } from '../../platform/database/sql/scalars.js';
import type { Window } from '../../platform/http/lists/list-query.js';
import { ThreadAttachment } from './thread-attachment.entity.js';
import type { ShownMessage } from './thread.dto.js';
import { ThreadMessage } from './thread-message.entity.js';
import { Thread } from './thread.entity.js';

/** Whose thread: one's own, or as human resources that of a candidate. */
export type ThreadOf = { own: string } | { candidate: string };

export type ThreadPerson = Pick<
  Candidate,
  'id' | 'user_id' | 'nombre' | 'apellidos' | 'email' | 'aplicacion_actual_id'
>;

const PERSON = ['id', 'user_id', 'nombre', 'apellidos', 'email', 'aplicacion_actual_id'] as const;

const people = (on: Db) => on.selectFrom('candidates').where('deleted_at', 'is', null).select(PERSON);
const personOf = statement((on, { id }: { id: string }) => people(on).where('id', '=', id));
const personOfUser = statement((on, { id }: { id: string }) => people(on).where('user_id', '=', id));
/** They hold the person's row, as an erasure takes it. */
const hold = statement((on, { id }: { id: string }) => people(on).where('id', '=', id).forKeyShare());
const holdOfUser = statement((on, { id }: { id: string }) =>
  people(on).where('user_id', '=', id).forKeyShare(),
);

const begin = statement((on, { candidateId }: { candidateId: string }) =>
  on
    .insertInto('hilos')
    .values({ candidato_id: candidateId })
    .onConflict((conflict) => conflict.doNothing()),
);
const lockOf = statement((on, { candidateId }: { candidateId: string }) =>
  on.selectFrom('hilos').where('candidato_id', '=', candidateId).selectAll().forUpdate(),
);

/** A message to write; its number in the thread is given by the database. */
export interface NewMessage {
  id: string;
  candidato_id: string;
  autor: ThreadAuthor;
  autor_user_id: string;
  aplicacion_id: string | null;
  texto: string;
  leido_candidato_at: Date | null;
  leido_rrhh_at: Date | null;
  created_at: Date;
}

const MESSAGE = [
  ...(['id', 'candidato_id', 'autor', 'autor_user_id', 'aplicacion_id', 'texto'] as const),
  ...(['leido_candidato_at', 'leido_rrhh_at', 'created_at'] as const),
] as const;

/** Of two messages at once, the second waits for the thread's row and gets the next number. */
const insertMessage = statement(
  (on, message: NewMessage & { sin_leer_candidato: number; sin_leer_rrhh: number }) =>
    on
      .with('h', (cte) =>
        cte
          .insertInto('hilos')
          .values({
            ...columnsOf(message, ['candidato_id', 'sin_leer_candidato', 'sin_leer_rrhh']),
            mensajes: sql.lit(1),
            ultimo_autor: message.autor,
            ultimo_at: message.created_at,
          })
          .onConflict((conflict) =>
            conflict.column('candidato_id').doUpdateSet((eb) => ({
              mensajes: sql<number>`hilos.mensajes + 1`,
              ultimo_autor: eb.ref('excluded.ultimo_autor'),
              ultimo_at: eb.ref('excluded.ultimo_at'),
              sin_leer_candidato: sql<number>`hilos.sin_leer_candidato + excluded.sin_leer_candidato`,
              sin_leer_rrhh: sql<number>`hilos.sin_leer_rrhh + excluded.sin_leer_rrhh`,
            })),
          )
          .returning('mensajes'),
      )
      .with('m', (cte) =>
        cte
          .insertInto('mensajes_hilo')
          .values((eb) => ({
            ...columnsOf(message, MESSAGE),
            orden: eb.selectFrom('h').select('h.mensajes'),
          }))
          .returning(['orden', 'autor_user_id']),
      )
      .selectFrom('m')
      .leftJoin('users as u', 'u.id', 'm.autor_user_id')
      .select(['m.orden', 'u.nombre', 'u.apellidos', 'u.email']),
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

  async findPerson(of: ThreadOf): Promise<ThreadPerson | null> {
    const [person] = await ('own' in of
      ? personOfUser(this.dataSource, { id: of.own })
      : personOf(this.dataSource, { id: of.candidate }));
    return person ?? null;
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

  /** Nobody erases the person until the transaction ends. Null: they are gone. */
  async hold(manager: EntityManager, of: ThreadOf): Promise<ThreadPerson | null> {
    const [person] = await ('own' in of
      ? holdOfUser(manager, { id: of.own })
      : hold(manager, { id: of.candidate }));
    return person ?? null;
  }

  /** Writes a message and counts it in its thread, which is begun if there is none; the person must be held. */
  async insert(
    manager: EntityManager,
    message: NewMessage,
  ): Promise<Pick<ShownMessage, 'orden' | 'autor_user'>> {
    const [written] = await insertMessage(manager, {
      ...message,
      sin_leer_candidato: message.autor === 'rrhh' ? 1 : 0,
      sin_leer_rrhh: message.autor === 'candidato' ? 1 : 0,
    });
    if (!written) throw new Error('the message was not written');
    const { orden, nombre, apellidos, email } = written;
    return { orden, autor_user: email === null ? null : { nombre, apellidos, email } };
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
    if (!(await this.hold(manager, { candidate: candidateId }))) return null;
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
      .where(every(unreadOnly && h('h.sin_leer_rrhh', '>', 0), ids && isAmong(h.ref('h.candidato_id'), ids)));
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
