import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import type { User } from '../../../auth/user.entity.js';
import { sayWhen } from '../../../candidates/applications/moves/say-when.js';

import { SystemConfig } from '../../../config/system-config.entity.js';
import { Interview } from '../../../interviews/interview.entity.js';
import { Email } from '../../../mail/emails/email.entity.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { db } from '../../../platform/database/sql/db.js';

/** The facts for the message to human resources; null: the person had no application. */
type HrNews = Record<'candidaturas' | 'entrevistas', string> | null;

/** As people read the ids of candidates and applications. */
const short = (id: string): string => id.slice(0, 8);

/** What is written at an erasure: one last message to its owner, and to human resources which applications are gone. */
@Injectable()
export class ErasureEmails implements OnModuleInit {
  constructor(private readonly mail: MailService) {}

  onModuleInit(): void {
    // The last message takes the address with it, in the transaction that notes that it has left or cannot.
    this.mail.registerReleaseHook(async (manager, { id, plantilla }) => {
      if (plantilla === 'cuenta_borrada') await manager.delete(Email, { id });
    });
  }

  /** Read before the rows go. */
  async hrOf(manager: EntityManager, user: User, now: Date): Promise<HrNews> {
    const applications = await db(manager)
      .selectFrom('aplicaciones_vacantes as a')
      .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
      .where((eb) =>
        eb.or([
          eb('c.user_id', '=', user.id),
          eb.and([
            eb('c.user_id', 'is', null),
            eb(eb.fn<string>('lower', ['c.email']), '=', user.email_normalizado),
          ]),
        ]),
      )
      .where('a.deleted_at', 'is', null)
      .select('a.id')
      .orderBy('a.fecha_aplicacion', 'desc')
      .execute();
    if (applications.length === 0) return null;
    const interviews = await manager.find(Interview, {
      where: {
        aplicacion_id: In(applications.map(({ id }) => id)),
        estado: In(['programada', 'confirmada']),
        inicio: MoreThan(now),
        deleted_at: IsNull(),
      },
      order: { inicio: 'ASC' },
    });
    return {
      candidaturas: applications.map(({ id }) => short(id)).join(', '),
      entrevistas: interviews
        .map(
          ({ inicio, zona, aplicacion_id }) =>
            `${sayWhen(inicio, zona)} (candidatura ${short(aplicacion_id)})`,
        )
        .join('; '),
    };
  }

  async write(manager: EntityManager, requestId: string, email: string, hr: HrNews): Promise<void> {
    await this.mail.write(manager, {
      causa: `cuenta_borrada:${requestId}`,
      plantilla: 'cuenta_borrada',
      destinatario: email,
      datos: {},
    });
    if (!hr) return;
    const { company_info } = await manager.findOneByOrFail(SystemConfig, { id: 1 });
    await this.mail.write(manager, {
      causa: `borrado_rrhh:${requestId}`,
      plantilla: 'borrado_rrhh',
      destinatario: company_info.email_rrhh,
      datos: hr,
    });
  }
}
