import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 500;

/** Re-encrypts secrets after a change of DATA_KEY, so that DATA_KEY_OLD can be removed. Idempotent. */
@Injectable()
export class ResealSecrets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: SecondFactorsRepository,
    private readonly secrets: SecretBox,
  ) {}

  @Interval(HOUR_MS)
  async run(): Promise<void> {
    const { oldKeyId } = this.secrets;
    if (!oldKeyId) return;
    const { manager } = this.dataSource;
    for (const factor of await this.factors.listSealedWith(manager, oldKeyId, BATCH)) {
      const secret = this.secrets.open({ sealed: factor.secreto, keyId: factor.clave }, factor.user_id);
      const { sealed: secreto, keyId: clave } = this.secrets.seal(secret, factor.user_id);
      await this.factors.reseal(manager, factor, { secreto, clave });
    }
  }
}
