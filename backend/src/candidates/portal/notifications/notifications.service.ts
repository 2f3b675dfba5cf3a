import { type NotificationTipo, say, type SiteLanguage, SOURCE_LANGUAGE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, In, IsNull } from 'typeorm';
import { columnsOf, statement } from '../../../platform/database/sql/db.js';
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
export interface NoticeReader {
  idioma: SiteLanguage;
  suscripciones: string[];
}

const readerOf = statement((db, { candidateId }: { candidateId: string }) =>
  db
    .selectFrom('candidates as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .where('c.id', '=', candidateId)
    .select((eb) => [
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
    ]),
);

const insert = statement((db, values: Pick<Notification, (typeof COLUMNS)[number]>) =>
  db
    .insertInto('notificaciones')
    .values(columnsOf(values, COLUMNS))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);
const COLUMNS = [
  ...(['causa', 'candidato_id', 'aplicacion_id', 'tipo', 'titulo', 'texto', 'enlace', 'created_at'] as const),
] as const;

/** Tells candidates of what concerns them, in the transaction of what happened. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly push: PushNotices,
    private readonly clock: Clock,
  ) {}

  /** Reads who is told by `add`, for a caller that sends it with other reads. */
  async readerOf(manager: EntityManager, candidateId: string): Promise<NoticeReader> {
    const [reader] = await readerOf(manager, { candidateId });
    return reader ?? { idioma: SOURCE_LANGUAGE, suscripciones: [] };
  }

  /** Adds one; a cause that has been told already changes nothing. `read`: what `readerOf` has read. */
  async add(
    manager: EntityManager,
    notification: NewNotification,
    read?: NoticeReader | null,
  ): Promise<void> {
    const { titulo, texto, aplicacion_id = null, ...rest } = notification;
    const { idioma, suscripciones } = read ?? (await this.readerOf(manager, rest.candidato_id));
    const words = inLanguage(idioma, () => ({
      titulo: say(titulo),
      texto: typeof texto === 'function' ? texto() : say(texto),
    }));
    const [added] = await insert(manager, {
      ...rest,
      ...words,
      aplicacion_id,
      created_at: this.clock.now(),
    });
    if (added) await this.push.announce(manager, { id: added.id, tipo: rest.tipo, suscripciones });
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
