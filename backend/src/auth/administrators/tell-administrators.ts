import { instantFormat } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { LogsService, type NewLogEntry } from '../../logs/logs.service.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { db } from '../../platform/database/sql/db.js';
import { Clock } from '../../platform/values/clock.js';
import { nameOrEmail } from '../account-name.sql.js';
import { User } from '../user.entity.js';

const sayMoment = instantFormat({ dateStyle: 'full', timeStyle: 'short' });

/**
 * E-mails every administrator about a change that could be used to take over the installation or an account, in the
 * transaction of the change. A user who loses the role or access is told as well.
 */
@Injectable()
export class TellAdministrators implements OnModuleInit {
  constructor(
    private readonly logs: LogsService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.logs.registerTelling((manager, entry) => this.execute(manager, entry));
  }

  private async execute(manager: EntityManager, entry: NewLogEntry): Promise<void> {
    const { actorId, details } = entry;
    const losesRole = entry.changes?.['role']?.antes === 'admin';
    const administrators = await manager.find(User, {
      select: { id: true, email: true },
      where: [
        { role: 'admin', activo: true },
        ...(entry.entity === 'user' && entry.entityId
          ? [{ id: entry.entityId, ...(losesRole ? {} : { role: 'admin' as const }) }]
          : []),
      ],
      order: { id: 'ASC' },
    });
    const author = await db(manager)
      .selectFrom('users as u')
      .where('u.id', '=', actorId)
      .select(nameOrEmail('u').as('autor'))
      .executeTakeFirst();
    const datos = {
      cambio: details,
      autor: author?.autor ?? 'el sistema',
      cuando: sayMoment(this.clock.now()),
    };
    const causa = `cambio_seguridad:${randomUUID()}`;
    await this.mail.writeBulk(
      manager,
      administrators.map(({ id, email }) => ({
        causa: `${causa}:${id}`,
        plantilla: 'cambio_seguridad' as const,
        destinatario: email,
        user_id: id,
        datos,
      })),
    );
  }
}
