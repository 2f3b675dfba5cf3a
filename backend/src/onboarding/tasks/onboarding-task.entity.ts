import type { Cualificacion, OnboardingActor, OnboardingData, OnboardingTaskKind } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';
import type { OnboardingText } from '../templates/template.entity.js';

/** Something to be done before or after a first day. A trigger keeps those of documents. */
@Entity('tareas_incorporacion')
@Unique('tareas_incorporacion_clave_uq', ['incorporacion_id', 'clave'])
@NamedChecks(
  'tareas_incorporacion_tipo_ck',
  'tareas_incorporacion_quien_ck',
  'tareas_incorporacion_dias_ck',
  'tareas_incorporacion_dato_ck',
  'tareas_incorporacion_texto_ck',
  'tareas_incorporacion_sellado_ck',
)
@NamedIndexes(
  'tareas_incorporacion_documento_ix',
  'tareas_incorporacion_hecha_ix',
  'tareas_incorporacion_abiertas_ix',
  'tareas_incorporacion_clave_ix',
)
export class OnboardingTask {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Onboarding', { name: 'tareas_incorporacion_incorporacion_fk', onDelete: 'CASCADE' })
  incorporacion_id: string;

  /** As in its template. */
  @Column('text')
  clave: string;

  @Column('smallint')
  orden: number;

  @Column('text')
  tipo: OnboardingTaskKind;

  @Column('text')
  quien: OnboardingActor;

  /** Who must act now: of a document that came, human resources. */
  @Column('text')
  turno: OnboardingActor;

  /** Days from the first one. */
  @Column('smallint')
  dias: number;

  @Column('boolean')
  obligatoria: boolean;

  /** `clave` of the task that must be done before. */
  @Column('text', { nullable: true })
  espera: string | null;

  @Column('jsonb')
  titulo: OnboardingText;

  @Column('jsonb', { default: () => `'{}'` })
  detalle: OnboardingText;

  @Column('text', { nullable: true })
  dato: OnboardingData | null;

  @Column('jsonb', { nullable: true })
  texto: OnboardingText | null;

  /** The version of the template whose text was confirmed. */
  @Column('integer', { nullable: true })
  texto_version: number | null;

  @Column('text', { nullable: true })
  cualificacion: Cualificacion | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('DocumentRequest', { name: 'tareas_incorporacion_documento_fk', onDelete: 'SET NULL' })
  documento_id: string | null;

  /** The value, encrypted with DATA_KEY and bound to this row. */
  @Column('text', { nullable: true })
  sellado: string | null;

  /** Name of the key. */
  @Column('text', { nullable: true })
  sellado_clave: string | null;

  @Column('timestamptz', { nullable: true })
  hecha_at: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'tareas_incorporacion_hecha_fk', onDelete: 'SET NULL' })
  hecha_por: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
