import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Correo } from '../mail/correo.entity.js';
import { MailService } from '../mail/mail.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { ApplicationHistory } from './application-history.entity.js';
import { Application } from './application.entity.js';
import { noticeOfMove } from './move-notice.js';

/**
 * Shows the candidate a delayed rejection and tells them of it at the moment its message leaves (domain.md 6), in the transaction
 * that marks the message as sent.
 */
@Injectable()
export class ReleaseMove implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.mail.registerReleaseHook((manager, correo) => this.release(manager, correo));
  }

  private async release(manager: EntityManager, correo: Correo): Promise<void> {
    if (!correo.historial_id || !correo.aplicacion_id) return;
    // Locks the application first, as a move does, so that the two take turns.
    const application = await manager.findOne(Application, {
      where: { id: correo.aplicacion_id },
      lock: { mode: 'pessimistic_write' },
    });
    const released = await manager
      .createQueryBuilder()
      .update(ApplicationHistory)
      .set({ visible_at: () => 'now()' })
      .where('id = :id AND visible_at IS NULL AND deshecha_at IS NULL', { id: correo.historial_id })
      .execute();
    if (!released.affected) return;
    await manager.update(Application, correo.aplicacion_id, { estado_candidato: () => 'estado' });
    if (!application) return;
    const notice = await noticeOfMove(manager, application, correo.historial_id, application.estado);
    await this.notifications.add(manager, notice);
  }
}
