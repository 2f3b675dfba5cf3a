import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LogsService } from '../logs/logs.service.js';
import { Clock } from '../platform/values/clock.js';
import type { OfferRow } from './offer-rows.js';
import { Offer } from './offer.entity.js';

/** Writes a change of a locked offer and its line of the log, which the history of the person shows. */
@Injectable()
export class OfferChanges {
  constructor(
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async write(manager: EntityManager, row: OfferRow, change: Partial<Offer>): Promise<void> {
    const version = row.version + 1;
    await manager.update(Offer, row.id, { ...change, version, updated_at: this.clock.now() });
  }

  /** @param id undefined: of many @param actorId null: the product itself @param what the action, as in `offer.sent` */
  record(
    manager: EntityManager,
    id: string | undefined,
    actorId: string | null,
    [what, details]: readonly [what: string, details: string],
  ): Promise<void> {
    const action = `offer.${what}`;
    const level = id === undefined ? 'warning' : 'info';
    return this.logs.record(manager, { actorId, action, details, level, entity: 'offers', entityId: id });
  }
}
