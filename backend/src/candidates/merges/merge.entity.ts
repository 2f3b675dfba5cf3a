import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedCheck, NamedIndex } from '../../platform/database/named-constraint.js';

/** What went from one record to the other, by id: enough to take it back, and nothing about the person. */
export interface Moved {
  /** Ids by table. */
  filas: Record<string, string[]>;
  /** Kinds of qualification and whether the availability went too. */
  cualificaciones: string[];
  disponibilidad: boolean;
  /** Number of the last message that the kept thread had, and of the last one it has since. */
  mensajes_antes: number;
  mensajes_despues: number;
  /** The absorbed record's current CV, and the kept one's since. */
  cv_absorbido: string | null;
  cv_conservado: string | null;
}

/** Two records of one person made one. The absorbed one stays, hidden, while it can be taken apart again. */
@Entity('fusiones')
@NamedCheck('fusiones_distintas_ck')
@NamedIndex('fusiones_viva_uq')
@NamedIndex('fusiones_conservado_ix')
@NamedIndex('fusiones_absorbido_ix')
@NamedIndex('fusiones_hecha_ix')
@NamedIndex('fusiones_hecha_por_ix')
export class Merge {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'fusiones_pk' })
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
