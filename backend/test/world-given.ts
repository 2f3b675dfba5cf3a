import type { Role } from '@hiring/contract';
import type { INestApplication } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../src/auth/passwords/password-hasher.js';
import { SessionsService } from '../src/auth/sessions/sessions.service.js';
import { User } from '../src/auth/user.entity.js';
import { UsersRepository } from '../src/auth/users.repository.js';
import { Application } from '../src/candidates/applications/application.entity.js';
import { projectCandidate } from '../src/candidates/applications/projection/project-candidate.js';
import { inTransaction } from '../src/platform/database/transactions/transaction.js';
import { Vacancy } from '../src/vacancies/vacancy.entity.js';

export type GivenUser = Partial<Pick<User, 'email' | 'role' | 'activo' | 'nombre' | 'email_verified_at'>> & {
  /** None if not given: the account can be used by a given session only. */
  password?: string;
};

export interface GivenSession {
  sessionId: string;
  accessToken: string;
  refreshToken: string;
}

/** Creates the data that a test needs but is not about. */
export class Given {
  private readonly dataSource: DataSource;

  constructor(private readonly app: INestApplication) {
    this.dataSource = app.get(DataSource);
  }

  async user({ password, ...rest }: GivenUser = {}): Promise<User> {
    const role: Role = rest.role ?? 'candidate';
    const email = rest.email ?? `${role}.${randomUUID().slice(0, 8)}@example.com`;
    const hash = password === undefined ? null : await this.app.get(PasswordHasher).hash(password);
    const { manager } = this.dataSource;
    const user = await this.app
      .get(UsersRepository)
      .insert(manager, { email, role, nombre: rest.nombre ?? null, password_hash: hash }, new Date());
    await manager.update(User, user.id, {
      activo: rest.activo ?? true,
      email_verified_at: rest.email_verified_at ?? null,
    });
    return manager.findOneByOrFail(User, { id: user.id });
  }

  session(user: Pick<User, 'id' | 'role'>): Promise<GivenSession> {
    return this.app.get(SessionsService).open(this.dataSource.manager, user, 'test', true);
  }

  /** An open vacancy, unless told otherwise; gives back its id. */
  async vacancy(values: Partial<Vacancy> = {}): Promise<string> {
    const { identifiers } = await this.dataSource.manager.insert(Vacancy, {
      titulo: 'Mecánico de camiones',
      departamento: 'mantenimiento',
      posicion: 'mecanico',
      ubicacion: 'Barcelona',
      descripcion: 'Taller propio en la Zona Franca.',
      ...values,
    });
    return String(identifiers[0]?.id);
  }

  /** Like a withdrawal by the candidate. */
  async withdrawal(applicationId: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const application = await manager.findOneByOrFail(Application, { id: applicationId });
      const change = { retirada_at: new Date(), version: application.version + 1 };
      await manager.update(Application, applicationId, change);
      await projectCandidate(manager, application.candidato_id, new Date());
    });
  }
}
