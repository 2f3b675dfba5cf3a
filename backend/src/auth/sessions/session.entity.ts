import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedIndexes } from '../../platform/database/named-constraint.js';

/** A signed-in browser or program: one family of rotating refresh tokens, stored as hashes. */
@Entity('sessions')
@NamedIndexes(
  'sessions_user_ix',
  'sessions_expires_ix',
  'sessions_identidad_oidc_ix',
  'sessions_llave_acceso_ix',
)
export class Session {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'sessions_user_fk', onDelete: 'CASCADE' })
  user_id: string;

  @Column('text')
  refresh_hash: string;

  /** The token before the last rotation: valid for 30 s (two tabs); a later use ends the session. */
  @Column('text', { nullable: true })
  previous_hash: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  rotated_at: Date;

  /** Last request by a person; the idle time-out starts here. */
  @Column('timestamptz', { default: () => 'now()' })
  last_seen_at: Date;

  /** When the person last gave the password or a code; null: the session was opened by a link. */
  @Column('timestamptz', { nullable: true })
  proven_at: Date | null;

  @Column('timestamptz')
  expires_at: Date;

  @Column('timestamptz', { nullable: true })
  revoked_at: Date | null;

  @Column('text', { nullable: true })
  revoked_reason: string | null;

  /** Shown to the owner in the list of sessions. */
  @Column('text', { nullable: true })
  user_agent: string | null;

  /** Who signed in at a provider; null: another way in. */
  @Column('uuid', { nullable: true })
  @ForeignKey('OidcIdentity', { name: 'sessions_identidad_oidc_fk', onDelete: 'SET NULL' })
  identidad_oidc_id: string | null;

  /** The provider's name of its session, by which it ends this one. */
  @Column('text', { nullable: true })
  oidc_sid: string | null;

  /** The passkey that opened it; null: another way in, or it was removed and this session ended. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Passkey', { name: 'sessions_llave_acceso_fk', onDelete: 'SET NULL' })
  llave_acceso_id: string | null;

  /** Two factors were proven by the way in itself: no app needs to be set up. */
  @Column('boolean', { default: false })
  doble_factor: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
