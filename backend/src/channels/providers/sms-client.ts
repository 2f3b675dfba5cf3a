import { Injectable } from '@nestjs/common';
import { askedWait } from '../../platform/outbound/asked-wait.js';
import { Destinations } from '../../platform/outbound/destinations.js';
import { guardedFetch } from '../../platform/outbound/guarded-fetch.js';
import { Clock } from '../../platform/values/clock.js';
import { ChannelSecrets } from '../settings/channel-secrets.js';
import { fieldOf, idOf, jsonOf, type SendOutcome, textOf, withoutAnswer } from './send-outcome.js';

const WAIT_MS = 10_000;

/** A provider of SMS, by the protocol of docs/operations/channels.md. */
@Injectable()
export class SmsClient {
  constructor(
    private readonly secrets: ChannelSecrets,
    private readonly destinations: Destinations,
    private readonly clock: Clock,
  ) {}

  /** `id` is ours: the provider sends the same once. `to` is E.164. */
  async send({ id, to, text }: { id: string; to: string; text: string }): Promise<SendOutcome> {
    const { url, headers, alias } = await this.connection();
    let response: Response;
    try {
      response = await guardedFetch(this.destinations, { waitMs: WAIT_MS })(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ id, from: alias, to, text }),
      });
    } catch (error) {
      return withoutAnswer(error);
    }
    const body = await jsonOf(response);
    if (response.ok) {
      const providerId = idOf(fieldOf(body, 'id'));
      return providerId ? { kind: 'accepted', providerId } : { kind: 'unknown', code: 'sin_respuesta' };
    }
    const code = errorCode(fieldOf(body, 'code')) ?? `http_${response.status}`;
    if (response.status < 500 && response.status !== 429) return { kind: 'refused', code };
    const header = response.headers.get('retry-after') ?? undefined;
    return { kind: 'later', code, askedMs: askedWait(429, header, this.clock.now()) };
  }

  /** HTTP status of `{url}/status`. @throws what the connection says. */
  async status(): Promise<number> {
    const { url, headers } = await this.connection();
    return (await guardedFetch(this.destinations)(`${url}/status`, { headers })).status;
  }

  private async connection() {
    const row = await this.secrets.read('sms');
    const token = this.secrets.open(row, 'token');
    if (!row.url || !token) throw new Error('the channel is not set up');
    return { url: row.url, alias: row.alias, headers: { authorization: `Bearer ${token}` } };
  }
}

/** A provider's code, where it is one; numbers and words of people are none. */
export const errorCode = (value: unknown): string | null => {
  const code = typeof value === 'number' ? String(value) : textOf(value);
  return /^[a-z0-9_.-]{1,40}$/i.test(code) ? code : null;
};
