import { type MessageChannel, type MessageNote, THREAD_LIMITS, type ThreadAuthor } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThan, type Repository } from 'typeorm';
import { type Expression, sql, type SqlBool } from 'kysely';
import { User } from '../../../auth/user.entity.js';
import type { Candidate } from '../../people/candidate.entity.js';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db, type Source } from '../../../platform/database/sql/db.js';
import {
  countCapped,
  inOrder,
  isAfter,
  nextOf,
  type OrderKey,
  placeOf,
} from '../../../platform/database/sql/list-page.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import type { Window } from '../../../platform/http/lists/list-query.js';
import { ThreadAttachment } from './thread-attachment.entity.js';
import type { ShownMessage } from './thread.dto.js';
import { type RefusedFile, ThreadMessage } from './thread-message.entity.js';
import { hasSaid, type Said } from './thread-boxes.js';
import { Thread } from './thread.entity.js';

/** Whose thread: one's own, or as human resources that of a candidate. */
export type ThreadOf = { own: string } | { candidate: string };

export type ThreadPerson = Pick<
  Candidate,
  'id' | 'user_id' | 'nombre' | 'apellidos' | 'email' | 'aplicacion_actual_id'
>;

const PERSON = ['id', 'user_id', 'nombre', 'apellidos', 'email', 'aplicacion_actual_id'] as const;

const people = (source: Source, of: ThreadOf) => {
  const all = db(source).selectFrom('candidates').where('deleted_at', 'is', null).select(PERSON);
  return 'own' in of ? all.where('user_id', '=', of.own) : all.where('id', '=', of.candidate);
};

/** A message to write; its number in the thread is given by the database. */
export interface NewMessage {
  id: string;
  candidato_id: string;
  autor: ThreadAuthor;
  autor_user_id: string | null;
  aplicacion_id: string | null;
  texto: string;
  canal: MessageChannel;
  citado: string | null;
  message_id: string | null;
  rechazados: RefusedFile[];
  nota: MessageNote | null;
  leido_candidato_at: Date | null;
  leido_rrhh_at: Date | null;
  created_at: Date;
}

export interface ThreadListQuery extends Window {
  conditions: Expression<SqlBool>;
  /** Only those of these candidates. */
  ids: string[] | null;
  counted: boolean;
}

const h = rowOf<'hilos', 'h'>();
/** Messages with the words of a search that are looked up at once. */
const FEW = 2000;
/** Characters of the last message in a list. */
const EXCERPT = 140;
/** Threads with something unread first, then the newest. */
const KEYS: readonly OrderKey[] = [
  { by: sql`(h.sin_leer_rrhh > 0)`, type: 'boolean', direction: 'DESC' },
  { by: h.ref('h.ultimo_at'), type: 'timestamptz', direction: 'DESC' },
  { by: h.ref('h.candidato_id'), type: 'uuid', direction: 'DESC' },
];

