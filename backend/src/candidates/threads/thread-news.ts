import { say, type ThreadAuthor, toSay } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../mail/emails/mail.service.js';
import type { WrittenWith } from '../../mail/emails/written-with.js';
import { type NoticeReader, NotificationsService } from '../portal/notifications/notifications.service.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { together } from '../../platform/database/transactions/together.js';
import type { ThreadOf, ThreadPerson } from './threads.repository.js';

interface News {
  person: ThreadPerson;
  message: { id: string; autor: ThreadAuthor; texto: string };
  /** How many came with it. */
  files: number;
  actorId: string;
}

/** What is read before a message is told of. */
interface Read {
  letter: WrittenWith;
  /** Null: human resources are told. */
  reader: NoticeReader | null;
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

  /** Reads what `tell` needs, for a caller that sends it with other reads. */
  async read(manager: EntityManager, of: ThreadOf): Promise<Read> {
    if ('own' in of)
      return { letter: await this.mail.read(manager, { plantilla: 'hilo_rrhh' }), reader: null };
    const { candidate: candidato } = of;
    const [letter, reader] = await together([
      this.mail.read(manager, { plantilla: 'hilo_candidato', destinatario: { candidato } }),
      this.notifications.readerOf(manager, candidato),
    ]);
    return { letter, reader };
  }

  async tell(manager: EntityManager, news: News, read: Read): Promise<void> {
    if (news.message.autor === 'rrhh') await this.tellCandidate(manager, news, read);
    else await this.tellHr(manager, news, read);
  }

  private async tellCandidate(
    manager: EntityManager,
    { person, message, files, actorId }: News,
    { letter, reader }: Read,
  ): Promise<void> {
    const notice = {
      causa: causeOfMessage(message.id),
      candidato_id: person.id,
      tipo: 'mensaje',
      titulo: toSay('Nuevo mensaje del equipo de selección'),
      texto: toSay('Te han escrito. Puedes leerlo y responder en tu conversación.'),
      enlace: '/portal-candidato?tab=mensajes',
    } as const;
    const email = {
      plantilla: 'hilo_candidato',
      destinatario: person.email,
      causa: causeOfMessage(message.id),
      datos: () => ({ nombre: person.nombre, mensaje: message.texto, archivos: filesInWords(files) }),
      candidato_id: person.id,
      ...(person.user_id ? { user_id: person.user_id } : {}),
      creado_por: actorId,
    } as const;
    await together([
      this.notifications.add(manager, notice, reader),
      this.mail.write(manager, email, letter),
    ]);
  }

  private async tellHr(
    manager: EntityManager,
    { person, message, files }: News,
    { letter }: Read,
  ): Promise<void> {
    const email = {
      causa: causeOfMessage(message.id),
      plantilla: 'hilo_rrhh',
      destinatario: letter.settings.company_info.email_rrhh,
      datos: {
        remitente: `${person.nombre} ${person.apellidos}`.trim(),
        mensaje: message.texto,
        archivos: filesInWords(files),
        ficha: `${this.environment.appUrl}/sistema-aplicacion/candidates/${person.id}/show?parte=conversacion`,
      },
      candidato_id: person.id,
    } as const;
    await this.mail.write(manager, email, letter);
  }
}

/** Files are read in the portal and the back office only: mail says that there are some. */
function filesInWords(total: number): string {
  if (total === 0) return '';
  return total === 1 ? say('1 archivo adjunto') : say('{total} archivos adjuntos', { total });
}
