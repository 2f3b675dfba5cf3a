import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** A browser in which a person asked for web push. Its columns are what the browser's PushSubscription gives. */
@Entity('suscripciones_push')
@Unique('suscripciones_push_endpoint_uq', ['endpoint'])
@NamedChecks(
  'suscripciones_push_endpoint_ck',
  'suscripciones_push_claves_ck',
  'suscripciones_push_dispositivo_ck',
)
@NamedIndexes('suscripciones_push_user_ix', 'suscripciones_push_session_ix')
export class PushSubscription {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'suscripciones_push_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'suscripciones_push_user_fk', onDelete: 'CASCADE' })
  user_id: string;

  /** The session in which the browser asked last; it outlives that session's time, not its end by the owner. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Session', { name: 'suscripciones_push_session_fk', onDelete: 'SET NULL' })
  session_id: string | null;

  /** Address at the browser's push service. */
  @Column('text')
  endpoint: string;

  /** The browser's public key, base64url. */
  @Column('text')
  p256dh: string;

  /** The browser's authentication secret, base64url. */
  @Column('text')
  auth: string;

  /** Browser and system, for the person. */
  @Column('text')
  dispositivo: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
