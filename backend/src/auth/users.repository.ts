import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { normalizeEmail } from '../platform/values/email-address.js';
import { User } from './user.entity.js';

export type NewUser = Pick<User, 'email' | 'role'> &
  Partial<
    Pick<
      User,
      | 'password_hash'
      | 'nombre'
      | 'apellidos'
      | 'departamento'
      | 'posicion'
      | 'email_verified_at'
      | 'idioma'
      | 'vacante_registro_id'
      | 'canal_registro'
      | 'aviso_version'
      | 'aviso_mostrado_at'
    >
  >;

/** Queries on accounts. */
@Injectable()
export class UsersRepository {
  findByEmail(manager: EntityManager, email: string): Promise<User | null> {
    return manager.findOneBy(User, { email_normalizado: normalizeEmail(email) });
  }

  exists(manager: EntityManager, email: string): Promise<boolean> {
    return manager.existsBy(User, { email_normalizado: normalizeEmail(email) });
  }

  /** Locks the row until the transaction ends. Take this lock before changing an account. */
  lock(manager: EntityManager, id: string): Promise<User | null> {
    return manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  existsActiveAdmin(manager: EntityManager): Promise<boolean> {
    return manager.existsBy(User, { role: 'admin', activo: true });
  }

  async insert(manager: EntityManager, user: NewUser, now: Date): Promise<User> {
    const entity = manager.create(User, {
      ...user,
      email: user.email.trim(),
      email_normalizado: normalizeEmail(user.email),
      created_at: now,
      updated_at: now,
    });
    return manager.save(entity);
  }

  async update(
    manager: EntityManager,
    id: string,
    change: Partial<
      Pick<
        User,
        | 'email'
        | 'email_normalizado'
        | 'password_hash'
        | 'role'
        | 'activo'
        | 'idioma'
        | 'email_verified_at'
        | 'last_sign_in_at'
      >
    >,
    now: Date,
  ): Promise<void> {
    await manager.update(User, id, { ...change, updated_at: now });
  }
}
