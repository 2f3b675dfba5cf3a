import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** The id of an erased row. A restored backup must erase it again. */
@Entity('borrados')
@NamedChecks('borrados_tipo_ck')
@NamedIndexes('borrados_fecha_ix', 'borrados_por_anotar_ix')
export class Erased {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  tipo: 'solicitud' | 'cuenta' | 'candidato';

  @Column('timestamptz')
  borrado_at: Date;

  /** When it was written to the list that is kept apart from backups; null: not yet. */
  @Column('timestamptz', { nullable: true })
  anotado_at: Date | null;
}

/**
 * Proof that an erasure was requested and done, kept blocked until claims expire (LOPDGDD art. 32). It contains a
 * keyed digest instead of the address. The application never reads it.
 */
@Entity('bloqueados')
@NamedChecks('bloqueados_huella_ck', 'bloqueados_plazo_ck')
@NamedIndexes('bloqueados_destruir_ix')
export class BlockedProof {
  /** That of the request. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  huella: string;

  @Column('timestamptz')
  pedido_at: Date;

  @Column('timestamptz')
  borrado_at: Date;

  @Column('timestamptz')
  destruir_at: Date;
}
