import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { EmailData } from '../mail/templates/email-kinds.js';
import { MailService } from '../mail/emails/mail.service.js';

type Notice = 'clave_api_caduca' | 'webhook_desactivado' | 'copia_seguridad';

/** E-mails to all administrators. */
@Injectable()
export class Administrators {
  constructor(private readonly mail: MailService) {}

  /** Writes to each of them, once for each cause. */
  async tell<N extends Notice>(
    manager: EntityManager,
    { causa, plantilla, datos }: { causa: string; plantilla: N; datos: EmailData<N> },
  ): Promise<void> {
    const admins = await manager.find(User, {
      where: { role: 'admin', activo: true },
      select: { id: true, email: true },
    });
    await this.mail.writeBulk(
      manager,
      admins.map(({ id, email }) => ({
        causa: `${causa}:${id}`,
        plantilla,
        destinatario: email,
        user_id: id,
        datos: { ...datos },
      })),
    );
  }
}
