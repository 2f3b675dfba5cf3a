import { CONTACT_TOPIC_LABEL } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobAlert } from '../../vacancies/alerts/job-alert.entity.js';
import { ContactMessage } from '../../contact/contact-message.entity.js';
import {
  type DataSubject,
  type HeldData,
  PersonalDataHooks,
} from '../../platform/personal-data/personal-data-hooks.js';
import { provenEmail } from '../copy/data-owner.js';

/** What is held under an address and no account: job alerts and messages of the contact page. */
@Injectable()
export class HeldByAddress implements OnModuleInit {
  constructor(private readonly hooks: PersonalDataHooks) {}

  onModuleInit(): void {
    this.hooks.register({
      name: 'alertas_empleo',
      read: (manager, subject) => this.alerts(manager, subject),
    });
    this.hooks.register({
      name: 'mensajes_contacto',
      read: (manager, subject) => this.letters(manager, subject),
    });
  }

  /** Erases both, and the person from unattached requests. The address has been proven by the link that its reader followed. */
  async erase(manager: EntityManager, email: string): Promise<void> {
    await manager.query(`DELETE FROM alertas_empleo WHERE email = $1`, [email]);
    await manager.query(`DELETE FROM mensajes_contacto WHERE lower(email) = $1`, [email]);
    await this.forgetRequests(manager, email);
  }

  /** Anonymises requests made before there was an account or a record; they are kept as proof. */
  async forgetRequests(manager: EntityManager, email: string): Promise<void> {
    await manager.query(
      `UPDATE solicitudes_derechos SET nombre = NULL, email = NULL, detalle = NULL
       WHERE lower(email) = $1 AND candidato_id IS NULL AND user_id IS NULL`,
      [email],
    );
  }

  private async alerts(manager: EntityManager, subject: DataSubject): Promise<HeldData> {
    const email = await provenEmail(manager, subject);
    if (!email) return { data: [] };
    const alerts = await manager.find(JobAlert, { where: { email }, order: { created_at: 'ASC' } });
    return {
      data: alerts.map(({ criterios, aviso_version, confirmada_at, baja_at, created_at }) => ({
        email,
        criterios,
        aviso_version,
        pedida_at: created_at,
        confirmada_at,
        baja_at,
      })),
    };
  }

  private async letters(manager: EntityManager, subject: DataSubject): Promise<HeldData> {
    const email = await provenEmail(manager, subject);
    if (!email) return { data: [] };
    const letters = await manager
      .createQueryBuilder(ContactMessage, 'm')
      .where('lower(m.email) = :email', { email })
      .orderBy('m.created_at', 'ASC')
      .getMany();
    return {
      data: letters.map((letter) => ({
        referencia: letter.referencia,
        nombre: letter.nombre,
        email: letter.email,
        telefono: letter.telefono,
        empresa: letter.empresa,
        asunto: CONTACT_TOPIC_LABEL[letter.servicio],
        mensaje: letter.mensaje,
        enviado_at: letter.created_at,
      })),
    };
  }
}
