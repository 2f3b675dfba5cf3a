import type { Role, SiteLanguage } from '@hiring/contract';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../platform/database/named-constraint.js';

/** An account for signing in. Candidate data are in `candidates`. */
@Entity('users')
@NamedChecks('users_canal_registro_ck')
@Unique('users_email_uq', ['email_normalizado'])
@NamedChecks('users_role_ck', 'users_aviso_ck', 'users_idioma_ck')
@NamedIndexes(
  'users_personal_ix',
  'users_departamento_ix',
  'users_busqueda_ix',
  'users_created_ix',
  'users_role_ix',
  'users_inactivo_ix',
  'users_entrada_ix',
)
export class User {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** As typed. */
  @Column('text')
  email: string;

  /** Trimmed and lower-cased. Two addresses with the same value are the same account. */
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

  /** The vacancy the user registered for: verifying the address, in any browser, leads back to it. */
  @Column('uuid', { nullable: true })
  vacante_registro_id: string | null;

  /** Version of the privacy notice that the registration form showed, and when. */
  @Column('text', { nullable: true })
  aviso_version: string | null;

  @Column('timestamptz', { nullable: true })
  aviso_mostrado_at: Date | null;
  /** Code of the tracking link that led to the registration. */
  @Column('text', { nullable: true })
  canal_registro: string | null;

  /** In which the product writes to this person. */
  @Column('text', { default: 'es' })
  idioma: SiteLanguage;

  @Column('boolean', { default: true })
  activo: boolean;

  @Column('timestamptz', { nullable: true })
  email_verified_at: Date | null;

  @Column('timestamptz', { nullable: true })
  last_sign_in_at: Date | null;

  /** Set by a trigger: name and address without accents, in lower case. */
  @Column({ type: 'text', default: '', insert: false, update: false, select: false })
  busqueda?: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
