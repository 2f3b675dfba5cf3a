import { LIMITS, say, type ThreadAuthor, toSay } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SystemConfig } from '../../../config/system-config.entity.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { Clock } from '../../../platform/values/clock.js';
import { ENVIRONMENT, type Environment } from '../../../platform/environment/environment.js';
import type { ThreadPerson } from './threads.repository.js';

interface News {
  person: ThreadPerson;
  message: { id: string; autor: ThreadAuthor; texto: string };
  /** Number of files that came with the message. */
  files: number;
  actorId: string | null;
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
    private readonly clock: Clock,
  ) {}

  async tell(manager: EntityManager, news: News): Promise<void> {
    if (news.message.autor === 'rrhh') await this.tellCandidate(manager, news);
    else await this.tellHr(manager, news);
  }

  private async tellCandidate(
    manager: EntityManager,
    { person, message, files, actorId }: News,
  ): Promise<void> {
    await this.notifications.add(manager, {
      causa: causeOfMessage(message.id),
      candidato_id: person.id,
      tipo: 'mensaje',
      titulo: toSay('Nuevo mensaje del equipo de selección'),
      texto: toSay('Te han escrito. Puedes leerlo y responder en tu conversación.'),
      enlace: '/portal-candidato?tab=mensajes',
    });
    await this.mail.write(manager, {
      plantilla: 'hilo_candidato',
      destinatario: person.email,
      causa: causeOfMessage(message.id),
      datos: () => ({ nombre: person.nombre, mensaje: message.texto, archivos: filesInWords(files) }),
      candidato_id: person.id,
      // Until then whoever wrote it may take it back.
      enviar_desde: new Date(this.clock.now().getTime() + LIMITS.undoSeconds * 1000),
      ...(person.user_id ? { user_id: person.user_id } : {}),
      ...(actorId ? { creado_por: actorId } : {}),
    });
  }

  private async tellHr(manager: EntityManager, { person, message, files }: News): Promise<void> {
    const { company_info } = await manager.findOneByOrFail(SystemConfig, { id: 1 });
    await this.mail.write(manager, {
      causa: causeOfMessage(message.id),
      plantilla: 'hilo_rrhh',
      destinatario: company_info.email_rrhh,
      datos: {
        remitente: `${person.nombre} ${person.apellidos}`.trim(),
        mensaje: message.texto,
        archivos: filesInWords(files),
        ficha: `${this.environment.appUrl}/sistema-aplicacion/candidates/${person.id}/show?parte=conversacion`,
      },
      candidato_id: person.id,
    });
  }
}

/** Files are read in the portal and the back office only: mail says that there are some. */
function filesInWords(total: number): string {
  if (total === 0) return '';
  return total === 1 ? say('1 archivo adjunto') : say('{total} archivos adjuntos', { total });
}
