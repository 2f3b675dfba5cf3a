import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedCheck, NamedIndex } from '../database/named-constraint.js';

/** A request that came with an Idempotency-Key, and its answer for repetitions: for a day. */
@Entity('peticiones_idempotentes')
@NamedCheck('peticiones_idempotentes_respuesta_ck')
@NamedIndex('peticiones_idempotentes_created_ix')
@NamedIndex('peticiones_idempotentes_user_ix')
export class IdempotentRequest {
  /** Whose key it is: `u:` and the account, `k:` and the API key, or `v:` and a keyed digest of where a visitor comes from. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'peticiones_idempotentes_pk' })
  titular: string;

  /** Digest of the key. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'peticiones_idempotentes_pk' })
  clave: string;

  /** Erased with the account. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'peticiones_idempotentes_user_fk', onDelete: 'CASCADE' })
  user_id: string | null;

  /** Method and pattern of the path, without ids. */
  @Column('text')
  ruta: string;

  /** Keyed digest of method, path and body; of a content that stands for its key, its plain digest. */
  @Column('text')
  huella: string;

  /** The try that works on it. */
  @Column('uuid')
  intento: string;

  /** Until then nobody else begins it anew. */
  @Column('timestamptz')
  ocupada_hasta: Date;

  /** Its change is committed: it is never done again. */
  @Column('boolean', { default: false })
  hecha: boolean;

  @Column('smallint', { nullable: true })
  estado_http: number | null;

  /** Sealed (AES-256-GCM): it may tell of people, or show a secret once. */
  @Column('text', { nullable: true })
  respuesta: string | null;

  /** Name of the key that sealed it. */
  @Column('text', { nullable: true })
  respuesta_clave: string | null;

  /** Ids that the answer names: it is forgotten when one of these people is erased. */
  @Column('uuid', { array: true, default: () => "'{}'" })
  nombra: string[];

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
