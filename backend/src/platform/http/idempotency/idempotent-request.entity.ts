import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../database/named-constraint.js';

/** How a request was answered. */
export interface KeptAnswer {
  /** HTTP status; null: the answer shows a secret and is not stored. */
  estado: number | null;
  /** JSON text; null: no content. */
  cuerpo: string | null;
}

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

  /** Its change is committed: it is never repeated. */
  @Column('boolean', { default: false })
  hecha: boolean;

  /** Null: it is not known yet, or was lost. */
  @Column('jsonb', { nullable: true })
  contestacion: KeptAnswer | null;

  /** Only the previous version uses this and the following four columns: the next release drops them. */
  @Column('uuid', { default: '00000000-0000-0000-0000-000000000000' })
  intento: string;

  @Column('timestamptz', { default: () => 'now()' })
  ocupada_hasta: Date;

  @Column('smallint', { nullable: true })
  estado_http: number | null;

  @Column('text', { nullable: true })
  respuesta: string | null;

  @Column('text', { nullable: true })
  respuesta_clave: string | null;

  /** Ids in the answer: it is deleted when one of these people is erased. */
  @Column('uuid', { array: true, default: () => "'{}'" })
  nombra: string[];

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
