import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import type { User } from '../../../auth/user.entity.js';
import { sayWhen } from '../../../candidates/messages/say-when.js';

import { SystemConfig } from '../../../config/system-config.entity.js';
import { Interview } from '../../../interviews/interview.entity.js';
import { Correo } from '../../../mail/messages/correo.entity.js';
import { MailService } from '../../../mail/messages/mail.service.js';

/** What human resources are told; null: the person had not applied for anything. */
type HrNews = Record<'candidaturas' | 'entrevistas', string> | null;

/** As people read the ids of candidates and applications. */
const short = (id: string): string => id.slice(0, 8);

/** What is written at an erasure: one last message to its owner, and to human resources which applications are gone. */
@Injectable()
export class ErasureMessages implements OnModuleInit {
  constructor(private readonly mail: MailService) {}

  onModuleInit(): void {
    // The last message takes the address with it, in the transaction that notes that it has left or cannot.
    this.mail.registerReleaseHook(async (manager, { id, plantilla }) => {
      if (plantilla === 'cuenta_borrada') await manager.delete(Correo, { id });
    });
  }

  /** Read before the rows go. */
  async hrOf(manager: EntityManager, user: User, now: Date): Promise<HrNews> {
    const applications = await manager.query<{ id: string }[]>(
      `SELECT a.id FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id
       WHERE (c.user_id = $1 OR c.user_id IS NULL AND lower(c.email) = $2) AND a.deleted_at IS NULL
       ORDER BY a.fecha_aplicacion DESC`,
      [user.id, user.email_normalizado],
    );
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
