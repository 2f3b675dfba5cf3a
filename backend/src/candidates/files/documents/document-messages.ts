import { plainDayFormat, say, toSay } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Candidate } from '../../people/candidate.entity.js';
import type { EmailData } from '../../../mail/templates/email-kinds.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import type { DocumentRequest } from './document-request.entity.js';

const longDay = plainDayFormat({ dateStyle: 'long' });

type Kind = 'documento_solicitado' | 'documento_rechazado';

/** Messages to candidates about their documents, in the transaction of the change. */
@Injectable()
export class DocumentMessages {
  constructor(
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
  ) {}

  async asked(
    manager: EntityManager,
    request: DocumentRequest,
    candidate: Candidate,
    by: string | null,
    enviar_desde?: Date,
  ): Promise<void> {
    await this.tell(manager, request, candidate, by, {
      causa: `documento:${request.id}`,
      ...(enviar_desde ? { enviar_desde } : {}),
      plantilla: 'documento_solicitado',
      datos: () => ({
        documento: request.nombre,
        instrucciones: request.instrucciones ?? '',
        limite: request.plazo ? longDay(new Date(`${request.plazo}T00:00:00Z`)) : '',
      }),
      titulo: toSay('Te pedimos un documento'),
      texto: () => say('Sube «{nombre}» desde la pestaña Documentos.', { nombre: request.nombre }),
    });
  }

  async refused(
    manager: EntityManager,
    request: DocumentRequest,
    candidate: Candidate,
    by: string | null,
  ): Promise<void> {
    await this.tell(manager, request, candidate, by, {
      causa: `documento:${request.id}:rechazo:${request.version}`,
      plantilla: 'documento_rechazado',
      datos: () => ({ documento: request.nombre, motivo_rechazo: request.motivo ?? '' }),
      titulo: toSay('Vuelve a subir un documento'),
      texto: () =>
        say('«{nombre}» no nos sirve. En la pestaña Documentos te contamos por qué.', {
          nombre: request.nombre,
        }),
    });
  }

  private async tell(
    manager: EntityManager,
    request: DocumentRequest,
    candidate: Candidate,
    by: string | null,
    what: {
      causa: string;
      enviar_desde?: Date;
      plantilla: Kind;
      datos: () => EmailData<Kind>;
      titulo: string;
      texto: () => string;
    },
  ): Promise<void> {
    const application = request.aplicacion_id ? { aplicacion_id: request.aplicacion_id } : {};
    await this.mail.write(manager, {
      causa: what.causa,
      plantilla: what.plantilla,
      destinatario: candidate.email,
      datos: () => ({ ...what.datos(), nombre: candidate.nombre }),
      candidato_id: candidate.id,
      ...application,
      ...(candidate.user_id ? { user_id: candidate.user_id } : {}),
      ...(by ? { creado_por: by } : {}),
      ...(what.enviar_desde ? { enviar_desde: what.enviar_desde } : {}),
    });
    await this.notifications.add(manager, {
      causa: what.causa,
      candidato_id: candidate.id,
      ...application,
      tipo: 'documento',
      titulo: what.titulo,
      texto: what.texto,
      enlace: '/portal-candidato?tab=documentos',
    });
  }
}
