import type {
  Contrato,
  CustomFieldValues,
  Cualificacion,
  Jornada,
  VacancyEstado,
  VacancyPrioridad,
} from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, type ValueTransformer } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../platform/database/named-constraint.js';
import type { Question } from './questions/questions.rules.js';

/** PostgreSQL returns numeric as text; salaries have two decimals and fit a number. */
const money: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

@Entity('vacantes')
@NamedChecks(
  'vacantes_estado_ck',
  'vacantes_prioridad_ck',
  'vacantes_contrato_ck',
  'vacantes_jornada_ck',
  'vacantes_salario_ck',
  'vacantes_experiencia_ck',
  'vacantes_ubicacion_ck',
  'vacantes_tags_ck',
  'vacantes_preguntas_ck',
  'vacantes_motivo_cierre_ck',
  'vacantes_cualificaciones_ck',
  'vacantes_motivo_sin_salario_ck',
  'vacantes_campos_ck',
)
@NamedIndexes(
  'vacantes_facetas_ix',
  'vacantes_busqueda_ix',
  'vacantes_fecha_ix',
  'vacantes_departamento_ix',
  'vacantes_cierra_ix',
  'vacantes_modificado_ix',
  'vacantes_solicitud_ix',
)
export class Vacancy {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  titulo: string;

  @Column('text')
  departamento: string;

  @Column('text')
  posicion: string;

  @Column('text')
  ubicacion: string;

  @Column('text')
  descripcion: string;

  @Column('text', { array: true, default: () => `'{}'` })
  requisitos: string[];

  @Column('text', { array: true, default: () => `'{}'` })
  responsabilidades: string[];

  @Column('text', { array: true, default: () => `'{}'` })
  beneficios: string[];

  @Column('text', { array: true, default: () => `'{}'` })
  idiomas: string[];

  @Column('text', { array: true, default: () => `'{}'` })
  tags: string[];

  @Column('text', { default: 'Indefinido' })
  tipo_contrato: Contrato;

  @Column('text', { default: 'Completa' })
  jornada: Jornada;

  @Column('text', { default: 'activa' })
  estado: VacancyEstado;

  @Column('text', { default: 'normal' })
  prioridad: VacancyPrioridad;

  /** Euros a year, gross. */
  @Column('numeric', { precision: 10, scale: 2, nullable: true, transformer: money })
  salario_min: number | null;

  /** Gross euros a year; at least `salario_min`. */
  @Column('numeric', { precision: 10, scale: 2, nullable: true, transformer: money })
  salario_max: number | null;

  /** Years. */
  @Column('integer', { default: 0 })
  experiencia_min: number;

  /** Years. */
  @Column('integer', { nullable: true })
  experiencia_max: number | null;

  @Column('text', { nullable: true })
  educacion: string | null;

  /** Working hours, in words. */
  @Column('text', { nullable: true })
  horario: string | null;

  /** How often one sleeps away from home, in words. */
  @Column('text', { nullable: true })
  noches_fuera: string | null;

  @Column('integer', { default: 1 })
  vacantes_disponibles: number;

  @Column('boolean', { default: false })
  destacada: boolean;

  @Column('boolean', { default: true })
  visible_publicamente: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  fecha_publicacion: Date;

  /** Last closing time; null while it is not closed. */
  @Column('timestamptz', { nullable: true })
  cerrada_at: Date | null;

  /** Internal to HR: why it was closed, or closed with unanswered applications. */
  @Column('text', { nullable: true })
  motivo_cierre: string | null;

  /** Questions for applicants, in this order. */
  @Column('jsonb', { default: () => `'[]'` })
  preguntas: Question[];

  /** Licences and certificates that the job needs; applications without them are accepted. */
  @Column('text', { array: true, default: () => `'{}'` })
  cualificaciones: Cualificacion[];

  /** YYYY-MM-DD in Madrid: the last day to apply; it closes automatically afterwards. */
  @Column('date', { nullable: true })
  cierra_el: string | null;

  /** An administrator's reason for publishing it without a salary band (EU 2023/970). */
  @Column('text', { nullable: true })
  motivo_sin_salario: string | null;

  /** Values of the company's own fields of vacancies, by `clave`. */
  @Column('jsonb', { default: () => `'{}'` })
  campos: CustomFieldValues;

  /** The request for staff that it was made from; null: none. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Requisition', { name: 'vacantes_solicitud_fk' })
  solicitud_id: string | null;

  /** Incremented by every change of staff; an update names the version it was based on. */
  @Column('integer', { default: 1 })
  version: number;

  /** Set by a trigger: the searched text of all languages without accents, in lower case. */
  @Column({ type: 'text', default: '', insert: false, update: false, select: false })
  busqueda: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  /** Last change of any column, set by a trigger: programs that synchronise a copy use it. */
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()', insert: false, update: false })
  modificado_at: Date;
}
