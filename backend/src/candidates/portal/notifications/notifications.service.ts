import { type NotificationTipo, say, SOURCE_LANGUAGE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { inLanguage } from '../../../platform/language/language.js';
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

async function inWordsOf(manager: EntityManager, { titulo, texto, ...rest }: NewNotification) {
  const account = await db(manager)
    .selectFrom('candidates as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .where('c.id', '=', rest.candidato_id)
    .select('u.idioma')
    .executeTakeFirst();
  return inLanguage(account?.idioma ?? SOURCE_LANGUAGE, () => ({
    ...rest,
    titulo: say(titulo),
    texto: typeof texto === 'function' ? texto() : say(texto),
  }));
}

/** Tells candidates of what concerns them, in the transaction of what happened. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly push: PushNotices,
    private readonly clock: Clock,
  ) {}

  /** Adds one; a cause that has been told already changes nothing. */
  async add(manager: EntityManager, notification: NewNotification): Promise<void> {
    const added = await db(manager)
      .insertInto('notificaciones')
      .values({ ...(await inWordsOf(manager, notification)), created_at: this.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await this.push.announce(manager, { ...notification, ...added });
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
