import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { Clock } from '../../platform/values/clock.js';
import { mobileOf } from '../../platform/values/phones.js';
import { ChannelConsent } from '../consents/channel-consent.entity.js';
import type { ChannelSettings } from '../settings/channel-settings.entity.js';
import { ChannelUsage } from './channel-usage.entity.js';
import { monthOf } from './month.js';
import type { Standing } from './writing.rules.js';

/** Reads what decides whether a person can be written to by a channel. */
@Injectable()
export class ChannelStandings {
  constructor(private readonly clock: Clock) {}

  async of(
    manager: EntityManager,
    candidateId: string,
    active: readonly ChannelSettings[],
  ): Promise<Standing[]> {
    const { telefono } = await db(manager)
      .selectFrom('candidates')
      .where('id', '=', candidateId)
      .select('telefono')
      .executeTakeFirstOrThrow();
    const consents = await manager.findBy(ChannelConsent, { candidato_id: candidateId });
    const used = await manager.findBy(ChannelUsage, { mes: monthOf(this.clock.now()) });
    return active.map(({ canal, activo, limite_mensual }) => {
      const consent = consents.find((one) => one.canal === canal);
      const sent = used.find((one) => one.canal === canal)?.enviados ?? 0;
      return {
        canal,
        activo,
        phone: mobileOf(telefono),
        consent: consent ? { acepta: consent.acepta, byThemselves: consent.origen !== 'rrhh' } : null,
        lastMessage: consent?.ultimo_mensaje_at ?? null,
        spent: limite_mensual !== null && sent >= limite_mensual,
      };
    });
  }
}
