import { Type } from 'class-transformer';
import { IsDefined, Matches, ValidateNested } from 'class-validator';
import { OneLine } from '../../../platform/http/validation/trim.js';
import { Example, Id, Instant, RequiredText } from '../../../platform/openapi/field.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { PushSubscription } from './push-subscription.entity.js';

const KEYS = { message: 'Las claves del navegador no son válidas' };
/** Characters of the longest endpoint. */
const ENDPOINT_MAX = 2000;

export class PushSubscriptionKeys {
  /** Public key of the browser: an uncompressed point of P-256, base64url. */
  @Example('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4')
  @Matches(/^[\w-]{87}$/, KEYS)
  p256dh: string;

  /** Authentication secret of the browser: 16 bytes, base64url. */
  @Example('BTBZMqHH6r4Tts7J_aSIgg')
  @Matches(/^[\w-]{22}$/, KEYS)
  auth: string;
}

export class NewPushSubscriptionRequest {
  /** Address of the subscription at the browser's push service: https, on the internet. */
  @Example('https://push.example.com/wpush/v2/gAAAAABk')
  @OneLine()
  @RequiredText(ENDPOINT_MAX, 'La dirección', { message: 'Falta la dirección del servicio de avisos' })
  endpoint: string;

  /** The keys of the browser, for which messages are encrypted. */
  @IsDefined(KEYS)
  @ValidateNested(KEYS)
  @Type(() => PushSubscriptionKeys)
  keys: PushSubscriptionKeys;
}

export class PushSubscriptionResponse {
  /** Id. */ @Id() id: string;
  /** Address at the browser's push service. */
  @Example('https://push.example.com/wpush/v2/gAAAAABk') endpoint: string;
  /** Browser and system. */ @Example('Chrome en Android') dispositivo: string;
  /** Subscribed, or subscribed again, in the session of this request. */ actual: boolean;
  /** ISO 8601 instant at which it was made. */ @Instant() created_at: string;
}

export class PushState {
  /** The installation's VAPID public key, base64url: the `applicationServerKey` of a browser's subscription. */
  @Example('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4')
  clave_publica: string;
  /** The signed-in person's subscriptions, oldest first. */
  suscripciones: PushSubscriptionResponse[];
}

export const toPushSubscriptionResponse = (
  row: PushSubscription,
  { sessionId }: Pick<Actor, 'sessionId'>,
): PushSubscriptionResponse => ({
  id: row.id,
  endpoint: row.endpoint,
  dispositivo: row.dispositivo,
  actual: row.session_id === sessionId,
  created_at: row.created_at.toISOString(),
});
