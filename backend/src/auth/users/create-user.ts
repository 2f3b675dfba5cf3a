import { ROLE_LABEL } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { hasPosition } from '../../departments/department.dto.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { postgresError } from '../../platform/errors/constraint-errors.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { AccountMessages } from '../accounts/account-messages.js';
import { assertUncommon } from '../passwords/common-passwords.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { passwordPolicy } from '../passwords/password.rules.js';
import { UsersRepository } from '../users.repository.js';
import { AdministeredAccount } from './administered-account.js';
import { CREATED, creationProblem, type NewStaff } from './user-admin.rules.js';
import type { CreatedUserResponse, CreateUserRequest } from './user.dto.js';
import { UsersAdmin } from './users-admin.service.js';

/**
 * Creates a staff account, with a password from the administrator or by invitation. It depends on what checks the
 * request (policy, departments, existing accounts) and on what either kind of account needs (hash or invitation).
 */
@Injectable()
export class CreateUser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly admin: UsersAdmin,
    private readonly administered: AdministeredAccount,
    private readonly hasher: PasswordHasher,
    private readonly messages: AccountMessages,
    private readonly departments: DepartmentsService,
    private readonly config: ConfigService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `validation_failed`, `password_common`, `email_already_exists` (also in a race). */
  async execute(actor: Actor, request: CreateUserRequest): Promise<CreatedUserResponse> {
    const order = toNewStaff(request);
    const problem = creationProblem(order, passwordPolicy(request.role, await this.config.get()));
    if (problem) throw invalid(problem);
    if (!order.invitar) await assertUncommon(order.password);
    await this.assertPosition(request);
    await this.assertNew(request.email);
    const hash = order.invitar ? null : await this.hasher.hash(order.password);
    try {
      return await this.write(actor, request, order, hash);
    } catch (error) {
      if (postgresError(error)?.constraint === 'users_email_uq') await this.assertNew(request.email);
      throw error;
    }
  }

  private write(
    actor: Actor,
    { email, role, departamento, posicion }: CreateUserRequest,
    { nombre, apellidos, invitar }: NewStaff,
    password_hash: string | null,
  ): Promise<CreatedUserResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      // Hashing the password takes a while: the checks are repeated in the transaction.
      await this.administered.assertAdmin(manager, actor);
      const now = this.clock.now();
      const person = { email, nombre, apellidos, role, departamento, posicion };
      // An administrator who sets the password vouches for the address; an invitation verifies it.
      const email_verified_at = invitar ? null : now;
      const user = await this.users.insert(manager, { ...person, password_hash, email_verified_at }, now);
      if (invitar) await this.messages.write(manager, 'invitacion', user);
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'user.created',
        details: `Cuenta de ${ROLE_LABEL[role]} creada ${invitar ? 'por invitación' : 'con contraseña'}`,
        level: 'success',
        entity: 'user',
        entityId: user.id,
        changes: { role: { antes: null, ahora: role } },
        tellsAdministrators: true,
      });
      return { ...(await this.admin.response(manager, actor, user.id)), message: CREATED[role] };
    });
  }

  private async assertPosition({ departamento, posicion }: CreateUserRequest): Promise<void> {
    const offered = await this.departments.list('personal');
    const department = offered.find(({ codigo }) => codigo === departamento);
    if (!department) throw invalid({ departamento: ['Elige uno de los departamentos'] });
    if (!hasPosition(department, posicion)) {
      throw invalid({ posicion: ['Elige una de las posiciones del departamento'] });
    }
  }

  private async assertNew(email: string): Promise<void> {
    const known = await this.users.findByEmail(this.dataSource.manager, email);
    if (known) throw new DomainError('email_already_exists', {}, undefined, { user_id: known.id });
  }
}

/** Drops characters that PostgreSQL cannot store. Blank values become null: the rules report what is missing, in order. */
function toNewStaff({
  nombre,
  apellidos,
  invitar,
  password,
  confirmPassword,
}: Partial<CreateUserRequest>): NewStaff {
  return {
    nombre: nombre ?? '',
    apellidos: apellidos ?? '',
    invitar: invitar ?? false,
    password: password ?? '',
    confirmPassword: confirmPassword ?? '',
  };
}
