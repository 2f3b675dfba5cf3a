import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** A part of a guide. */
export interface GuideSection {
  titulo: string;
  preguntas: GuideQuestion[];
  /** Ids of the criteria of scorecards that are scored beside it. */
  criterios: string[];
}

export interface GuideQuestion {
  /** Notes refer to it. */
  id: string;
  pregunta: string;
  /** What a good answer has. */
  buena_respuesta: string | null;
}

/** What is asked in the interviews of a vacancy, or of one of its phases. */
@Entity('guias_entrevista')
@NamedChecks('guias_entrevista_secciones_ck')
@NamedIndexes('guias_entrevista_vacante_uq', 'guias_entrevista_fase_uq')
export class Guide {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Vacancy', { name: 'guias_entrevista_vacante_fk', onDelete: 'CASCADE' })
  vacante_id: string;

  /** Null: of every phase that has no guide of its own. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Phase', { name: 'guias_entrevista_fase_fk', onDelete: 'CASCADE' })
  fase_id: string | null;

  @Column('jsonb')
  secciones: GuideSection[];

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
