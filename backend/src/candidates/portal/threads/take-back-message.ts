import { LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailService } from '../../../mail/emails/mail.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { FileStorage } from '../../../platform/files/storage/file-storage.js';
import { Clock } from '../../../platform/values/clock.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { ThreadAttachment } from './thread-attachment.entity.js';
import { ThreadMessage } from './thread-message.entity.js';
import { ThreadChannels } from './thread-channels.js';
import { causeOfMessage } from './thread-news.js';
import { Thread } from './thread.entity.js';
import { ThreadsRepository } from './threads.repository.js';

/**
 * Takes back a message that one has just written: it goes with its files, its notice and its mail, WhatsApp or
 * SMS, which waits for as long. Of a taking back and a reading, an answer or a second message at once, the thread's lock lets one be first.
 */
@Injectable()
export class TakeBackMessage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly threads: ThreadsRepository,
    private readonly channels: ThreadChannels,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeated, it finds nothing to take back.
   * @throws {DomainError} `candidate_not_found`; `thread_message_not_found`: not one's own, or gone already;
   * `undo_too_late`: after ten seconds, once it has been read, left or been followed by another.
   */
  async execute(candidato_id: string, id: string, { userId }: Pick<Actor, 'userId'>): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const thread = await this.threads.lock(manager, candidato_id);
      if (!thread) throw new DomainError('candidate_not_found');
      const message = await manager.findOneBy(ThreadMessage, {
        id,
        candidato_id,
        autor: 'rrhh',
        autor_user_id: userId,
      });
      if (!message) throw new DomainError('thread_message_not_found');
      const age = this.clock.now().getTime() - message.created_at.getTime();
      const isNews = message.leido_candidato_at === null && message.orden === thread.mensajes;
      if (!isNews || age > LIMITS.undoSeconds * 1000) throw new DomainError('undo_too_late');
      const causa = causeOfMessage(id);
      if ((await this.mail.cancelOfCause(manager, causa)) === 'sent') throw new DomainError('undo_too_late');
      const isGone = message.canal !== 'portal' && !(await this.channels.work.takeBack(manager, id));
      if (isGone) throw new DomainError('undo_too_late');
      await this.notifications.remove(manager, causa);
      for (const { archivo_id } of await manager.findBy(ThreadAttachment, { mensaje_id: id }))
        await this.storage.release(manager, archivo_id);
      await manager.delete(ThreadMessage, { id });
      const before = await manager.findOneBy(ThreadMessage, { candidato_id, orden: message.orden - 1 });
      await manager.update(Thread, candidato_id, {
        mensajes: thread.mensajes - 1,
        sin_leer_candidato: thread.sin_leer_candidato - 1,
        ultimo_autor: before?.autor ?? null,
        ...(before ? { ultimo_at: before.created_at } : {}),
      });
    });
  }
}
