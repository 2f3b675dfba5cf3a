import type { Role } from '@hiring/contract';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';

/** An account: what a person signs in with. A candidate's data live in `candidates`. */
@Entity('users')
@Unique('users_email_uq', ['email_normalizado'])
@NamedCheck('users_role_ck')
@NamedIndex('users_personal_ix')
@NamedIndex('users_departamento_ix')
export class User {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pk' })
  id: string;

  /** As typed. */
  @Column('text')
  email: string;

  /** Trimmed and lower-cased: what makes two addresses the same account. */
  @Column('text')
  email_normalizado: string;

  /** Null until an invited account chooses one. */
  @Column('text', { nullable: true })
  password_hash: string | null;

  @Column('text', { default: 'candidate' })
  role: Role;

  @Column('text', { nullable: true })
  nombre: string | null;

  @Column('text', { nullable: true })
  apellidos: string | null;

  @Column('text', { nullable: true })
  departamento: string | null;

  @Column('text', { nullable: true })
  posicion: string | null;

  /** The opening that somebody registered for: verifying the address, in any browser, leads back to it. */
  @Column('uuid', { nullable: true })
  vacante_registro_id: string | null;

  @Column('boolean', { default: true })
  activo: boolean;

  @Column('timestamptz', { nullable: true })
  email_verified_at: Date | null;

  @Column('timestamptz', { nullable: true })
  last_sign_in_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
