import { CHANNEL_LIMITS, type TextChannel } from '@hiring/contract';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { ChannelSecrets } from '../settings/channel-secrets.js';
import type { ChannelSettings } from '../settings/channel-settings.entity.js';
import type { Notice } from './incoming.js';
import { isSame, isSigned } from './notice-signature.js';
import { ReceiveNotice } from './receive-notice.js';
import { readSmsNotice } from './sms-notice.js';
import { readWhatsappNotice } from './whatsapp-notice.js';

/** Lets in what a provider has signed. */
@Injectable()
export class NoticesService {
  private readonly logger = new Logger('channels');

  constructor(
    private readonly secrets: ChannelSecrets,
    private readonly receive: ReceiveNotice,
    private readonly clock: Clock,
  ) {}

  /** Meta asks whether the address is ours: the challenge. @throws {DomainError} `channel_verification_failed`. */
  async verify(query: Record<string, unknown>): Promise<string> {
    const own = this.secrets.open(await this.secrets.read('whatsapp'), 'verificacion');
    const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
    const known = mode === 'subscribe' && own !== null && typeof token === 'string' && isSame(token, own);
    if (known && typeof challenge === 'string') return challenge;
    this.logger.warn({ code: 'channel_verification_failed' });
    throw new DomainError('channel_verification_failed');
  }

  /** `bytes`: the body as it was signed. @throws {DomainError} `channel_signature_invalid`, `bad_request`, `payload_too_large`. */
  async take(canal: TextChannel, bytes: unknown, signature: unknown): Promise<void> {
    const settings = await this.secrets.read(canal);
    const secret = this.secrets.open(settings, 'secreto');
    if (secret === null || !Buffer.isBuffer(bytes) || !isSigned(bytes, signature, secret)) {
      this.logger.warn({ code: 'channel_signature_invalid', canal });
      throw new DomainError('channel_signature_invalid');
    }
    const notice = this.read(settings, bytes);
    if (!notice) throw new DomainError('bad_request');
    if (notice.messages.length + notice.states.length > CHANNEL_LIMITS.avisoPartes)
      throw new DomainError('payload_too_large');
    await this.receive.execute(canal, notice);
  }

  private read({ canal, numero_id }: ChannelSettings, bytes: Buffer): Notice | null {
    let body: unknown;
    try {
      body = JSON.parse(bytes.toString('utf8'));
    } catch {
      return null;
    }
    const now = this.clock.now();
    return canal === 'whatsapp' ? readWhatsappNotice(body, numero_id, now) : readSmsNotice(body, now);
  }
}
