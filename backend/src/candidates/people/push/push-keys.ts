import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import webPush from 'web-push';
import { db } from '../../../platform/database/sql/db.js';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import { PushKey } from './push-key.entity.js';

const ID = 1;
const OWNER = 'push';
const HOUR_MS = 60 * 60 * 1000;

interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** The installation's VAPID keys: created when first needed, sealed with DATA_KEY, the same for ever. */
@Injectable()
export class PushKeys {
  private readonly logger = new Logger('push');

  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: SecretBox,
  ) {}

  async current(): Promise<KeyPair> {
    const kept = await this.read(this.dataSource.manager);
    return kept ?? inTransaction(this.dataSource, (manager) => this.create(manager));
  }

  /** Re-encrypts the private key after a change of DATA_KEY. Idempotent. */
  @Interval(HOUR_MS)
  async reseal(): Promise<void> {
    const { oldKeyId: clave } = this.secrets;
    const { manager } = this.dataSource;
    const row = clave && (await manager.findOneBy(PushKey, { id: ID, clave }));
    if (!row) return;
    const privateKey = this.secrets.open({ sealed: row.secreto, keyId: row.clave }, OWNER);
    await manager.update(PushKey, { id: ID, secreto: row.secreto }, this.seal(privateKey));
  }

  /** Null when there is no key, or the one there was sealed with a DATA_KEY that is lost. */
  private async read(manager: EntityManager): Promise<KeyPair | null> {
    const row = await manager.findOneBy(PushKey, { id: ID });
    if (!row) return null;
    if (![this.secrets.keyId, this.secrets.oldKeyId].includes(row.clave)) return null;
    const privateKey = this.secrets.open({ sealed: row.secreto, keyId: row.clave }, OWNER);
    return { publicKey: row.publica, privateKey };
  }

  /** The first of several processes creates it. Subscriptions that belong to a lost key are worth nothing. */
  private async create(manager: EntityManager): Promise<KeyPair> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('claves_push', 0))`);
    const kept = await this.read(manager);
    if (kept) return kept;
    const { affected } = await manager.delete(PushKey, { id: ID });
    if (affected) {
      await manager.query(`DELETE FROM suscripciones_push`);
      this.logger.warn('the push key could not be opened: there is a new one, and people have to ask again');
    }
    const pair = webPush.generateVAPIDKeys();
    await db(manager)
      .insertInto('claves_push')
      .values({ id: ID, publica: pair.publicKey, ...this.seal(pair.privateKey) })
      .executeTakeFirst();
    return pair;
  }

  private seal(privateKey: string): Pick<PushKey, 'secreto' | 'clave'> {
    const { sealed, keyId } = this.secrets.seal(privateKey, OWNER);
    return { secreto: sealed, clave: keyId };
  }
}
