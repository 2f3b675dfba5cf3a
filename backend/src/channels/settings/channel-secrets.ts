import type { TextChannel } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { ChannelSettings } from './channel-settings.entity.js';

const HOUR_MS = 60 * 60 * 1000;
export const SECRETS = ['token', 'secreto', 'verificacion'] as const;
export type ChannelSecret = (typeof SECRETS)[number];

const ownerOf = (canal: TextChannel, name: ChannelSecret): string => `canales_mensajes.${canal}.${name}`;

/** What channels are used with: sealed at rest, opened to send and to check signatures. */
@Injectable()
export class ChannelSecrets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
  ) {}

  /** A channel with its sealed secrets. */
  read(canal: TextChannel, manager: EntityManager = this.dataSource.manager): Promise<ChannelSettings> {
    return manager
      .createQueryBuilder(ChannelSettings, 'c')
      .addSelect(SECRETS.map((name) => `c.${name}`))
      .where('c.canal = :canal', { canal })
      .getOneOrFail();
  }

  /** Null: none is stored. @throws an error of code EUNSEALED when no key that is given opens it. */
  open(row: ChannelSettings, name: ChannelSecret): string | null {
    const [sealed, keyId] = [row[name], row[`${name}_clave`]];
    if (!sealed || !keyId) return null;
    try {
      return this.box.open({ sealed, keyId }, ownerOf(row.canal, name));
    } catch (cause) {
      throw Object.assign(new Error(`the ${name} of a channel cannot be read`, { cause }), {
        code: 'EUNSEALED',
      });
    }
  }

  /** The columns of a secret; null removes it. */
  seal(canal: TextChannel, name: ChannelSecret, secret: string | null): Partial<ChannelSettings> {
    if (secret === null) return { [name]: null, [`${name}_clave`]: null };
    const { sealed, keyId } = this.box.seal(secret, ownerOf(canal, name));
    return { [name]: sealed, [`${name}_clave`]: keyId };
  }

  /** Encrypts again after a change of DATA_KEY. Idempotent; one that was entered meanwhile has the new key. */
  @Interval(HOUR_MS)
  async reseal(): Promise<void> {
    const { oldKeyId } = this.box;
    if (!oldKeyId) return;
    const { manager } = this.dataSource;
    for (const canal of ['whatsapp', 'sms'] as const) {
      const row = await this.read(canal);
      for (const name of SECRETS.filter((one) => row[`${one}_clave`] === oldKeyId)) {
        const anew = this.seal(canal, name, this.open(row, name));
        await manager.update(ChannelSettings, { canal, [`${name}_clave`]: oldKeyId }, anew);
      }
    }
  }
}
