import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Application } from '../../candidates/applications/application.entity.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { Interview } from '../interview.entity.js';
import { NamedIndexes } from '../../platform/database/named-constraint.js';
import { InterviewAvailability } from './availability.entity.js';

/** A candidate may pick one slot. An application has at most one open invitation. */
@Entity('invitaciones_cita')
@NamedIndexes(
  'invitaciones_cita_abierta_uq',
  'invitaciones_cita_candidato_ix',
  'invitaciones_cita_aplicacion_ix',
  'invitaciones_cita_disponibilidad_ix',
  'invitaciones_cita_entrevista_ix',
  'invitaciones_cita_fecha_ix',
)
export class SlotInvitation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  disponibilidad_id: string;

  @ManyToOne(() => InterviewAvailability, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'disponibilidad_id', foreignKeyConstraintName: 'invitaciones_cita_disponibilidad_fk' })
  disponibilidad: Relation<InterviewAvailability>;

  @Column('uuid')
  candidato_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'invitaciones_cita_candidato_fk' })
  candidato: Relation<Candidate>;

  @Column('uuid')
  aplicacion_id: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'aplicacion_id', foreignKeyConstraintName: 'invitaciones_cita_aplicacion_fk' })
  aplicacion: Relation<Application>;

  /** What was agreed through it. */
  @Column('uuid', { nullable: true })
  entrevista_id: string | null;

  @ManyToOne(() => Interview, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'entrevista_id', foreignKeyConstraintName: 'invitaciones_cita_entrevista_fk' })
  entrevista: Relation<Interview> | null;

  @Column('timestamptz')
  caduca_at: Date;

  @Column('timestamptz', { nullable: true })
  usada_at: Date | null;

  /** Taken back, or another one took its place. */
  @Column('timestamptz', { nullable: true })
  revocada_at: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'invitaciones_cita_creada_por_fk', onDelete: 'SET NULL' })
  creada_por: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
