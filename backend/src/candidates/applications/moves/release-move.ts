import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Email } from '../../../mail/emails/email.entity.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { ApplicationHistory } from '../history/application-history.entity.js';
import { ApplicationHooks } from '../application-hooks.js';
import { Application } from '../application.entity.js';
import { type ApplicationColumns, type LockedApplication, lockApplication } from './lock-application.js';
import { jobTitle } from './move-message.js';
import { noticeOfMove } from './move-notice.js';

/**
 * Effects of a sent message: a delayed rejection becomes visible and is notified, and its hooks run, such as
 * cancelling interviews. In the transaction that marks the message as sent.
 */
@Injectable()
export class ReleaseMove implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly hooks: ApplicationHooks,
  ) {}

  onModuleInit(): void {
    this.mail.registerReleaseHook((manager, email) => this.release(manager, email));
  }

  private async release(manager: EntityManager, email: Email): Promise<void> {
    // Every other move shows at once, and its message has no effects.
    if (email.plantilla !== 'rechazo' || !email.historial_id || !email.aplicacion_id) return;
    // Same lock order as a move.
    const locked = await findLocked(manager, email.aplicacion_id);
    if (!locked) return;
    const { application } = locked;
    await this.show(manager, application, email.historial_id);
    const current = await manager.findOneBy(ApplicationHistory, { id: email.historial_id });
    const rejects = current?.a === 'rechazada' && current.deshecha_at === null;
    if (rejects && application.estado === 'rechazada') await this.hooks.applicationRejected(manager, locked);
  }

  private async show(
    manager: EntityManager,
    application: ApplicationColumns,
    historyId: string,
  ): Promise<void> {
    const released = await manager
      .createQueryBuilder()
      .update(ApplicationHistory)
      .set({ visible_at: () => 'now()' })
      .where('id = :id AND visible_at IS NULL AND deshecha_at IS NULL', { id: historyId })
      .execute();
    if (!released.affected) return;
    await manager.update(Application, application.id, { estado_candidato: () => 'estado' });
    const puesto = await jobTitle(manager, application);
    await this.notifications.add(manager, noticeOfMove(application, historyId, application.estado, puesto));
  }
}

/** Null: it was deleted since, so nothing is shown. */
async function findLocked(manager: EntityManager, id: string): Promise<LockedApplication | null> {
  try {
    return await lockApplication(manager, id);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'application_not_found') return null;
    throw error;
  }
}
