import type { TextChannel } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { type Limit, RateLimits } from '../../platform/http/limits/rate-limits.js';
import { RefusedDestination } from '../../platform/outbound/destinations.js';
import { GraphClient, GraphError } from '../providers/graph-client.js';
import { SmsClient } from '../providers/sms-client.js';
import type { ChannelTrialResponse } from './channel.dto.js';
import { ChannelSecrets } from './channel-secrets.js';

export const TRIALS: Limit = { name: 'channel-trial', points: 10, seconds: 60 };

/** Why a provider cannot be asked, to show; nothing of what it says. */
export function connectionFailure(error: unknown): string {
  if (error instanceof GraphError)
    return error.status === 401 || error.code === '190'
      ? 'WhatsApp no acepta el token.'
      : `WhatsApp ha rechazado la petición (código ${error.code}).`;
  return error instanceof RefusedDestination ? error.message : 'El proveedor no contesta.';
}

/** Asks the provider whether it accepts the token. Nothing is sent. */
@Injectable()
export class TryChannel {
  constructor(
    private readonly secrets: ChannelSecrets,
    private readonly graph: GraphClient,
    private readonly sms: SmsClient,
    private readonly limits: RateLimits,
  ) {}

  /** @throws {DomainError} `channel_off`, `too_many_requests`. */
  async execute({ userId }: Actor, canal: TextChannel): Promise<ChannelTrialResponse> {
    await this.limits.take(TRIALS, userId);
    const { url, token_clave, numero_id, cuenta_id } = await this.secrets.read(canal);
    if (!url || !token_clave || (canal === 'whatsapp' && !(numero_id && cuenta_id)))
      throw new DomainError('channel_off');
    try {
      return canal === 'whatsapp' ? await this.tryWhatsapp() : smsTrial(await this.sms.status());
    } catch (error) {
      return { conectado: false, detalle: connectionFailure(error) };
    }
  }

  private async tryWhatsapp(): Promise<ChannelTrialResponse> {
    const { name, number } = await this.graph.number();
    return { conectado: true, detalle: `Conectado con «${name}» (${number}).` };
  }
}

function smsTrial(status: number): ChannelTrialResponse {
  if (status >= 200 && status < 300) return { conectado: true, detalle: 'El proveedor acepta el token.' };
  if (status === 401 || status === 403)
    return { conectado: false, detalle: 'El proveedor no acepta el token.' };
  return {
    conectado: false,
    detalle: `El proveedor contesta, pero no dice si acepta el token (HTTP ${status} en /status): se sabrá con el primer mensaje.`,
  };
}
