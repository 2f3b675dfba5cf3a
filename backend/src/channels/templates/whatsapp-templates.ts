import { CHANNEL_LIMITS, type SiteLanguage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { RateLimits } from '../../platform/http/limits/rate-limits.js';
import { Clock } from '../../platform/values/clock.js';
import { GraphClient } from '../providers/graph-client.js';
import { fieldOf } from '../providers/send-outcome.js';
import { ChannelSecrets } from '../settings/channel-secrets.js';
import { connectionFailure, TRIALS } from '../settings/try-channel.js';
import { type ReadTemplate, readTemplate, templatesFor } from './template.rules.js';
import { type WhatsappTemplateResponse, toWhatsappTemplate } from './template.dto.js';
import { WhatsappTemplate } from './whatsapp-template.entity.js';

/** The templates of the WhatsApp account, as they were last read. */
@Injectable()
export class WhatsappTemplates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: ChannelSecrets,
    private readonly graph: GraphClient,
    private readonly limits: RateLimits,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async list(manager: EntityManager = this.dataSource.manager): Promise<WhatsappTemplateResponse[]> {
    return (await this.all(manager)).map(toWhatsappTemplate);
  }

  /** Those that may be sent to a person who reads this language. */
  async for(
    language: SiteLanguage,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<WhatsappTemplate[]> {
    return templatesFor(await this.all(manager), language);
  }

  /**
   * Reads all of them; those that are gone go here too. Nothing changes when one page cannot be read.
   * @throws {DomainError} `channel_off`, `channel_unreachable`, `too_many_requests`.
   */
  async refresh({ userId }: Actor): Promise<WhatsappTemplateResponse[]> {
    await this.limits.take(TRIALS, userId);
    const { url, token_clave, numero_id, cuenta_id } = await this.secrets.read('whatsapp');
    if (!url || !token_clave || !numero_id || !cuenta_id) throw new DomainError('channel_off');
    const read = await this.readAll();
    return inRequestTransaction(this.dataSource, async (manager) => {
      const leida_at = this.clock.now();
      if (read.length > 0) {
        await manager.upsert(
          WhatsappTemplate,
          read.map((one) => ({ ...one, leida_at })),
          ['nombre', 'idioma'],
        );
      }
      await manager.delete(WhatsappTemplate, { leida_at: LessThan(leida_at) });
      await this.logs.record(manager, {
        actorId: userId,
        action: 'config.whatsapp_templates',
        details: `Plantillas de WhatsApp leídas: ${read.length}`,
        entity: 'canales_mensajes',
        entityId: 'whatsapp',
      });
      return this.list(manager);
    });
  }

  private all(manager: EntityManager): Promise<WhatsappTemplate[]> {
    return manager.find(WhatsappTemplate, {
      order: { nombre: 'ASC', idioma: 'ASC' },
      take: CHANNEL_LIMITS.plantillas,
    });
  }

  /** The last page may name a cursor too: an empty page, or one with nothing new, is the end. */
  private async readAll(): Promise<ReadTemplate[]> {
    const seen = new Map<string, ReadTemplate | null>();
    let after: string | null = null;
    do {
      const before = seen.size;
      const page = await this.readPage(after);
      for (const given of page.templates) {
        const name = JSON.stringify([fieldOf(given, 'name'), fieldOf(given, 'language')]);
        seen.set(name, readTemplate(given));
      }
      after = seen.size > before ? page.after : null;
    } while (after !== null && seen.size < CHANNEL_LIMITS.plantillas);
    return [...seen.values()].filter((one) => one !== null).slice(0, CHANNEL_LIMITS.plantillas);
  }

  private async readPage(after: string | null) {
    try {
      return await this.graph.templates(after);
    } catch (error) {
      throw new DomainError('channel_unreachable', { reason: connectionFailure(error) });
    }
  }
}
