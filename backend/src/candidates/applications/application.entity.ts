import type { CustomFieldValues, Estado, Prioridad } from '@hiring/contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';
import { Phase } from '../../vacancies/phases/phase.entity.js';
import { Vacancy } from '../../vacancies/vacancy.entity.js';
import { Candidate } from '../people/candidate.entity.js';
import type { ScreeningAnswer } from './screening/screening.rules.js';

/** One application of a person; it holds the process. `vacante_id` null: spontaneous. */
@Entity('aplicaciones_vacantes')
@NamedChecks(
  'aplicaciones_estado_ck',
  'aplicaciones_estado_candidato_ck',
  'aplicaciones_prioridad_ck',
  'aplicaciones_contratacion_ck',
  'aplicaciones_cuestionario_ck',
  'aplicaciones_canal_ck',
  'aplicaciones_campos_ck',
)
@NamedIndexes(
  'aplicaciones_una_abierta_uq',
  'aplicaciones_candidato_ix',
  'aplicaciones_vacante_ix',
  'aplicaciones_fecha_ix',
  'aplicaciones_tablero_ix',
  'aplicaciones_espera_ix',
  'aplicaciones_cifras_ix',
  'aplicaciones_respuesta_ix',
  'aplicaciones_contratacion_ix',
  'aplicaciones_eliminadas_ix',
  'aplicaciones_departamento_ix',
  'aplicaciones_canal_ix',
  'aplicaciones_modificado_ix',
  'aplicaciones_plazo_respuesta_ix',
  'aplicaciones_fase_ix',
)
export class Application {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  candidato_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'aplicaciones_candidato_fk' })
  candidato: Relation<Candidate>;

  @Column('uuid', { nullable: true })
  vacante_id: string | null;

  @ManyToOne(() => Vacancy, { nullable: true })
  @JoinColumn({ name: 'vacante_id', foreignKeyConstraintName: 'aplicaciones_vacante_fk' })
  vacante: Relation<Vacancy> | null;

  @Column('text')
  departamento: string;

  @Column('text')
  posicion: string;

  @Column('text', { default: 'recibida' })
  estado: Estado;

  /**
   * A phase of its vacancy and its estado; null: the estado has none. A trigger sets the first one whenever another would
   * not fit.
   */
  @Column('uuid', { nullable: true })
  fase_id: string | null;

  @ManyToOne(() => Phase, { nullable: true })
  @JoinColumn({ name: 'fase_id', foreignKeyConstraintName: 'aplicaciones_fase_fk' })
  fase: Relation<Phase> | null;

  /** Estado shown to the candidate: behind `estado` while a rejection waits to be sent. */
  @Column('text', { default: 'recibida' })
  estado_candidato: Estado;

  @Column('text', { default: 'media' })
  prioridad: Prioridad;

  @Column('timestamptz', { default: () => 'now()' })
  fecha_aplicacion: Date;

  /** Start of the current phase: the last move, or the day of the application. */
  @Column('timestamptz', { default: () => 'now()' })
  en_fase_desde: Date;

  /** First move out of recibida. */
  @Column('timestamptz', { nullable: true })
  fecha_respuesta: Date | null;

  /** Set exactly while the estado is contratada. */
  @Column('timestamptz', { nullable: true })
  fecha_contratacion: Date | null;

  /** HR's own; never mailed, never in the portal. */
  @Column('text', { nullable: true })
  feedback_rrhh: string | null;

  /** HR's own; never mailed, never in the portal. */
  @Column('text', { nullable: true })
  notas_rrhh: string | null;

  /** Questions and answers at the time of the application: later changes of the vacancy do not affect them. */
  @Column('jsonb', { default: () => `'[]'` })
  cuestionario_respuestas: ScreeningAnswer[];

  /** Values of the company's own fields of applications, by `clave`. */
  @Column('jsonb', { default: () => `'{}'` })
  campos: CustomFieldValues;

  /** Origin: `web`, `invitacion`, `importacion`, `rrhh`, or the code of a tracking link. */
  @Column('text', { default: 'web' })
  canal: string;

  /** Bits of the stages it has been in (1 recibida … 16 rechazada); set by triggers, without undone moves. */
  @Column({ type: 'smallint', default: 1, update: false })
  etapas_alcanzadas: number;

  /** When the candidate withdrew it. */
  @Column('timestamptz', { nullable: true })
  retirada_at: Date | null;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;

  /** Incremented by every change; a write names the version it was based on. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  /** Last change of any column, set by a trigger: programs that synchronise a copy use it. */
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()', insert: false, update: false })
  modificado_at: Date;
}
