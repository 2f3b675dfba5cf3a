import { say, toSay } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SystemConfig } from '../../config/system-config.entity.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { NotificationsService } from '../portal/notifications/notifications.service.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { together } from '../../platform/database/transactions/together.js';
import type { ThreadMessage } from './thread-message.entity.js';
import type { ThreadPerson } from './threads.repository.js';

interface News {
  person: ThreadPerson;
  message: ThreadMessage;
  actorId: string;
}

/** What a message's notification is known by. */
export const causeOfMessage = (messageId: string): string => `mensaje:${messageId}`;

/** Tells the other side of a new message: the candidate by mail and in the portal, human resources by mail. */
@Injectable()
export class ThreadNews {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
  ) {}

  async tell(manager: EntityManager, news: News): Promise<void> {
    if (news.message.autor === 'rrhh') await this.tellCandidate(manager, news);
    else await this.tellHr(manager, news);
  }

  private async tellCandidate(manager: EntityManager, { person, message, actorId }: News): Promise<void> {
    const letter = { plantilla: 'hilo_candidato', destinatario: person.email } as const;
    const [reader, written] = await together([
      this.notifications.readerOf(manager, person.id),
      this.mail.read(manager, letter),
    ]);
    const notice = {
      causa: causeOfMessage(message.id),
      candidato_id: person.id,
      tipo: 'mensaje',
      titulo: toSay('Nuevo mensaje del equipo de selección'),
      texto: toSay('Te han escrito. Puedes leerlo y responder en tu conversación.'),
      enlace: '/portal-candidato?tab=mensajes',
    } as const;
    const email = {
      ...letter,
      causa: causeOfMessage(message.id),
      datos: () => ({ nombre: person.nombre, mensaje: message.texto, archivos: filesInWords(message) }),
      candidato_id: person.id,
      ...(person.user_id ? { user_id: person.user_id } : {}),
      creado_por: actorId,
    };
    await together([
      this.notifications.add(manager, notice, reader),
      this.mail.write(manager, email, written),
    ]);
  }

  private async tellHr(manager: EntityManager, { person, message }: News): Promise<void> {
    // Read through the caller's connection: asking for a second one inside a transaction could wait for ever.
    const { company_info } = await manager.findOneByOrFail(SystemConfig, { id: 1 });
    await this.mail.write(manager, {
      causa: causeOfMessage(message.id),
      plantilla: 'hilo_rrhh',
      destinatario: company_info.email_rrhh,
      datos: {
        remitente: `${person.nombre} ${person.apellidos}`.trim(),
        mensaje: message.texto,
        archivos: filesInWords(message),
        ficha: `${this.environment.appUrl}/sistema-aplicacion/candidates/${person.id}/show?parte=conversacion`,
      },
      candidato_id: person.id,
    });
  }
}

/** Files are read in the portal and the back office only: mail says that there are some. */
function filesInWords({ adjuntos }: ThreadMessage): string {
  if (adjuntos.length === 0) return '';
  return adjuntos.length === 1
    ? say('1 archivo adjunto')
    : say('{total} archivos adjuntos', { total: adjuntos.length });
}
