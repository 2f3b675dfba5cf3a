import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedIndexes } from '../../platform/database/named-constraint.js';

/** A passkey of an account (WebAuthn credential). */
@Entity('llaves_acceso')
@Unique('llaves_acceso_credencial_uq', ['credencial_id'])
@NamedIndexes('llaves_acceso_user_ix')
export class Passkey {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'llaves_acceso_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'llaves_acceso_user_fk', onDelete: 'CASCADE' })
  user_id: string;

  /** base64url. */
  @Column('text')
  credencial_id: string;

  /** COSE key, base64url. */
  @Column('text')
  clave_publica: string;

  /** Signatures so far; 0 for authenticators that do not count. */
  @Column('bigint')
  contador: string;

  @Column('text')
  nombre: string;

  /** Host that it was made for; null: before this was kept, until the next start. */
  @Column('text', { nullable: true })
  sitio: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  usada_at: Date | null;
}

/** A challenge that was answered: it is good once. */
@Entity('retos_usados')
@NamedIndexes('retos_usados_caduca_ix')
export class UsedChallenge {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'retos_usados_pk' })
  reto_hash: string;

  @Column('timestamptz')
  caduca: Date;
}
