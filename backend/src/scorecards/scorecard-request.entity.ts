import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Interview } from '../interviews/interview.entity.js';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';

/** An interviewer without an account is asked for a scorecard, once. */
@Entity('peticiones_evaluacion')
@NamedCheck('peticiones_evaluacion_largo_ck')
@NamedIndex('peticiones_evaluacion_viva_uq')
@NamedIndex('peticiones_evaluacion_entrevista_ix')
export class ScorecardRequest {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'peticiones_evaluacion_pk' })
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
  creada_por: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'creada_por', foreignKeyConstraintName: 'peticiones_evaluacion_creada_por_fk' })
  creador: Relation<User> | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
