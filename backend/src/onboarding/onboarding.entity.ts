import type { OnboardingEstado } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../platform/database/named-constraint.js';

/** What is prepared for the first day of somebody who was hired: one for each application. */
@Entity('incorporaciones')
@Unique('incorporaciones_aplicacion_uq', ['aplicacion_id'])
@NamedChecks(
  'incorporaciones_estado_ck',
  'incorporaciones_terminada_ck',
  'incorporaciones_motivo_ck',
  'incorporaciones_largo_ck',
)
@NamedIndexes(
  'incorporaciones_lista_ix',
  'incorporaciones_dia_ix',
  'incorporaciones_responsable_ix',
  'incorporaciones_informatica_ix',
  'incorporaciones_plantilla_ix',
)
export class Onboarding {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Application', { name: 'incorporaciones_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string;

  /** The template that it copied; null: it is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('OnboardingTemplate', { name: 'incorporaciones_plantilla_fk', onDelete: 'SET NULL' })
  plantilla_id: string | null;

  @Column('text', { default: 'abierta' })
  estado: OnboardingEstado;

  /** YYYY-MM-DD; null: not known yet. */
  @Column('date', { nullable: true })
  primer_dia: string | null;

  /** YYYY-MM-DD on which `primer_dia` was set. */
  @Column('date', { nullable: true })
  dia_fijado_el: string | null;

  /** HH:MM in Madrid. */
  @Column('text', { nullable: true })
  hora: string | null;

  @Column('text', { nullable: true })
  lugar: string | null;

  /** Whom to ask for. */
  @Column('text', { nullable: true })
  contacto: string | null;

  /** Does the tasks of the manager; null: human resources see to it. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'incorporaciones_responsable_fk', onDelete: 'SET NULL' })
  responsable_id: string | null;

  /** Does the tasks of IT; null: human resources see to it. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'incorporaciones_informatica_fk', onDelete: 'SET NULL' })
  informatica_id: string | null;

  /** Why the person did not begin. */
  @Column('text', { nullable: true })
  motivo: string | null;

  @Column('timestamptz', { nullable: true })
  terminada_at: Date | null;

  /** Rises with what is written here by people. */
  @Column('integer', { default: 1 })
  version: number;

  /** Rises with every change, of its tasks too: the version of its events. */
  @Column('integer', { default: 1 })
  cambios: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
