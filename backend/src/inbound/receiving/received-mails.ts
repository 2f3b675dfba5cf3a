import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { NOW } from '../../platform/database/sql/scalars.js';
import { Clock } from '../../platform/values/clock.js';
import { Email } from '../../mail/emails/email.entity.js';
import { Mailbox } from '../mailbox/mailbox.entity.js';
import type { ParsedMail } from '../parsing/parsed-mail.js';
import { ownMessages } from './match-mail.js';
import { ReceivedMail } from './received-mail.entity.js';

/** The mail has come before. */
export class Repeated extends Error {}

/** Which mails have come, and what they say of messages that were sent. */
@Injectable()
export class ReceivedMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  hasCome(by: { origen: string } | { huella: string }): Promise<boolean> {
    return this.dataSource.manager.existsBy(ReceivedMail, by);
  }

  /** In the transaction of what becomes of it. @throws {Repeated} also when another process is just storing it. */
  async note(manager: EntityManager, mail: Omit<ReceivedMail, 'recibido_at'>): Promise<void> {
    const recibido_at = this.clock.now();
    const noted = await db(manager)
      .insertInto('correos_recibidos')
      .values({ ...mail, recibido_at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('huella')
      .executeTakeFirst();
    if (!noted) throw new Repeated();
    await manager.update(Mailbox, { id: 1 }, { recibido_at });
  }

  /** What a server or a robot says of the message that it answers. False: it answers none of ours. */
  async noteDelivery(manager: EntityManager, { answers, report }: ParsedMail): Promise<boolean> {
    const [id] = ownMessages(answers);
    if (!id) return false;
    const outcome = report?.outcome ?? 'respuesta_automatica';
    const update = db(manager)
      .updateTable('correos')
      .set({ entrega: outcome, entrega_codigo: report?.status ?? null, entrega_at: NOW, updated_at: NOW })
      .where('id', '=', id);
    // A message that came back has come back, whatever else is said of it.
    const { numUpdatedRows } = await (
      outcome === 'rebotado'
        ? update
        : update.where((eb) => eb.or([eb('entrega', 'is', null), eb('entrega', '<>', 'rebotado')]))
    ).executeTakeFirstOrThrow();
    return numUpdatedRows > 0 || manager.existsBy(Email, { id });
  }
}
