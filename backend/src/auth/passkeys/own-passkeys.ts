import { PASSKEY_LIMITS } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { getOwnUser, lockOwnUser } from '../own-account/own-user.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { TellOwner } from '../second-factor/tell-owner.js';
import { Challenges } from './challenges.js';
import {
  type AddPasskeyRequest,
  type PasskeyAddOptions,
  type PasskeyResponse,
  type RenamePasskeyRequest,
  toPasskey,
} from './passkey.dto.js';
import { Passkey } from './passkey.entity.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { siteOf } from './site.js';

/** Adds and removes the passkeys of the signed-in account; the owner is told of both. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: PasskeysRepository,
    private readonly sessions: SessionsRepository,
    private readonly challenges: Challenges,
    private readonly owners: TellOwner,
    private readonly config: ConfigService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async list({ userId }: Actor): Promise<PasskeyResponse[]> {
    return (await this.passkeys.list(this.dataSource.manager, userId)).map(toPasskey);
  }

  /** @throws {DomainError} `email_not_verified`, `passkeys_limit`. */
  async options({ userId }: Actor): Promise<PasskeyAddOptions> {
    const { manager } = this.dataSource;
    const user = await getOwnUser(manager, userId);
    const own = await this.assertMayAdd(manager, user);
    const { company_info: company } = await this.config.get();
    return {
      challenge: this.challenges.make(userId),
      rp_id: siteOf(this.environment).rpId,
      rp_name: company.name,
      user_id: Buffer.from(userId).toString('base64url'),
      user_name: user.email,
      exclude: own.map(({ credencial_id }) => credencial_id),
    };
  }

  /** @throws {DomainError} `passkey_refused`, `email_not_verified`, `passkeys_limit`. */
  async add({ userId }: Actor, request: AddPasskeyRequest): Promise<PasskeyResponse> {
    const { challenge, credential } = await this.verify(userId, request);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const user = await lockOwnUser(manager, userId);
      await this.assertMayAdd(manager, user);
      if (!(await this.challenges.take(manager, challenge))) throw new DomainError('passkey_refused');
      const row = manager.create(Passkey, {
        user_id: userId,
        credencial_id: credential.id,
        clave_publica: Buffer.from(credential.publicKey).toString('base64url'),
        contador: String(credential.counter),
        nombre: request.nombre,
        sitio: siteOf(this.environment).rpId,
        created_at: this.clock.now(),
      });
      const passkey = await manager.save(row);
      await this.owners.execute(manager, 'llave_acceso_anadida', user);
      await this.log(manager, userId, 'auth.passkey_added', 'Llave de acceso añadida');
      return toPasskey(passkey);
    });
  }

  /** @throws {DomainError} `passkey_not_found`. */
  rename({ userId }: Actor, id: string, { nombre }: RenamePasskeyRequest): Promise<PasskeyResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      await lockOwnUser(manager, userId);
      const passkey = await manager.findOneBy(Passkey, { id, user_id: userId });
      if (!passkey) throw new DomainError('passkey_not_found');
      return toPasskey(await manager.save(manager.merge(Passkey, passkey, { nombre })));
    });
  }

  /**
   * Ends what it opened too: the device may be in other hands. The session that asks goes on.
   * @throws {DomainError} `passkey_not_found`.
   */
  remove({ userId, sessionId }: Actor, id: string): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const user = await lockOwnUser(manager, userId);
      await this.sessions.endOpenedBy(manager, id, { userId, except: sessionId, now: this.clock.now() });
      if (!(await this.passkeys.remove(manager, { user_id: userId, id })))
        throw new DomainError('passkey_not_found');
      await this.owners.execute(manager, 'llave_acceso_quitada', user);
      await this.log(manager, userId, 'auth.passkey_removed', 'Llave de acceso quitada');
    });
  }

  private async verify(userId: string, { id, client_data, attestation_object }: AddPasskeyRequest) {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { origin, rpId } = siteOf(this.environment);
    let challenge = '';
    const response = { clientDataJSON: client_data, attestationObject: attestation_object };
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: (signed) => this.challenges.holds((challenge = signed), userId),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw new DomainError('passkey_refused');
    return { challenge, credential: registrationInfo.credential };
  }

  /** An account that was registered with somebody else's address must not get a lasting way in. */
  private async assertMayAdd(
    manager: EntityManager,
    { id, email_verified_at }: { id: string; email_verified_at: Date | null },
  ): Promise<Passkey[]> {
    if (!email_verified_at) throw new DomainError('email_not_verified');
    const own = await this.passkeys.list(manager, id);
    if (own.length >= PASSKEY_LIMITS.each)
      throw new DomainError('passkeys_limit', { max: PASSKEY_LIMITS.each });
    return own;
  }

  private log(manager: EntityManager, userId: string, action: string, details: string): Promise<void> {
    const entry = { action, details, level: 'success' as const, entity: 'user', entityId: userId };
    return this.logs.record(manager, { actorId: userId, ...entry });
  }
}
