import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';
import { SmsClient } from '../providers/sms-client.js';
import type { SendOutcome } from '../providers/send-outcome.js';
import type { ChannelSettings } from '../settings/channel-settings.entity.js';
import { ChannelsService } from '../settings/channels.service.js';
import { ChannelStandings } from './channel-standings.js';
import { countMessage } from './count-message.js';
import { monthOf } from './month.js';
import { refusalOf } from './writing.rules.js';

/** One-time codes by SMS. No conversation shows them, and no row holds them. */
@Injectable()
export class SmsCodes {
  constructor(
    private readonly channels: ChannelsService,
    private readonly standings: ChannelStandings,
    private readonly sms: SmsClient,
    private readonly clock: Clock,
  ) {}

  /**
   * The mobile that takes a code now, in E.164; null: SMS is off, the person has no mobile or does not take SMS, or the
   * month has no message left.
   */
  async mobileFor(manager: EntityManager, candidateId: string): Promise<string | null> {
    const settings = await this.settings(manager);
    const [standing] = settings ? await this.standings.of(manager, candidateId, [settings]) : [];
    return standing && refusalOf(standing) === null ? standing.phone : null;
  }

  /** In the transaction that asks for the code; `false`: the month has no message left. */
  async count(manager: EntityManager): Promise<boolean> {
    const settings = await this.settings(manager);
    return settings !== undefined && countMessage(manager, settings, monthOf(this.clock.now()), true);
  }

  /** @param message `id`: the provider sends the same once; `to`: E.164 */
  send(message: { id: string; to: string; text: string }): Promise<SendOutcome> {
    return this.sms.send(message);
  }

  private async settings(manager: EntityManager): Promise<ChannelSettings | undefined> {
    return (await this.channels.active(manager)).find(({ canal }) => canal === 'sms');
  }
}
