import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../../../platform/database/named-constraint.js';

/** The one VAPID key pair, with which push services recognise this installation (RFC 8292). */
@Entity('claves_push')
@NamedChecks('claves_push_una_ck')
export class PushKey {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'claves_push_pk' })
  id: number;

  /** Public key, base64url. */
  @Column('text')
  publica: string;

  /** Private key, sealed by SecretBox. */
  @Column('text')
  secreto: string;

  /** Name of the key that opens it. */
  @Column('text')
  clave: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
