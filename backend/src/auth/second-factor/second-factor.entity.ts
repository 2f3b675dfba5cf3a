import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { NamedIndex } from '../../platform/database/named-constraint.js';
import { User } from '../user.entity.js';

/** The app that makes an account's codes (TOTP, RFC 6238). */
@Entity('segundo_factor')
@NamedIndex('segundo_factor_clave_ix')
export class SecondFactor {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'segundo_factor_pk' })
  user_id: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'segundo_factor_user_fk' })
  user: Relation<User>;

  /** Sealed by SecretBox for this account. */
  @Column('text')
  secreto: string;

  /** Name of the key that opens it. */
  @Column('text')
  clave: string;

  /** Time step of the last code that was taken: it and those before are no good any more. */
  @Column('bigint', { nullable: true })
  ultimo_paso: string | null;

  /** Null until a first code has shown that the app has the secret. */
  @Column('timestamptz', { nullable: true })
  activado_at: Date | null;

  @Column('timestamptz')
  created_at: Date;
}
