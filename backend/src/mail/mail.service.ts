import type { Plantilla } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SystemConfig } from '../config/system-config.entity.js';
import { ENVIRONMENT, type Environment } from '../platform/environment.js';
import { type LinkMaker, MailHooks, type ReleaseHook } from './mail-hooks.js';
import { MailJobs } from './mail-jobs.js';
import { isAccountTemplate, type NewMessage, type WrittenMessage } from './new-message.js';
import { OutboxRepository } from './outbox.repository.js';
import { renderMessage } from './templates/render.js';

export type { NewMessage, TemplateData, WrittenMessage } from './new-message.js';

/** Writes messages in the transaction of the change that they tell of, and withdraws unsent ones. */
@Injectable()
export class MailService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    private readonly outbox: OutboxRepository,
    private readonly jobs: MailJobs,
    private readonly hooks: MailHooks,
  ) {}

  /**
   * Writes the message and its job. A cause that has its message already gives back that one.
   * With notifications off, messages of the process are kept as `omitido`.
   */
  async write(manager: EntityManager, message: NewMessage): Promise<WrittenMessage> {
    // Read through the caller's connection: asking for a second one inside a transaction could wait for ever.
    const config = await manager.findOneByOrFail(SystemConfig, { id: 1 });
    const deCuenta = isAccountTemplate(message.plantilla);
    const { appUrl } = this.environment;
    const rendered = renderMessage(message.plantilla, message.datos, {
      company: config.company_info,
      appUrl,
    });
    const inserted = await this.outbox.insert(manager, {
      ...message,
      ...rendered,
      de_cuenta: deCuenta,
      estado: deCuenta || config.email_notifications ? 'pendiente' : 'omitido',
    });
    if (!inserted) return this.outbox.getByCause(manager, message.causa);
    await this.jobs.deliverAt(manager, inserted.id, inserted.enviar_desde);
    return inserted;
  }

  /**
   * Withdraws the message of a move as long as it has not left: `cancelled`. `sent`: it has left, or a
   * worker is sending it. `none`: the move has no message, or it was withdrawn before.
   */
  cancelOfHistory(manager: EntityManager, historialId: string): Promise<'cancelled' | 'sent' | 'none'> {
    return this.outbox.cancelOfHistory(manager, historialId);
  }

  /** Puts a withdrawn message of a move back: it leaves at its time, or at once when that has passed. */
  async restoreOfHistory(manager: EntityManager, historialId: string): Promise<void> {
    for (const { id, enviar_desde } of await this.outbox.restoreOfHistory(manager, historialId)) {
      await this.jobs.deliverAt(manager, id, enviar_desde);
    }
  }

  /** The worker asks this maker for the link at the moment it sends: no row ever holds one. */
  registerLinkMaker(plantilla: Plantilla, make: LinkMaker): void {
    this.hooks.registerLinkMaker(plantilla, make);
  }

  /**
   * The hook runs in the transaction that ends a message's wait: enviado, capturado, fallido, or omitido
   * when its time has come. Should it fail there, it runs again later.
   */
  registerReleaseHook(hook: ReleaseHook): void {
    this.hooks.registerReleaseHook(hook);
  }
}
