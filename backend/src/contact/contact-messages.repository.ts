import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, MoreThan } from 'typeorm';
import { db } from '../platform/database/sql/db.js';
import { count } from '../platform/database/sql/scalars.js';
import { ContactMessage } from './contact-message.entity.js';
import { newReference } from './contact.rules.js';

export type NewContactMessage = Omit<ContactMessage, 'id' | 'referencia' | 'con_recibo'> & {
  visitante: string;
};
type Written = Pick<ContactMessage, 'id' | 'referencia'>;

const DRAWS = 10;

@Injectable()
export class ContactMessagesRepository {
  /** Advisory lock until the transaction ends. */
  async lock(manager: EntityManager, thing: string): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`contacto:${thing}`]);
  }

  async findReference(manager: EntityManager, clave: string): Promise<string | null> {
    return (await manager.findOneBy(ContactMessage, { clave }))?.referencia ?? null;
  }

  async getReference(manager: EntityManager, clave: string): Promise<string> {
    return (await manager.findOneByOrFail(ContactMessage, { clave })).referencia;
  }

  /** Times of this visitor's messages since `since`, newest first. */
  async timesOfVisitor(manager: EntityManager, visitante: string, since: Date): Promise<Date[]> {
    const rows = await manager.find(ContactMessage, {
      select: { id: true, created_at: true },
      where: { visitante, created_at: MoreThan(since) },
      order: { created_at: 'DESC' },
      take: 100,
    });
    return rows.map(({ created_at }) => created_at);
  }

  async countReceipts(manager: EntityManager, email: string, since: Date): Promise<number> {
    const { receipts } = await db(manager)
      .selectFrom('mensajes_contacto')
      .where('con_recibo', '=', sql.lit(true))
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .where('created_at', '>', since)
      .select(count().as('receipts'))
      .executeTakeFirstOrThrow();
    return receipts;
  }

  /** Uses a free reference. Null: another transaction has written this message. */
  async insert(manager: EntityManager, message: NewContactMessage): Promise<Written | null> {
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(ContactMessage)
        .values({ ...message, referencia: newReference(message.created_at) })
        .orIgnore()
        .returning(['id', 'referencia'])
        .execute();
      const [written] = inserted.raw as Written[];
      if (written) return written;
      if (await this.findReference(manager, message.clave)) return null;
    }
    throw new Error(`no free reference in ${DRAWS} draws`);
  }

  async noteReceipt(manager: EntityManager, id: string): Promise<void> {
    await manager.update(ContactMessage, id, { con_recibo: true });
  }
}
