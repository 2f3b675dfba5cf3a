import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Candidate } from '../../../candidates/people/candidate.entity.js';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** Keeps a person's data from being erased, for a reason, until a day or until it is lifted. */
@Entity('retenciones')
@NamedChecks('retenciones_motivo_ck')
@NamedIndexes(
  'retenciones_viva_uq',
  'retenciones_candidato_ix',
  'retenciones_fecha_ix',
  'retenciones_creada_por_ix',
  'retenciones_levantada_por_ix',
)
export class Hold {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  candidato_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'retenciones_candidato_fk' })
  candidato: Relation<Candidate>;

  /** Shown to the person if they request an erasure (GDPR art. 12.4). */
  @Column('text')
  motivo: string;

  /** Last day, YYYY-MM-DD; null: until it is lifted. */
  @Column('date', { nullable: true })
  hasta: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'retenciones_creada_por_fk', onDelete: 'SET NULL' })
  creada_por: string | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  levantada_at: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'retenciones_levantada_por_fk', onDelete: 'SET NULL' })
  levantada_por: string | null;
}
