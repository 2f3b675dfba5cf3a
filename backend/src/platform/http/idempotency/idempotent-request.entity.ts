import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../database/named-constraint.js';

/** A request with an Idempotency-Key, and its response for retries; stored for a day. */
@Entity('peticiones_idempotentes')
@NamedChecks('peticiones_idempotentes_respuesta_ck')
@NamedIndexes('peticiones_idempotentes_created_ix', 'peticiones_idempotentes_user_ix')
export class IdempotentRequest {
  /** Owner of the key: `u:` and the account, `k:` and the API key, or `v:` and a keyed digest of a visitor's origin. */
  @PrimaryColumn('text')
  titular: string;

  /** Digest of the key. */
  @PrimaryColumn('text')
  clave: string;

  /** The row is erased with the account. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'peticiones_idempotentes_user_fk', onDelete: 'CASCADE' })
  user_id: string | null;

  /** Method and pattern of the path, without ids. */
  @Column('text')
  ruta: string;

  /** Keyed digest of method, path and body; when the content is the key, its plain digest. */
  @Column('text')
  huella: string;

  /** Its handler has ended. The row exists only with its change. */
  @Column('boolean', { default: false })
  hecha: boolean;

  @Column('smallint', { nullable: true })
  estado_http: number | null;

  /** JSON text. */
  @Column('text', { nullable: true })
  respuesta: string | null;

  /** Ids in the response: it is deleted when one of these people is erased. */
  @Column('uuid', { array: true, default: () => "'{}'" })
  nombra: string[];

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
