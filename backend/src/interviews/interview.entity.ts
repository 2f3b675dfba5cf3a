import type { InterviewEstado, InterviewTipo } from '@hiring/contract';
import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { NamedChecks, NamedExclusions, NamedIndexes } from '../platform/database/named-constraint.js';
import { Application } from '../candidates/applications/application.entity.js';
import { Candidate } from '../candidates/people/candidate.entity.js';
import type { InterviewBefore } from './changes/interview-before.js';

/** A meeting of one application. Live interviews of a candidate or of a staff interviewer cannot overlap. */
@Entity('interviews')
@NamedChecks('interviews_tipo_ck', 'interviews_estado_ck', 'interviews_horas_ck')
@NamedExclusions('interviews_entrevistador_solape_ex', 'interviews_candidato_solape_ex')
@NamedIndexes(
  'interviews_inicio_ix',
  'interviews_aplicacion_ix',
  'interviews_candidato_ix',
  'interviews_entrevistador_ix',
  'interviews_recordatorio_ix',
  'interviews_estado_ix',
  'interviews_modificado_ix',
)
export class Interview {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  candidato_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'interviews_candidato_fk' })
  candidato: Relation<Candidate>;

  @Column('uuid')
  aplicacion_id: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'aplicacion_id', foreignKeyConstraintName: 'interviews_aplicacion_fk' })
  aplicacion: Relation<Application>;

  @Column('timestamptz')
  inicio: Date;

  @Column('timestamptz')
  fin: Date;

  /** The zone in which it was agreed. */
  @Column('text', { default: 'Europe/Madrid' })
  zona: string;

  @Column('text', { default: 'presencial' })
  tipo: InterviewTipo;

  @Column('text', { nullable: true })
  ubicacion: string | null;

  @Column('text', { nullable: true })
  link_virtual: string | null;

  /** A staff account, included in the overlap constraint. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'interviews_entrevistador_fk', onDelete: 'SET NULL' })
  entrevistador_id: string | null;

  @Column('text', { nullable: true })
  entrevistador_nombre: string | null;

  @Column('text', { nullable: true })
  notas: string | null;

  @Column('text', { nullable: true })
  feedback: string | null;

  /** What those who held it concluded together, for the record. */
  @Column('text', { nullable: true })
  resumen: string | null;

  /** Rises with each write of `resumen`; 0: never written. */
  @Column('integer', { default: 0 })
  resumen_version: number;

  @Column('text', { default: 'programada' })
  estado: InterviewEstado;

  /** SEQUENCE of the next calendar file; incremented with each. */
  @Column('integer', { default: 0 })
  secuencia: number;

  /** The start for which the reminder was sent or is skipped. */
  @Column('timestamptz', { nullable: true })
  recordatorio_de: Date | null;

  /** The same of the second reminder. */
  @Column('timestamptz', { nullable: true })
  recordatorio_2h_de: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  /** What the last change replaced, until anything else happens: see undo-interview.ts. */
  @Column('jsonb', { nullable: true })
  antes: InterviewBefore | null;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  /** Last change of any column, set by a trigger: programs that synchronise a copy use it. */
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()', insert: false, update: false })
  modificado_at: Date;
}
