import type { Recomendacion } from '@hiring/contract';
import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Application } from '../../candidates/applications/application.entity.js';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** As it was called when it was scored. */
export interface Score {
  criterio_id: string;
  nombre: string;
  /** 1 to 5. */
  puntos: number;
}

/** An interviewer's scorecard of an interview; one for each. */
@Entity('evaluaciones')
@NamedChecks('evaluaciones_recomendacion_ck', 'evaluaciones_contenido_ck')
@NamedIndexes(
  'evaluaciones_autor_uq',
  'evaluaciones_peticion_uq',
  'evaluaciones_entrevista_ix',
  'evaluaciones_aplicacion_ix',
)
export class Scorecard {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Interview', { name: 'evaluaciones_entrevista_fk', onDelete: 'CASCADE' })
  entrevista_id: string;

  @Column('uuid')
  aplicacion_id: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'aplicacion_id', foreignKeyConstraintName: 'evaluaciones_aplicacion_fk' })
  aplicacion: Relation<Application>;

  /** A staff account; null for a person without one, or who has left. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'evaluaciones_autor_fk', onDelete: 'SET NULL' })
  autor_id: string | null;

  @Column('text')
  autor_nombre: string;

  /** The request through which a person without an account submitted it. */
  @Column('uuid', { nullable: true })
  @ForeignKey('ScorecardRequest', { name: 'evaluaciones_peticion_fk', onDelete: 'SET NULL' })
  peticion_id: string | null;

  @Column('jsonb')
  puntuaciones: Score[];

  @Column('text')
  recomendacion: Recomendacion;

  @Column('text', { nullable: true })
  comentario: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
