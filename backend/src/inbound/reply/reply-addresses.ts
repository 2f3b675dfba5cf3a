import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { Mailbox } from '../mailbox/mailbox.entity.js';
import type { Email } from '../../mail/emails/email.entity.js';
import { MailService } from '../../mail/emails/mail.service.js';
import type { Replies, Replying } from '../../mail/mail-hooks.js';
import { db } from '../../platform/database/sql/db.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
import { readReplyToken, replyAddress, replyToken, tokensIn } from './reply-token.js';

/** Earlier messages of the conversation that a message names: mail programs need the last, and one that they kept. */
const NAMED = 5;

/** Where a person answers to by mail, and what their messages follow. */
@Injectable()
export class ReplyAddresses implements OnModuleInit, Replies {
  private readonly key: Buffer;

  constructor(
    @Inject(ENVIRONMENT) { sessionSecret }: Pick<Environment, 'sessionSecret'>,
    private readonly mail: MailService,
  ) {
    this.key = derivedKey(sessionSecret, 'inbound-replies');
  }

  onModuleInit(): void {
    this.mail.registerReplies(this);
  }

  /** The person's own address of the mailbox; null: none is set. */
  async addressOf(manager: EntityManager, candidateId: string): Promise<string | null> {
    const { direccion } = await manager.findOneByOrFail(Mailbox, { id: 1 });
    return direccion && replyAddress(direccion, replyToken(this.key, candidateId));
  }

  /** The person whom one of these addresses names; null: none does. */
  personIn(addresses: readonly string[]): string | null {
    for (const token of tokensIn(addresses)) {
      const person = readReplyToken(this.key, token);
      if (person) return person;
    }
    return null;
  }

  /** Of messages to a person; those to staff about a person are answered as before. */
  async replyingTo(manager: EntityManager, email: Email, host: string): Promise<Replying | null> {
    if (email.responder_a !== null) return null;
    const person = await db(manager)
      .selectFrom('candidates')
      .where('deleted_at', 'is', null)
      .where((eb) =>
        email.candidato_id ? eb('id', '=', email.candidato_id) : eb('user_id', '=', email.user_id),
      )
      .where(sql`lower(email)`, '=', email.destinatario.toLowerCase())
      .select('id')
      .executeTakeFirst();
    const address = person && (await this.addressOf(manager, person.id));
    if (!address) return null;
    return {
      address,
      references: email.de_cuenta ? [] : await this.earlier(manager, person.id, email, host),
    };
  }

  private async earlier(
    manager: EntityManager,
    candidateId: string,
    { destinatario, created_at }: Email,
    host: string,
  ): Promise<string[]> {
    const sent = db(manager)
      .selectFrom('correos')
      .where('candidato_id', '=', candidateId)
      .where('destinatario', '=', destinatario)
      .where('estado', '=', 'enviado')
      .where('de_cuenta', '=', false)
      .where('created_at', '<', created_at)
      .select(['created_at', sql<string>`'<' || id || '@' || ${host} || '>'`.as('message_id')])
      .orderBy('created_at', 'desc')
      .limit(NAMED);
    const received = db(manager)
      .selectFrom('mensajes_hilo')
      .where('candidato_id', '=', candidateId)
      .where('message_id', 'is not', null)
      .select((eb) => ['created_at', eb.ref('message_id').$notNull().as('message_id')])
      .orderBy('orden', 'desc')
      .limit(NAMED);
    const last = await db(manager)
      .selectFrom(sent.as('sent'))
      .selectAll()
      .unionAll(db(manager).selectFrom(received.as('received')).selectAll())
      .orderBy('created_at', 'desc')
      .limit(NAMED)
      .execute();
    return last.map(({ message_id }) => message_id).reverse();
  }
}
