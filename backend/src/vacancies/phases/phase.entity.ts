import type { PhaseEstado, SiteLanguage } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** A text for candidates, by language; where one is missing, the Spanish one is shown. */
export type PhaseText = Partial<Record<SiteLanguage, string>>;

/** A phase inside an estado: of a vacancy, or of a department's template, which new vacancies copy. */
@Entity('fases')
@Unique('fases_vacante_orden_uq', ['vacante_id', 'orden'], { deferrable: 'INITIALLY DEFERRED' })
@Unique('fases_departamento_orden_uq', ['departamento_id', 'orden'], { deferrable: 'INITIALLY DEFERRED' })
@NamedChecks('fases_de_quien_ck', 'fases_estado_ck', 'fases_nombre_ck', 'fases_dias_ck', 'fases_exige_ck')
@NamedIndexes('fases_dias_ix')
export class Phase {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Null: it belongs to a template. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Vacancy', { name: 'fases_vacante_fk', onDelete: 'CASCADE' })
  vacante_id: string | null;

  /** Null: it belongs to a vacancy. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Department', { name: 'fases_departamento_fk', onDelete: 'CASCADE' })
  departamento_id: string | null;

  @Column('text')
  estado: PhaseEstado;

  /** Its place among all phases of the list, from 0. */
  @Column('smallint')
  orden: number;

  @Column('text')
  nombre: string;

  /** Days to answer; null: those of the stage. */
  @Column('smallint', { nullable: true })
  dias: number | null;

  /** What the portal says while an application is in it; empty: what it says of the estado. */
  @Column('jsonb', { default: () => `'{}'` })
  frase: PhaseText;

  /** The message that a move into it proposes; it is sent only when a person chooses so. */
  @Column('jsonb', { default: () => `'{}'` })
  mensaje: PhaseText;

  /** Name of a document that must be accepted before one may go on; null: none. */
  @Column('text', { nullable: true })
  exige_documento: string | null;

  /** Whether a scorecard is needed before one may go on. */
  @Column('boolean', { default: false })
  exige_puntuacion: boolean;

  /** A task that entering it creates, to be done before one may go on; null: none. */
  @Column('text', { nullable: true })
  exige_tarea: string | null;

  /** Null: applications may be moved into it. */
  @Column('timestamptz', { nullable: true })
  archivada_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
