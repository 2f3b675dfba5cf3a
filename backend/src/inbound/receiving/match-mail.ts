import type { UnassignedReason } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { isAnyOf, isSet } from '../../platform/database/sql/scalars.js';
import { normalizeEmail } from '../../platform/values/email-address.js';
import type { ParsedMail } from '../parsing/parsed-mail.js';
import { ReplyAddresses } from '../reply/reply-addresses.js';

/** Whose a mail is, or whose it may be and why that is not certain. */
export type Match =
  | { person: { id: string; userId: string } }
  | {
      person: null;
      suggested: string | null;
      reason: Extract<UnassignedReason, 'sin_referencia' | 'otro_remitente' | 'suplantado'>;
    };

const UUID = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;
/** The ids of own messages among Message-IDs. */
export const ownMessages = (messageIds: readonly string[]): string[] =>
  messageIds.flatMap((one) => UUID.exec(one)?.[1]?.toLowerCase() ?? []);

/** Finds the person of a mail: by its signed address, then by what it answers; the sender must be their own address. */
@Injectable()
export class MatchMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly replies: ReplyAddresses,
  ) {}

  async execute(mail: ParsedMail): Promise<Match> {
    const found = await this.findPerson(mail);
    if (!found)
      return { person: null, suggested: await this.byAddress(mail.from.address), reason: 'sin_referencia' };
    const { id, userId, address, verified } = found;
    if (mail.forged) return { person: null, suggested: id, reason: 'suplantado' };
    const own = address === normalizeEmail(mail.from.address) && verified;
    if (!userId || !own) return { person: null, suggested: id, reason: 'otro_remitente' };
    return { person: { id, userId } };
  }

  private async findPerson({ recipients, answers, calendar }: ParsedMail) {
    const named = this.replies.personIn(recipients);
    const messages = ownMessages(answers);
    const interview = calendar && ownMessages([`<${calendar.uid}@`]).at(0);
    // In this order: an address stays valid when its record is united with another, whose messages then lead to it.
    return (
      (named && (await this.person([named]))) ||
      (messages.length > 0 && (await this.person(await this.toldBy(messages)))) ||
      (interview && (await this.person(await this.invitedTo(interview)))) ||
      null
    );
  }

  private async person(ids: readonly string[]) {
    const [id] = ids;
    if (!id) return null;
    const row = await db(this.dataSource)
      .selectFrom('candidates as c')
      .leftJoin('users as u', 'u.id', 'c.user_id')
      .where('c.id', '=', id)
      .where('c.deleted_at', 'is', null)
      .select(['c.id', 'c.user_id as userId', 'u.email_normalizado as address'])
      .select((eb) => isSet(eb.ref('u.email_verified_at')).as('verified'))
      .executeTakeFirst();
    return row ?? null;
  }

  private async toldBy(messages: readonly string[]): Promise<string[]> {
    const rows = await db(this.dataSource)
      .selectFrom('correos')
      .where((eb) => isAnyOf(eb.ref('id'), [...messages]))
      .where('candidato_id', 'is not', null)
      .select('candidato_id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute();
    return rows.flatMap(({ candidato_id }) => candidato_id ?? []);
  }

  private async invitedTo(interview: string): Promise<string[]> {
    const rows = await db(this.dataSource)
      .selectFrom('interviews')
      .where('id', '=', interview)
      .select('candidato_id')
      .execute();
    return rows.map(({ candidato_id }) => candidato_id);
  }

  private async byAddress(address: string): Promise<string | null> {
    if (!address) return null;
    const row = await db(this.dataSource)
      .selectFrom('candidates')
      .where(sql`lower(email)`, '=', normalizeEmail(address))
      .where('deleted_at', 'is', null)
      .select('id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  }
}
