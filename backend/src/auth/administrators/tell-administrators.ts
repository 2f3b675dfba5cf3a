import { instantFormat } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { LogsService, type NewLogEntry } from '../../logs/logs.service.js';
import { MailService } from '../../mail/messages/mail.service.js';
import { Clock } from '../../platform/values/clock.js';

const sayMoment = instantFormat({ dateStyle: 'full', timeStyle: 'short' });

/**
 * Writes to every administrator of a change by which the installation or an account could be taken over, in the
 * transaction of the change. Whoever it takes the role or the access away from is told as well.
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
    const administrators = await manager.query<{ id: string; email: string }[]>(
      `SELECT id, email FROM users
       WHERE (role = 'admin' AND activo) OR (id = $1 AND (role = 'admin' OR $2)) ORDER BY id`,
      [entry.entity === 'user' ? entry.entityId : null, entry.changes?.['role']?.antes === 'admin'],
    );
    const names = await manager.query<{ autor: string }[]>(
      `SELECT coalesce(nullif(concat_ws(' ', nombre, apellidos), ''), email) AS autor FROM users WHERE id = $1`,
      [actorId],
    );
    const datos = {
      cambio: details,
      autor: names[0]?.autor ?? 'el sistema',
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
