import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Interview } from '../interview.entity.js';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** A single scorecard request to an interviewer without an account. */
@Entity('peticiones_evaluacion')
@NamedChecks('peticiones_evaluacion_largo_ck')
@NamedIndexes('peticiones_evaluacion_viva_uq', 'peticiones_evaluacion_entrevista_ix')
export class ScorecardRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  entrevista_id: string;

  @ManyToOne(() => Interview, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entrevista_id', foreignKeyConstraintName: 'peticiones_evaluacion_entrevista_fk' })
  entrevista: Relation<Interview>;

  @Column('text')
  nombre: string;

  @Column('text')
  email: string;

  @Column('timestamptz')
  caduca_at: Date;

  @Column('timestamptz', { nullable: true })
  usada_at: Date | null;

  /** Taken back, or another one took its place. */
  @Column('timestamptz', { nullable: true })
  revocada_at: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'peticiones_evaluacion_creada_por_fk', onDelete: 'SET NULL' })
  creada_por: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
