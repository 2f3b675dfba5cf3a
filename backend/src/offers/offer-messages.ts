import { OFFER_LIMITS, say, toSay } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { NotificationsService } from '../candidates/people/notifications/notifications.service.js';
import { TasksService } from '../candidates/people/tasks/tasks.service.js';
import { ConfigService } from '../config/config.service.js';
import { MailService } from '../mail/emails/mail.service.js';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { momentOfMadrid } from '../interviews/emails/interview-words.js';
import { Clock } from '../platform/values/clock.js';
import { madridDay } from '../platform/values/madrid-day.js';
import type { OfferRow } from './offer-rows.js';
import { expiryOf, offerName, pathOf } from './offer.rules.js';

const NEW = toSay('Tienes una oferta de trabajo');

/** A message to staff, in Spanish. */
export interface StaffNotice {
  /** Tells it from the others of this offer. */
  cause: string;
  resumen: string;
  detalle: string;
  mensaje?: string;
  /** Whom; absent: the mailbox of human resources. */
  to?: { id: string; email: string };
}

/** What happened to an offer, told to its person and to staff in the transaction of it. */
@Injectable()
export class OfferMessages {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly mail: MailService,
    private readonly config: ConfigService,
    private readonly notifications: NotificationsService,
    private readonly tasks: TasksService,
    private readonly clock: Clock,
  ) {}

  /** Also of more time for it: the message has the new term, and the link. */
  async sent(manager: EntityManager, row: OfferRow, asunto = NEW): Promise<void> {
    const { puesto } = row.contenido;
    const caduca = () => momentOfMadrid(expiryOf(row.caduca_el));
    await this.mail.write(manager, {
      ...this.toPerson(row, `enviada:${row.caduca_el}`),
      plantilla: 'oferta_enviada',
      datos: () => ({ nombre: row.nombre, puesto, caduca: caduca(), asunto: say(asunto) }),
    });
    await this.notifications.add(manager, {
      ...this.notice(row, `enviada:${row.caduca_el}`),
      titulo: asunto,
      texto: () => say('{puesto}: puedes responder hasta el {limite}.', { puesto, limite: caduca() }),
    });
  }

  /** @param at when it was asked for: codes are counted anew when an offer is given more time */
  async code(manager: EntityManager, row: OfferRow, at: Date): Promise<void> {
    await this.mail.write(manager, {
      ...this.toPerson(row, `codigo:${at.getTime()}`),
      plantilla: 'oferta_codigo',
      datos: {
        nombre: row.nombre,
        puesto: row.contenido.puesto,
        minutos: String(OFFER_LIMITS.code.minutes),
      },
    });
  }

  async signed(manager: EntityManager, row: OfferRow): Promise<void> {
    await this.mail.write(manager, {
      ...this.toPerson(row, 'firmada'),
      plantilla: 'oferta_firmada',
      datos: { nombre: row.nombre, puesto: row.contenido.puesto },
    });
  }

  /** @param cause tells it from other ends of this offer @param words Spanish, said in the person's language */
  async closed(
    manager: EntityManager,
    row: OfferRow,
    {
      cause,
      asunto,
      resumen,
      mensaje,
    }: { cause: string; asunto: string; resumen: () => string; mensaje?: string },
  ): Promise<void> {
    await this.mail.write(manager, {
      ...this.toPerson(row, cause),
      plantilla: 'oferta_cerrada',
      datos: () => ({
        nombre: row.nombre,
        puesto: row.contenido.puesto,
        mensaje: mensaje ?? '',
        asunto: say(asunto),
        resumen: resumen(),
      }),
    });
    await this.notifications.add(manager, {
      ...this.notice(row, cause),
      titulo: asunto,
      texto: resumen,
    });
  }

  /** What the person answered: in the mailbox of human resources, and as a task for today of whoever sent the offer. */
  async answered(manager: EntityManager, row: OfferRow, notice: Omit<StaffNotice, 'to'>): Promise<void> {
    await this.staff(manager, row, notice);
    const team = { activo: true, role: Not('candidate' as const) };
    const isThere = row.enviada_por && (await manager.existsBy(User, { id: row.enviada_por, ...team }));
    const { resumen, detalle, mensaje } = notice;
    await this.tasks.add(
      manager,
      {
        // The task says whom it is about.
        titulo: `${resumen.split(':', 1)[0]}: oferta ${offerName(row)}`,
        detalle: [detalle, ...(mensaje ? [`«${mensaje}»`] : [])].join('\n'),
        aplicacion_id: row.aplicacion_id,
        asignada_a: isThere ? row.enviada_por : null,
        vence_el: madridDay(this.clock.now()),
      },
      { userId: null },
    );
  }

  async staff(
    manager: EntityManager,
    row: OfferRow,
    { cause, to, mensaje, ...words }: StaffNotice,
  ): Promise<void> {
    const { company_info } = await this.config.get();
    await this.mail.write(manager, {
      causa: `oferta:${row.id}:${cause}`,
      plantilla: 'oferta_aviso',
      destinatario: to?.email ?? company_info.email_rrhh,
      ...(to ? { user_id: to.id } : {}),
      idioma: 'es',
      datos: {
        ...words,
        mensaje: mensaje ?? '',
        direccion: this.environment.appUrl + pathOf(row),
      },
    });
  }

  /** "la oferta OF-2026-0042 de Núria García". */
  nameOf(row: OfferRow): string {
    return `${offerName(row)} de ${row.nombre} ${row.apellidos}`.trim();
  }

  private toPerson(row: OfferRow, cause: string) {
    return {
      causa: `oferta:${row.id}:${cause}`,
      destinatario: row.email,
      candidato_id: row.candidato_id,
      aplicacion_id: row.aplicacion_id,
      ...(row.user_id ? { user_id: row.user_id } : {}),
      ...(row.idioma ? { idioma: row.idioma } : {}),
    };
  }

  private notice(row: OfferRow, cause: string) {
    return {
      causa: `oferta:${row.id}:${cause}`,
      candidato_id: row.candidato_id,
      aplicacion_id: row.aplicacion_id,
      tipo: 'estado' as const,
      enlace: '/portal-candidato',
    };
  }
}
