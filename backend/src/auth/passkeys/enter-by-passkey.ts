import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { visitorOf } from '../../platform/http/limits/rate-limit.rules.js';
import { RateLimits } from '../../platform/http/limits/rate-limits.js';
import { Clock } from '../../platform/values/clock.js';
import { ACCOUNT_LIMITS } from '../accounts/account-limits.js';
import type { ClientInfo } from '../client.js';
import { Session } from '../sessions/session.entity.js';
import { OpenSession, type SignedIn } from '../sign-in/open-session.js';
import { UsersRepository } from '../users.repository.js';
import { Challenges } from './challenges.js';
import type { PasskeyEntryOptions, PasskeyEntryRequest } from './passkey.dto.js';
import { Passkey } from './passkey.entity.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { siteOf } from './site.js';

const ENTRY = 'enter';

/** Signs in with a passkey. Its authenticator has verified the person, so that it stands for both factors. */
@Injectable()
export class EnterByPasskey {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: Challenges,
    private readonly openSession: OpenSession,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  options(): PasskeyEntryOptions {
    return { challenge: this.challenges.make(ENTRY), rp_id: siteOf(this.environment).rpId };
  }

  /** @throws {DomainError} `passkey_refused`, alike for an unknown one; `too_many_requests`. */
  async execute(request: PasskeyEntryRequest, client: ClientInfo, replaced: Actor | null): Promise<SignedIn> {
    await this.limits.take(ACCOUNT_LIMITS.passkeyVisitor, visitorOf(client.ip));
    const known = await this.passkeys.findByCredential(this.dataSource.manager, request.id);
    if (!known) throw new DomainError('passkey_refused');
    const { challenge, counter } = await this.verify(request, known);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const user = await this.users.lock(manager, known.user_id);
      const passkey = await this.passkeys.findByCredential(manager, known.credencial_id);
      // Removed, or its counter moved on, during the check.
      const stale = passkey?.contador !== known.contador;
      if (!user?.activo || stale || !(await this.challenges.take(manager, challenge)))
        throw new DomainError('passkey_refused');
      const used = { contador: String(counter), usada_at: this.clock.now() };
      await manager.update(Passkey, passkey.id, used);
      const signedIn = await this.openSession.signIn(manager, user, client, replaced, 'passkey');
      await manager.update(Session, signedIn.sessionId, {
        doble_factor: true,
        llave_acceso_id: passkey.id,
      });
      return signedIn;
    });
  }

  /** A counter that does not rise is a copy of the authenticator: refused too. */
  private async verify(request: PasskeyEntryRequest, known: Passkey) {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { origin, rpId } = siteOf(this.environment);
    const { id, client_data, authenticator_data, signature, user_handle } = request;
    let challenge = '';
    const result = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client_data,
          authenticatorData: authenticator_data,
          signature,
          ...(user_handle ? { userHandle: user_handle } : {}),
        },
      },
      expectedChallenge: (signed) => this.challenges.holds((challenge = signed), ENTRY),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: known.credencial_id,
        publicKey: new Uint8Array(Buffer.from(known.clave_publica, 'base64url')),
        counter: Number(known.contador),
      },
    }).catch(() => null);
    if (!result?.verified) throw new DomainError('passkey_refused');
    return { challenge, counter: result.authenticationInfo.newCounter };
  }
}
