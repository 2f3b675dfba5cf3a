import { type NotificationTipo, say, type SiteLanguage, SOURCE_LANGUAGE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, In, IsNull } from 'typeorm';
import { db, type Source } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import { inLanguage } from '../../../platform/http/language/language.js';
import { Clock } from '../../../platform/values/clock.js';
import { PushNotices } from '../push/push-notices.js';
import { Notification } from './notification.entity.js';

export interface NewNotification {
  /** Its cause, e.g. `movimiento:<id>`: the same cause gives one notification. */
  causa: string;
  candidato_id: string;
  aplicacion_id?: string;
  tipo: NotificationTipo;
  /** Spanish; told in the person's language. */
  titulo: string;
  /** A function gives it in the person's language. */
  texto: string | (() => string);
  /** Path of the site where the person sees more, e.g. `/portal-candidato?tab=progreso`. */
  enlace: string;
}

/** Who is told: the language of the account, and the browsers to which notifications are pushed. */
interface NoticeReader {
  idioma: SiteLanguage;
  suscripciones: string[];
}

const NOBODY: NoticeReader = { idioma: SOURCE_LANGUAGE, suscripciones: [] };

const readersOf = (source: Source, ids: readonly string[]) =>
  db(source)
    .selectFrom('candidates as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .where((eb) => isAnyOf(eb.ref('c.id'), ids))
    .select((eb) => [
      'c.id',
      'u.idioma',
      eb.fn
        .coalesce(
          eb
            .selectFrom('suscripciones_push as s')
            .whereRef('s.user_id', '=', 'u.id')
            .select((s) => s.fn.agg<string[]>('array_agg', ['s.id']).as('ids')),
          sql<string[]>`'{}'::uuid[]`,
        )
        .as('suscripciones'),
    ])
    .execute();

/** Tells candidates of what concerns them, in the transaction of what happened. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly push: PushNotices,
    private readonly clock: Clock,
  ) {}

  /** Adds one; a cause that has been told already changes nothing. */
  add(manager: EntityManager, notification: NewNotification): Promise<void> {
    return this.addAll(manager, [notification]);
  }

  /** The same for many, in two statements. */
  async addAll(manager: EntityManager, notifications: readonly NewNotification[]): Promise<void> {
    if (notifications.length === 0) return;
    const ids = notifications.map(({ candidato_id }) => candidato_id);
    const readers = new Map((await readersOf(manager, ids)).map((reader) => [reader.id, reader]));
    const readerOf = (id: string): NoticeReader => readers.get(id) ?? NOBODY;
    const created_at = this.clock.now();
    const rows = notifications.map(({ titulo, texto, aplicacion_id = null, ...rest }) => {
      const words = inLanguage(readerOf(rest.candidato_id).idioma, () => ({
        titulo: say(titulo),
        texto: typeof texto === 'function' ? texto() : say(texto),
      }));
      return { ...rest, ...words, aplicacion_id, created_at };
    });
    const told = await db(manager)
      .insertInto('notificaciones')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'tipo', 'candidato_id'])
      .execute();
    for (const { id, tipo, candidato_id } of told) {
      const { suscripciones } = readerOf(candidato_id);
      await this.push.announce(manager, { id, tipo, suscripciones });
    }
  }

  /** Marks those of these causes as read: the person saw elsewhere what they tell of. */
  async markRead(manager: EntityManager, causas: readonly string[]): Promise<void> {
    if (causas.length === 0) return;
    const where = { causa: In([...causas]), leida_at: IsNull() };
    await manager.update(Notification, where, { leida_at: this.clock.now() });
  }

  /** Takes one back that should not have been told, as when a move is undone. */
  async remove(manager: EntityManager, causa: string): Promise<void> {
    await manager.delete(Notification, { causa });
  }
}
