import type {
  CustomFieldValues,
  Estado,
  InterviewTipo,
  Prioridad,
  ProfileColumns,
  Stage,
} from '@hiring/contract';
import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';
import { User } from '../../auth/user.entity.js';
import { StoredFile } from '../../platform/files/storage/stored-file.entity.js';
import { Vacancy } from '../../vacancies/vacancy.entity.js';

/**
 * A person who applies: the profile, and the projection of the person's current application
 * (`aplicacion_actual_id` to `entrevista_ubicacion`), which only `project-candidate.ts` writes.
 */
@Entity('candidates')
@Unique('candidates_user_uq', ['user_id'])
@NamedChecks('candidates_estado_ck', 'candidates_etapa_ck', 'candidates_prioridad_ck', 'candidates_campos_ck')
@NamedIndexes(
  'candidates_fecha_ix',
  'candidates_etapa_fecha_ix',
  'candidates_departamento_fecha_ix',
  'candidates_etapa_departamento_fecha_ix',
  'candidates_prioridad_fecha_ix',
  'candidates_etapa_prioridad_fecha_ix',
  'candidates_apellidos_ix',
  'candidates_nombre_ix',
  'candidates_created_ix',
  'candidates_busqueda_ix',
  'candidates_vacante_ix',
  'candidates_cv_ix',
  'candidates_email_ix',
  'candidates_aplicacion_actual_ix',
  'candidates_espera_ix',
  'candidates_etapa_espera_ix',
  'candidates_vacante_fecha_ix',
  'candidates_sin_cv_ix',
  'candidates_ciudad_ix',
  'candidates_habilidades_ix',
  'candidates_puesto_ix',
  'candidates_orden_etapa_ix',
  'candidates_modificado_ix',
  'candidates_telefono_ix',
)
export class Candidate implements ProfileColumns {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Null: imported or created by HR, without an account. */
  @Column('uuid', { nullable: true })
  user_id: string | null;

  @OneToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'candidates_user_fk' })
  user: Relation<User> | null;

  @Column({ type: 'text', collation: 'es-x-icu' })
  nombre: string;

  @Column({ type: 'text', collation: 'es-x-icu' })
  apellidos: string;

  @Column('text')
  email: string;

  @Column('text')
  telefono: string;

  /** YYYY-MM-DD. */
  @Column('date', { nullable: true })
  fecha_nacimiento: string | null;

  @Column('text', { nullable: true })
  direccion: string | null;

  @Column('text')
  ciudad: string;

  @Column('text', { nullable: true })
  codigo_postal: string | null;

  @Column('text')
  departamento: string;

  @Column('text')
  posicion: string;

  @Column('text', { nullable: true })
  experiencia: string | null;

  @Column('text', { nullable: true })
  educacion: string | null;

  @Column('text', { array: true, default: () => `'{}'` })
  habilidades: string[];

  @Column('text', { nullable: true })
  carta_presentacion: string | null;

  /** Values of the company's own fields of people, by `clave`. */
  @Column('jsonb', { default: () => `'{}'` })
  campos: CustomFieldValues;

  @Column('uuid', { nullable: true })
  cv_archivo_id: string | null;

  @ManyToOne(() => StoredFile, { nullable: true })
  @JoinColumn({ name: 'cv_archivo_id', foreignKeyConstraintName: 'candidates_cv_fk' })
  cv: Relation<StoredFile> | null;

  /** Version of the privacy notice that the form showed, and when. */
  @Column('text', { nullable: true })
  aviso_version: string | null;

  @Column('timestamptz', { nullable: true })
  aviso_mostrado_at: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('Application', { name: 'candidates_aplicacion_actual_fk', onDelete: 'SET NULL' })
  aplicacion_actual_id: string | null;

  @Column('integer', { default: 0 })
  aplicacion_version: number;

  @Column('uuid', { nullable: true })
  vacante_id: string | null;

  @ManyToOne(() => Vacancy, { nullable: true })
  @JoinColumn({ name: 'vacante_id', foreignKeyConstraintName: 'candidates_vacante_fk' })
  vacante: Relation<Vacancy> | null;

  /** Open applications besides the current one. */
  @Column('smallint', { default: 0 })
  otras_abiertas: number;

  @Column('text', { default: 'recibida' })
  estado: Estado;

  @Column('text', { default: 'recibida' })
  etapa: Stage;

  @Column('text', { default: 'media' })
  prioridad: Prioridad;

  @Column('timestamptz', { default: () => 'now()' })
  fecha_aplicacion: Date;

  @Column('timestamptz', { nullable: true })
  fecha_respuesta: Date | null;

  @Column('timestamptz', { nullable: true })
  fecha_contratacion: Date | null;

  /** The longest wait among the open applications; null when none is open. */
  @Column('timestamptz', { nullable: true })
  espera_desde: Date | null;

  @Column('text', { nullable: true })
  feedback_rrhh: string | null;

  @Column('date', { nullable: true })
  entrevista_fecha: string | null;

  @Column('text', { nullable: true })
  entrevista_hora: string | null;

  @Column('text', { nullable: true })
  entrevista_tipo: InterviewTipo | null;

  @Column('text', { nullable: true })
  entrevista_ubicacion: string | null;

  @Column('timestamptz', { nullable: true })
  retirada_at: Date | null;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;

  /** Kept by a trigger: name, e-mail and position without accents, in lower case. */
  @Column({ type: 'text', default: '', insert: false, update: false })
  busqueda: string;

  /** Kept by a trigger, as is the next one: the town without accents, in lower case. */
  @Column({ type: 'text', default: '', insert: false, update: false })
  ciudad_busqueda: string;

  @Column({ type: 'text', default: '', insert: false, update: false })
  habilidades_busqueda: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  /** The database's instant of the last change of anything in the row, kept by a trigger: what programs that keep a copy go by. */
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()', insert: false, update: false })
  modificado_at: Date;
}
