import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { DataSource } from 'typeorm';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { WebhookEndpoint } from './webhook.entity.js';

const HOUR_MS = 60 * 60 * 1000;
const SECRET_BYTES = 32;
const ownerOf = (id: string): string => `webhook:${id}`;

export type SecretColumns = Pick<
  WebhookEndpoint,
  'id' | 'secreto' | 'secreto_clave' | 'secreto_anterior' | 'secreto_anterior_clave' | 'anterior_hasta'
>;

/** The secrets that sign messages: made here, sealed at rest, opened only to sign. */
@Injectable()
export class WebhookSecrets {
  private readonly logger = new Logger('integrations');

  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
  ) {}

  /** A new secret as the receiver needs it, and as it is stored. */
  make(id: string): { secreto: string; columns: Pick<WebhookEndpoint, 'secreto' | 'secreto_clave'> } {
    const secreto = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    return { secreto, columns: this.seal(secreto, id) };
  }

  /** The headers of Standard Webhooks; for a day after a rotation with the signatures of both secrets. */
  headers(webhook: SecretColumns, message: { id: string; at: Date; body: string }): Record<string, string> {
    const sign = (sealed: string, keyId: string): string =>
      new Webhook(this.box.open({ sealed, keyId }, ownerOf(webhook.id))).sign(
        message.id,
        message.at,
        message.body,
      );
    const { secreto_anterior, secreto_anterior_clave, anterior_hasta } = webhook;
    const signatures = [sign(webhook.secreto, webhook.secreto_clave)];
    if (secreto_anterior && secreto_anterior_clave && anterior_hasta && anterior_hasta > message.at) {
      signatures.push(sign(secreto_anterior, secreto_anterior_clave));
    }
    return {
      'webhook-id': message.id,
      'webhook-timestamp': String(Math.floor(message.at.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    };
  }

  /** After a change of DATA_KEY: seals anew what the old key sealed. Repeating it does no harm; there are few. */
  @Interval(HOUR_MS)
  async reseal(): Promise<void> {
    const { oldKeyId } = this.box;
    if (!oldKeyId) return;
    const { manager } = this.dataSource;
    const rows = await manager.find(WebhookEndpoint, {
      where: [{ secreto_clave: oldKeyId }, { secreto_anterior_clave: oldKeyId }],
    });
    for (const row of rows) {
      const { id, secreto, secreto_clave, secreto_anterior, secreto_anterior_clave } = row;
      const anew = (sealed: string, keyId: string) =>
        this.seal(this.box.open({ sealed, keyId }, ownerOf(id)), id);
      const old =
        secreto_anterior && secreto_anterior_clave ? anew(secreto_anterior, secreto_anterior_clave) : null;
      const change = {
        ...anew(secreto, secreto_clave),
        ...(old ? { secreto_anterior: old.secreto, secreto_anterior_clave: old.secreto_clave } : {}),
      };
      // A secret that was rotated since is already sealed with the current key.
      const { affected } = await manager.update(WebhookEndpoint, { id, secreto }, change);
      if (affected) this.logger.log(`secret of webhook ${id} sealed anew`);
    }
  }

  private seal(secreto: string, id: string): Pick<WebhookEndpoint, 'secreto' | 'secreto_clave'> {
    const { sealed, keyId } = this.box.seal(secreto, ownerOf(id));
    return { secreto: sealed, secreto_clave: keyId };
  }
}
