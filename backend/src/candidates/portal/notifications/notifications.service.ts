import { type NotificationTipo, say, type SiteLanguage, SOURCE_LANGUAGE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, In, IsNull } from 'typeorm';
import { statement } from '../../../platform/database/sql/db.js';
import { isAmong, rowsOf } from '../../../platform/database/sql/scalars.js';
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

const readersOf = statement((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('candidates as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .where((eb) => isAmong(eb.ref('c.id'), ids))
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
    ]),
);

type Written = Omit<Notification, 'id' | 'leida_at'>;
const COLUMNS = {
  ...{ causa: 'text', candidato_id: 'uuid', aplicacion_id: 'uuid', tipo: 'text', titulo: 'text' },
  ...{ texto: 'text', enlace: 'text', created_at: 'timestamptz' },
} as const satisfies Record<keyof Written, string>;
const NAMES = Object.keys(COLUMNS) as (keyof Written)[];

const insert = statement((db, { rows }: { rows: string }) =>
  db
    .insertInto('notificaciones')
    .columns(NAMES)
    .expression((eb) => eb.selectFrom(rowsOf<Written>(rows, COLUMNS)).select(NAMES))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'tipo', 'candidato_id']),
);

/** Tells candidates of what concerns them, in the transaction of what happened. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly push: PushNotices,
    private readonly clock: Clock,
  ) {}

  /** Reads who is told by `add`, for a caller that sends it with other reads. */
  async readerOf(manager: EntityManager, candidateId: string): Promise<NoticeReader> {
    return (await this.readersOf(manager, [candidateId]))(candidateId);
  }

  /** The same for many people. */
  async readersOf(
    manager: EntityManager,
    ids: readonly string[],
  ): Promise<(candidateId: string) => NoticeReader> {
    const readers = ids.length > 0 ? await readersOf(manager, { ids }) : [];
    return (candidateId) =>
      readers.find(({ id }) => id === candidateId) ?? { idioma: SOURCE_LANGUAGE, suscripciones: [] };
  }

  /** Adds one; a cause that has been told already changes nothing. `read`: what `readerOf` has read. */
  async add(
    manager: EntityManager,
    notification: NewNotification,
    read?: NoticeReader | null,
  ): Promise<void> {
    const reader = read ?? (await this.readerOf(manager, notification.candidato_id));
    await this.addAll(manager, [notification], () => reader);
  }

  /** The same for many, in one statement. `readerOf`: what `readersOf` has read. */
  async addAll(
    manager: EntityManager,
    notifications: readonly NewNotification[],
    readerOf: (candidateId: string) => NoticeReader,
  ): Promise<void> {
    if (notifications.length === 0) return;
    const created_at = this.clock.now();
    const rows = notifications.map(({ titulo, texto, aplicacion_id = null, ...rest }): Written => {
      const words = inLanguage(readerOf(rest.candidato_id).idioma, () => ({
        titulo: say(titulo),
        texto: typeof texto === 'function' ? texto() : say(texto),
      }));
      return { ...rest, ...words, aplicacion_id, created_at };
    });
    for (const { id, tipo, candidato_id } of await insert(manager, { rows: JSON.stringify(rows) })) {
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
