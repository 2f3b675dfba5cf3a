import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Candidate } from '../candidates/candidate.entity.js';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';

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
  conservado_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conservado_id', foreignKeyConstraintName: 'fusiones_conservado_fk' })
  conservado: Relation<Candidate>;

  @Column('uuid')
  absorbido_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'absorbido_id', foreignKeyConstraintName: 'fusiones_absorbido_fk' })
  absorbido: Relation<Candidate>;

  @Column('jsonb')
  movido: Moved;

  @Column('uuid', { nullable: true })
  hecha_por: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'hecha_por', foreignKeyConstraintName: 'fusiones_hecha_por_fk' })
  autor: Relation<User> | null;

  @Column('timestamptz', { default: () => 'now()' })
  hecha_at: Date;

  @Column('timestamptz', { nullable: true })
  deshecha_at: Date | null;
}
