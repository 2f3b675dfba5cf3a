import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedIndexes } from '../../platform/database/named-constraint.js';

/** An account's authenticator app (TOTP, RFC 6238). */
@Entity('segundo_factor')
@NamedIndexes('segundo_factor_clave_ix')
export class SecondFactor {
  @PrimaryColumn('uuid')
  @ForeignKey('User', { name: 'segundo_factor_user_fk', onDelete: 'CASCADE' })
  user_id: string;

  /** Sealed by SecretBox for this account. */
  @Column('text')
  secreto: string;

  /** Name of the key that opens it. */
  @Column('text')
  clave: string;

  /** Time step of the last accepted code: it and earlier ones are refused. */
  @Column('bigint', { nullable: true })
  ultimo_paso: string | null;

  /** Null until a first code proves that the app has the secret. */
  @Column('timestamptz', { nullable: true })
  activado_at: Date | null;

  @Column('timestamptz')
  created_at: Date;
}
