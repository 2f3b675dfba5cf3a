import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';
import { User } from '../user.entity.js';

export type AccountTokenType =
  | 'verificacion'
  | 'restablecer'
  | 'invitacion'
  | 'acceso'
  | 'cambio_email'
  | 'cambio_email_aviso';

/** A one-time link, stored as a hash. The worker creates it when it sends the e-mail. */
@Entity('account_tokens')
@Unique('account_tokens_hash_uq', ['token_hash'])
@NamedChecks('account_tokens_tipo_ck')
@NamedIndexes('account_tokens_user_ix', 'account_tokens_cambio_email_ix')
export class AccountToken {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  user_id: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'account_tokens_user_fk' })
  user: Relation<User>;

  @Column('text')
  tipo: AccountTokenType;

  @Column('text')
  token_hash: string;

  /** The session that requested the link: only its browser may verify without the password. */
  @Column('uuid', { nullable: true })
  session_id: string | null;

  /** The address change that the link belongs to. */
  @Column('uuid', { nullable: true })
  @ForeignKey('EmailChange', { name: 'account_tokens_cambio_email_fk', onDelete: 'CASCADE' })
  cambio_email_id: string | null;

  @Column('timestamptz')
  expires_at: Date;

  @Column('timestamptz', { nullable: true })
  used_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