@Injectable()
export class ThreadsRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Thread) private readonly threads: Repository<Thread>,
    @InjectRepository(ThreadAttachment) private readonly threadAttachments: Repository<ThreadAttachment>,
    @InjectRepository(ThreadMessage) private readonly threadMessages: Repository<ThreadMessage>,
  ) {}

  async findPerson(of: ThreadOf): Promise<ThreadPerson | null> {
    return (await people(this.dataSource, of).executeTakeFirst()) ?? null;
  }

  /** When a message to the person's present address last came back, unless they have written by mail since. */
  async failingSince({ id, email }: Pick<ThreadPerson, 'id' | 'email'>): Promise<Date | null> {
    const bounced = await db(this.dataSource)
      .selectFrom('correos as m')
      .where('m.candidato_id', '=', id)
      .where('m.entrega', '=', sql.lit('rebotado'))
      .where(sql`lower(m.destinatario)`, '=', email.toLowerCase())
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('mensajes_hilo as t')
              .whereRef('t.candidato_id', '=', 'm.candidato_id')
              .whereRef('t.created_at', '>', 'm.entrega_at')
              .where('t.canal', '=', 'correo')
              .select('t.id'),
          ),
        ),
      )
      .select('m.entrega_at')
      .orderBy('m.entrega_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return bounced?.entrega_at ?? null;
  }

  find(candidateId: string): Promise<Thread | null> {
    return this.threads.findOneBy({ candidato_id: candidateId });
  }

  /** The last page of messages, or the one before a message; oldest first. */
  async page(candidateId: string, before?: number): Promise<{ messages: ThreadMessage[]; more: boolean }> {
    const found = await this.threadMessages.find({
      where: { candidato_id: candidateId, ...(before ? { orden: LessThan(before) } : {}) },
      relations: { adjuntos: { archivo: true }, autor_user: true },
      order: { orden: 'DESC' },
      take: THREAD_LIMITS.page + 1,
    });
    const more = found.length > THREAD_LIMITS.page;
    return { messages: found.slice(0, THREAD_LIMITS.page).reverse(), more };
  }

  /** Holds the row that an erasure takes: nobody erases the person until the transaction ends. Null: they are gone. */
  async hold(manager: EntityManager, of: ThreadOf): Promise<ThreadPerson | null> {
    return (await people(manager, of).forKeyShare().executeTakeFirst()) ?? null;
  }

  /** Writes a message and counts it in its thread, which is begun if there is none; the person must be held. */
  async insert(
    manager: EntityManager,
    message: NewMessage,
  ): Promise<Pick<ShownMessage, 'orden' | 'autor_user'>> {
    const { candidato_id, autor, created_at } = message;
    await this.begin(manager, candidato_id);
    // Of two messages at once, the second waits here for the thread's row and gets the next number.
    const { mensajes: orden } = await db(manager)
      .updateTable('hilos')
      .set((eb) => ({
        mensajes: eb('mensajes', '+', 1),
        ultimo_autor: autor,
        ultimo_at: created_at,
        // Any message opens it again. Whoever answers first takes it; what the candidate writes ends a reminder.
        cerrado_at: null,
        ...(autor === 'rrhh'
          ? {
              sin_leer_candidato: eb('sin_leer_candidato', '+', 1),
              asignado_a: eb.fn.coalesce('asignado_a', eb.val(message.autor_user_id)),
              escribe_hasta: null,
              tambien_escribe_hasta: null,
            }
          : { sin_leer_rrhh: eb('sin_leer_rrhh', '+', 1), recordar_at: null }),
      }))
      .where('candidato_id', '=', candidato_id)
      .returning('mensajes')
      .executeTakeFirstOrThrow();
    await manager.insert(ThreadMessage, { ...message, orden });
    const autor_user =
      message.autor_user_id &&
      (await manager.findOne(User, {
        select: { nombre: true, apellidos: true, email: true },
        where: { id: message.autor_user_id },
      }));
    return { orden, autor_user: autor_user || null };
  }

  findAttachment(id: string): Promise<ThreadAttachment | null> {
    return this.threadAttachments.findOne({
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
    await this.begin(manager, candidateId);
    return manager.findOneOrFail(Thread, {
      where: { candidato_id: candidateId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private async begin(manager: EntityManager, candidato_id: string): Promise<void> {
    const thread = manager.createQueryBuilder().insert().into(Thread).values({ candidato_id });
    await thread.orIgnore().execute();
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

  /** Whose conversations have a message with these words. Reading them all takes long where there are many. */
  async whoSaid(words: readonly string[]): Promise<Said> {
    if (words.length === 0) return [];
    const found = await db(this.dataSource)
      .selectFrom('mensajes_hilo as m')
      .where(hasSaid(words))
      .select('m.candidato_id')
      .limit(FEW + 1)
      .execute();
    return found.length > FEW ? null : [...new Set(found.map(({ candidato_id }) => candidato_id))];
  }

  /** Threads with something unread first, then the newest. They are not counted where that would read most messages. */
  async list({ conditions, ids, offset, limit, after, counted }: ThreadListQuery) {
    const from = db(this.dataSource)
      .selectFrom('hilos as h')
      .innerJoin('candidates as c', 'c.id', 'h.candidato_id')
      .leftJoin('users as u', 'u.id', 'h.asignado_a')
      .leftJoin('aplicaciones_vacantes as a', 'a.id', 'c.aplicacion_actual_id')
      .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
      .where('h.mensajes', '>', 0)
      .where('c.deleted_at', 'is', null)
      .where(every(conditions, ids && isAnyOf(h.ref('h.candidato_id'), ids)));
    const [rows, total] = await Promise.all([
      from
        .where(every(after && isAfter(KEYS, after)))
        .select([
          'h.candidato_id',
          'h.mensajes',
          'h.ultimo_autor',
          'h.ultimo_at',
          'h.sin_leer_rrhh',
          'h.version',
        ])
        .select(['h.asignado_a', 'h.cerrado_at', 'h.recordar_at'])
        .select(['u.nombre as a_nombre', 'u.apellidos as a_apellidos', 'u.email as a_email'])
        .select(['c.nombre', 'c.apellidos', 'v.titulo as puesto', placeOf(KEYS).as('place')])
        .select((eb) =>
          eb
            .selectFrom('mensajes_hilo as m')
            .whereRef('m.candidato_id', '=', 'h.candidato_id')
            .whereRef('m.orden', '=', 'h.mensajes')
            .select(sql<string>`left(m.texto, ${EXCERPT})`.as('texto'))
            .as('ultimo_texto'),
        )
        .orderBy(inOrder(KEYS))
        .offset(offset)
        .limit(limit)
        .execute(),
      counted ? countCapped(this.dataSource, from) : null,
    ]);
    return { rows, total, next: nextOf(rows, limit) };
  }
}
