import type { TaskRepeat } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** Something that staff has to do: about a person, one of their applications or interviews, a vacancy, or nothing of these. */
@Entity('tareas')
@Unique('tareas_anterior_uq', ['anterior_id'])
@NamedChecks(
  'tareas_titulo_ck',
  'tareas_detalle_ck',
  'tareas_sobre_ck',
  'tareas_repite_ck',
  'tareas_repite_dia_ck',
  'tareas_dia_mes_ck',
  'tareas_hecha_ck',
)
@NamedIndexes(
  'tareas_abiertas_persona_ix',
  'tareas_abiertas_nadie_ix',
  'tareas_abiertas_ix',
  'tareas_fecha_ix',
  'tareas_candidato_ix',
  'tareas_aplicacion_ix',
  'tareas_vacante_ix',
  'tareas_entrevista_ix',
  'tareas_asignada_ix',
  'tareas_creada_ix',
  'tareas_hecha_ix',
)
export class Task {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'tareas_pk' })
  id: string;

  @Column('text')
  titulo: string;

  @Column('text', { nullable: true })
  detalle: string | null;

  /** Null: nobody has it yet. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'tareas_asignada_fk', onDelete: 'SET NULL' })
  asignada_a: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'tareas_creada_fk', onDelete: 'SET NULL' })
  creada_por: string | null;

  /** Also of a task about an application or an interview. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Candidate', { name: 'tareas_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string | null;

  /** Also of a task about an interview. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Application', { name: 'tareas_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('Vacancy', { name: 'tareas_vacante_fk', onDelete: 'CASCADE' })
  vacante_id: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('Interview', { name: 'tareas_entrevista_fk', onDelete: 'CASCADE' })
  entrevista_id: string | null;

  /** Day of Europe/Madrid. */
  @Column('date', { nullable: true })
  vence_el: string | null;

  @Column('text', { nullable: true })
  repite: TaskRepeat | null;

  /** The day that a monthly task has in months that are long enough. */
  @Column('smallint', { nullable: true })
  dia_mes: number | null;

  /** The task whose end made this one: each makes one at most. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Task', { name: 'tareas_anterior_fk', onDelete: 'SET NULL' })
  anterior_id: string | null;

  @Column('timestamptz', { nullable: true })
  hecha_at: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'tareas_hecha_fk', onDelete: 'SET NULL' })
  hecha_por: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
