import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI } from 'otplib';
import { DataSource } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { ProveOwner } from '../sign-in/prove-owner.js';
import { qrPath } from './qr-path.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import type { TwoFactorStartResponse } from './two-factor.dto.js';

/** Begins to turn the second factor on: a secret for the app, which a first code then confirms. */
@Injectable()
export class StartTwoFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: SecondFactorsRepository,
    private readonly owner: ProveOwner,
    private readonly secrets: SecretBox,
    private readonly config: ConfigService,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a secret; replaces an unconfirmed one.
   * @throws {DomainError} `wrong_password`, `email_not_verified`, `two_factor_active`, `too_many_requests`.
   */
  async execute(password: string, actor: Actor): Promise<TwoFactorStartResponse> {
    const proven = await this.owner.prove(actor, password);
    const secret = generateSecret();
    const email = await inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.owner.lock(manager, proven);
      // Otherwise an account registered with somebody else's address could lock its holder out for ever.
      if (!user.email_verified_at) throw new DomainError('email_not_verified');
      if (await this.factors.isActive(manager, user.id)) throw new DomainError('two_factor_active');
      const { sealed, keyId } = this.secrets.seal(secret, user.id);
      const factor = { user_id: user.id, secreto: sealed, clave: keyId, created_at: this.clock.now() };
      await this.factors.begin(manager, factor);
      return user.email;
    });
    const { company_info } = await this.config.get();
    const uri = generateURI({ issuer: company_info.name, label: email, secret });
    const { size: qr_size, path: qr_path } = qrPath(uri);
    return { secret, uri, qr_size, qr_path };
  }
}
