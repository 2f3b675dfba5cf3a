import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** Ids moved from one record to the other: enough for an undo, without personal data. */
export interface Moved {
  /** Ids by table. */
  filas: Record<string, string[]>;
  /** Kinds of qualification and whether the availability went too. */
  cualificaciones: string[];
  disponibilidad: boolean;
  /** Own fields that the kept record had no value of, by `clave`; absent in merges of before there were such fields. */
  campos?: string[];
  /** Last message number of the kept thread before the merge, and after it. */
  mensajes_antes: number;
  mensajes_despues: number;
  /** The absorbed record's current CV, and the kept one's since. */
  cv_absorbido: string | null;
  cv_conservado: string | null;
}

/** A merge of two records of one person. The absorbed one stays hidden while the merge can be undone. */
@Entity('fusiones')
@NamedChecks('fusiones_distintas_ck')
@NamedIndexes(
  'fusiones_viva_uq',
  'fusiones_conservado_ix',
  'fusiones_absorbido_ix',
  'fusiones_hecha_ix',
  'fusiones_hecha_por_ix',
)
export class Merge {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Candidate', { name: 'fusiones_conservado_fk', onDelete: 'CASCADE' })
  conservado_id: string;

  @Column('uuid')
  @ForeignKey('Candidate', { name: 'fusiones_absorbido_fk', onDelete: 'CASCADE' })
  absorbido_id: string;

  @Column('jsonb')
  movido: Moved;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'fusiones_hecha_por_fk', onDelete: 'SET NULL' })
  hecha_por: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  hecha_at: Date;

  @Column('timestamptz', { nullable: true })
  deshecha_at: Date | null;
}
