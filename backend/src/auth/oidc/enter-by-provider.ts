import { ROLE_LABEL, type StaffRole } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { provenUntil } from '../../platform/auth/recent-proof.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { EmailVerification } from '../accounts/email-verification.js';
import { lockAdmins } from '../administrators/ensure-admin.js';
import { hasPasswordAdmin } from '../administrators/password-admin.js';
import type { ClientInfo } from '../client.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { Session } from '../sessions/session.entity.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { OpenSession, type SignedIn } from '../sign-in/open-session.js';
import type { User } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';
import { OidcIdentity } from './oidc-identity.entity.js';
import type { OidcProvider } from './oidc-provider.entity.js';
import { type OidcPerson, roleOfGroups } from './oidc.rules.js';

/** A session, or who owes the code of a second factor. */
export type Entered = { signedIn: SignedIn } | { identityId: string };

/**
 * Signs staff in who come back from a provider. Only accounts that exist enter: known by issuer and subject, and the
 * first time by the address that the provider vouches for. It depends on everything that a sign-in reads (account,
 * factor) and changes (role, verification, sessions, log).
 */
@Injectable()
export class EnterByProvider {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly verification: EmailVerification,
    private readonly openSession: OpenSession,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `oidc_unknown`, `oidc_unverified`, `oidc_no_group`; they are logged. */
  async execute(
    provider: OidcProvider,
    person: OidcPerson,
    client: ClientInfo,
    replaced: Actor | null,
  ): Promise<Entered> {
    const role = roleOfGroups(person.grupos, provider);
    try {
      if (role === 'none') throw new DomainError('oidc_no_group');
      return await inRequestTransaction(this.dataSource, async (manager) => {
        if (role) await lockAdmins(manager);
        const { user, identity } = await this.recognise(manager, provider, person);
        if (role && role !== user.role) await this.setRole(manager, user, role);
        if (!person.dosFactores && (await this.factors.isActive(manager, user.id)))
          return { identityId: identity.id };
        const way = person.dosFactores ? 'providerTwoFactors' : 'provider';
        const signedIn = await this.openSession.signIn(manager, user, client, replaced, way);
        await this.mark(manager, signedIn.sessionId, identity.id, person);
        return { signedIn };
      });
    } catch (error) {
      if (error instanceof DomainError) await this.recordRefusal(error, provider);
      throw error;
    }
  }

  /**
   * Ties the session to who opened it, so that the provider can end it. A sign-in there counts as a recent proof when the
   * provider says that it was one.
   */
  async mark(
    manager: EntityManager,
    sessionId: string,
    identityId: string,
    {
      sid,
      dosFactores,
      autenticadoAt,
    }: Pick<OidcPerson, 'sid'> & Partial<Pick<OidcPerson, 'dosFactores' | 'autenticadoAt'>>,
  ): Promise<void> {
    const proof = autenticadoAt === undefined ? {} : { proven_at: this.proofOf(autenticadoAt) };
    await manager.update(Session, sessionId, {
      identidad_oidc_id: identityId,
      oidc_sid: sid,
      doble_factor: dosFactores ?? false,
      ...proof,
    });
  }

  private proofOf(at: Date | null): Date | null {
    const now = this.clock.now();
    return at && provenUntil(at) >= now ? new Date(Math.min(at.getTime(), now.getTime())) : null;
  }

  private async recognise(
    manager: EntityManager,
    provider: OidcProvider,
    person: OidcPerson,
  ): Promise<{ user: User; identity: OidcIdentity }> {
    const { emisor } = provider;
    const known = await manager.findOneBy(OidcIdentity, { emisor, sujeto: person.sujeto });
    if (known) return { user: await this.lockStaff(manager, known.user_id), identity: known };
    if (!person.correo || !person.verificado) throw new DomainError('oidc_unverified');
    const found = await this.users.findByEmail(manager, person.correo);
    const user = await this.lockStaff(manager, found?.id ?? null);
    // The address has passed to somebody else there: it is not the person whom this account knows.
    if (await manager.existsBy(OidcIdentity, { user_id: user.id, emisor }))
      throw new DomainError('oidc_unknown');
    const identity = await manager.save(
      manager.create(OidcIdentity, {
        user_id: user.id,
        proveedor_id: provider.id,
        emisor,
        sujeto: person.sujeto,
        created_at: this.clock.now(),
      }),
    );
    await this.verification.confirm(manager, user);
    await this.record(manager, user, 'auth.oidc_linked', 'Cuenta unida a un proveedor de identidad');
    return { user, identity };
  }

  private async lockStaff(manager: EntityManager, id: string | null): Promise<User> {
    const user = id ? await this.users.lock(manager, id) : null;
    if (!user?.activo || user.role === 'candidate') throw new DomainError('oidc_unknown');
    return user;
  }

  /** The last administrator with a password stays one, whatever the groups say. */
  private async setRole(manager: EntityManager, user: User, role: StaffRole): Promise<void> {
    const before = user.role;
    const needed = before === 'admin' && user.password_hash !== null;
    if (needed && !(await hasPasswordAdmin(manager, user.id))) {
      const kept = 'El grupo quita la administración y no se aplica: es la última cuenta con contraseña';
      return this.record(manager, user, 'user.role_kept', kept, 'warning');
    }
    const now = this.clock.now();
    await this.users.update(manager, user.id, { role }, now);
    user.role = role;
    await this.sessions.endAll(manager, { userId: user.id, reason: 'role', now });
    await this.logs.record(manager, {
      actorId: null,
      action: 'user.role_changed',
      details: `Rol cambiado de ${ROLE_LABEL[before]} a ${ROLE_LABEL[role]} por su grupo en el proveedor de identidad`,
      level: 'warning',
      entity: 'user',
      entityId: user.id,
      changes: { role: { antes: before, ahora: role } },
      tellsAdministrators: true,
    });
  }

  private record(
    manager: EntityManager,
    { id }: User,
    action: string,
    details: string,
    level: 'success' | 'warning' = 'success',
  ): Promise<void> {
    return this.logs.record(manager, { actorId: id, action, details, level, entity: 'user', entityId: id });
  }

  /** Tells administrators that somebody did not enter, and why as far as it is known. */
  recordRefusal({ code, params }: DomainError, { id }: OidcProvider): Promise<void> {
    const why = params['causa'] ? `: ${params['causa']}` : '';
    return this.logs.record(this.dataSource.manager, {
      actorId: null,
      action: 'auth.oidc_failed',
      details: `Entrada por el proveedor de identidad rechazada (${code})${why}`,
      level: 'warning',
      entity: 'proveedor_oidc',
      entityId: id,
    });
  }
}
