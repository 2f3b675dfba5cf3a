import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { db } from '../platform/database/sql/db.js';
import { parseMailAddress } from '../platform/mail/mail-address.js';
import type { MailServer } from '../platform/mail/mail-server.js';
import { toSmtpFailure } from '../platform/mail/smtp-failure.js';
import { SmtpService } from '../platform/mail/smtp.service.js';
import { ConfigService } from './config.service.js';

const LONGEST_MS = 10_000;
/** More than any installation has. */
const MAX_ADMINISTRATORS = 50;

/**
 * Tells administrators about a replaced mail server through the previous one: whoever redirects e-mail must not be
 * the one who delivers the warning. Sent once and without retry: a broken server delivers nothing, and the e-mail
 * through the new one says the same. The result is logged.
 */
@Injectable()
export class OldMailServer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly smtp: SmtpService,
    private readonly config: ConfigService,
    private readonly logs: LogsService,
  ) {}

  async tellOfAnother(server: MailServer, { userId }: Actor): Promise<void> {
    const reason = await Promise.race([this.attempt(server), tooLate()]);
    await this.logs.record(this.dataSource.manager, {
      actorId: userId,
      action: 'config.old_smtp_notice',
      details: reason
        ? `El servidor de correo anterior no ha entregado el aviso del cambio: ${reason}`
        : 'Aviso del cambio entregado por el servidor de correo anterior',
      level: reason ? 'warning' : 'info',
      entity: 'system_config',
      entityId: '1',
    });
  }

  /** The delivery error; null: delivered. */
  private async attempt(server: MailServer): Promise<string | null> {
    const { company_info: company } = await this.config.get();
    const text = `El servidor de correo de ${company.name} ha cambiado. Este mensaje ha salido por el de antes. Si no lo reconoces, entra en el panel de administración y deshaz el cambio.`;
    const administrators = await db(this.dataSource)
      .selectFrom('users')
      .where('role', '=', 'admin')
      .where('activo', '=', true)
      .select('email')
      .orderBy('id')
      .limit(MAX_ADMINISTRATORS)
      .execute();
    try {
      for (const { email } of administrators) {
        await this.smtp.send(
          { from: parseMailAddress(server.from), server },
          {
            id: randomUUID(),
            to: email,
            senderName: company.name,
            replyTo: company.email_rrhh,
            subject: `Ha cambiado el servidor de correo de ${company.name}`,
            text,
            html: `<p>${text.replace(/[&<>"]/g, '')}</p>`,
            references: [],
            unsubscribeUrl: null,
            calendars: [],
          },
        );
      }
      return null;
    } catch (error) {
      return toSmtpFailure(error).reason;
    }
  }
}

const tooLate = (): Promise<string> => sleep(LONGEST_MS, 'no ha respondido a tiempo', { ref: false });
