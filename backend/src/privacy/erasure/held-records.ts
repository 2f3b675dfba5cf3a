import { EMAIL_KINDS } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Brackets, type EntityManager, In } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { ContactMessage } from '../../contact/contact-message.entity.js';
import { LogEntry } from '../../logs/log-entry.entity.js';
import { Email } from '../../mail/emails/email.entity.js';
import { withoutLink } from '../../mail/emails/one-time-link.js';
import {
  type DataSubject,
  type HeldData,
  PersonalDataHooks,
} from '../../platform/personal-data/personal-data-hooks.js';
import { provenEmail } from '../copy/data-owner.js';

/** What was written down about a person on the way: messages sent, log entries, privacy notices shown. */
@Injectable()
export class HeldRecords implements OnModuleInit {
  constructor(private readonly hooks: PersonalDataHooks) {}

  onModuleInit(): void {
    this.hooks.register({ name: 'mensajes', read: (manager, subject) => this.messages(manager, subject) });
    this.hooks.register({ name: 'registro', read: (manager, subject) => this.log(manager, subject) });
    this.hooks.register({
      name: 'avisos_mostrados',
      read: (manager, subject) => this.notices(manager, subject),
    });
  }

  /**
   * Sent and failed messages. Pending ones are left out: they may contain a decision that the person does not know
   * yet. One-time links are removed.
   */
  private async messages(manager: EntityManager, { userId, candidateId }: DataSubject): Promise<HeldData> {
    const messages = await manager
      .createQueryBuilder(Email, 'c')
      .where({ estado: In(['enviado', 'capturado', 'fallido']) })
      .andWhere(
        new Brackets((own) =>
          own
            .where('c.user_id = :userId', { userId })
            .orWhere(
              'c.candidato_id = :candidateId AND lower(c.destinatario) = (SELECT lower(p.email) FROM candidates p WHERE p.id = :candidateId)',
              { candidateId },
            ),
        ),
      )
      .orderBy('c.created_at', 'ASC')
      .getMany();
    return {
      data: messages.map((message) => ({
        tipo: EMAIL_KINDS[message.plantilla].label,
        destinatario: message.destinatario,
        asunto: message.asunto,
        texto: withoutLink(message).texto,
        estado: message.estado,
        escrito_at: message.created_at,
        enviado_at: message.enviado_at,
      })),
    };
  }

  /** Log entries of the person's actions and of changes to their account and record, without the names of staff. */
  private async log(manager: EntityManager, { userId, candidateId }: DataSubject): Promise<HeldData> {
    const entries = await manager.find(LogEntry, {
      where: [
        ...(userId ? [{ actor_id: userId }, { entity_id: userId }] : []),
        ...(candidateId ? [{ entity_id: candidateId }] : []),
      ],
      order: { id: 'ASC' },
    });
    return {
      data: entries.map(({ created_at, action, details, actor_id }) => ({
        fecha: created_at,
        accion: action,
        detalle: details,
        hecho_por: actor_id === null ? 'sistema' : actor_id === userId ? 'tú' : 'personal',
      })),
    };
  }

  private async notices(manager: EntityManager, subject: DataSubject): Promise<HeldData> {
    const { candidateId, userId } = subject;
    const user = userId ? await manager.findOneBy(User, { id: userId }) : null;
    const candidate = candidateId ? await manager.findOneBy(Candidate, { id: candidateId }) : null;
    const email = await provenEmail(manager, subject);
    const letters = email
      ? await manager
          .createQueryBuilder(ContactMessage, 'm')
          .where('lower(m.email) = :email AND m.aviso_version IS NOT NULL', { email })
          .orderBy('m.created_at', 'ASC')
          .getMany()
      : [];
    const shown = (formulario: string, version: string, mostrado_at: Date | null) => ({
      formulario,
      version,
      mostrado_at,
    });
    return {
      data: [
        ...(user?.aviso_version ? [shown('registro', user.aviso_version, user.aviso_mostrado_at)] : []),
        ...(candidate?.aviso_version
          ? [shown('candidatura', candidate.aviso_version, candidate.aviso_mostrado_at)]
          : []),
        ...letters.map(({ aviso_version, created_at }) =>
          shown('contacto', String(aviso_version), created_at),
        ),
      ],
    };
  }
}
