import type {
  Cualificacion,
  OnboardingActor,
  OnboardingData,
  OnboardingTaskKind,
  SiteLanguage,
} from '@hiring/contract';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** By language; where one is missing, the Spanish one is shown. */
export type OnboardingText = Partial<Record<SiteLanguage, string>>;

/** A task of a template, which each incorporación copies. */
export interface TemplateTask {
  /** Names it in its template: what waits for it says so by this. */
  clave: string;
  tipo: OnboardingTaskKind;
  quien: OnboardingActor;
  /** Days from the first one: -7, -3, 0 or 30. */
  dias: number;
  obligatoria: boolean;
  titulo: OnboardingText;
  detalle?: OnboardingText;
  /** The task that must be done before. */
  espera?: string | null;
  /** Of a `dato`. */
  dato?: OnboardingData | null;
  /** Of a `lectura`: what is read and confirmed. */
  texto?: OnboardingText | null;
  /** Of a `documento`: the licence that it proves. */
  cualificacion?: Cualificacion | null;
}

/** What is to be done before the first day in a position, a department or, without either, everywhere else. */
@Entity('plantillas_incorporacion')
@Unique('plantillas_incorporacion_semilla_uq', ['semilla'])
@NamedChecks(
  'plantillas_incorporacion_nombre_ck',
  'plantillas_incorporacion_lugar_ck',
  'plantillas_incorporacion_tareas_ck',
)
@NamedIndexes('plantillas_incorporacion_lugar_uq')
export class OnboardingTemplate {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  /** Code of the department; null: for those that have no other. */
  @Column('text', { nullable: true })
  departamento: string | null;

  /** Code of the position; null: all of the department. */
  @Column('text', { nullable: true })
  posicion: string | null;

  @Column('jsonb')
  tareas: TemplateTask[];

  /** Names those of the first start. */
  @Column('text', { nullable: true })
  semilla: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
