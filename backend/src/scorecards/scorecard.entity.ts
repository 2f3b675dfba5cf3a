import type { Recomendacion } from '@hiring/contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Application } from '../candidates/application.entity.js';
import { Interview } from '../interviews/interview.entity.js';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';
import { ScorecardRequest } from './scorecard-request.entity.js';

/** As it was called when it was scored. */
export interface Score {
  criterio_id: string;
  nombre: string;
  /** 1 to 5. */
  puntos: number;
}

/** What one interviewer thinks of an interview. One of each. */
@Entity('evaluaciones')
@NamedCheck('evaluaciones_recomendacion_ck')
@NamedCheck('evaluaciones_contenido_ck')
@NamedIndex('evaluaciones_autor_uq')
@NamedIndex('evaluaciones_peticion_uq')
@NamedIndex('evaluaciones_entrevista_ix')
@NamedIndex('evaluaciones_aplicacion_ix')
export class Scorecard {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'evaluaciones_pk' })
  id: string;

  @Column('uuid')
  entrevista_id: string;

  @ManyToOne(() => Interview, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entrevista_id', foreignKeyConstraintName: 'evaluaciones_entrevista_fk' })
  entrevista: Relation<Interview>;

  @Column('uuid')
  aplicacion_id: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'aplicacion_id', foreignKeyConstraintName: 'evaluaciones_aplicacion_fk' })
  aplicacion: Relation<Application>;

  /** A staff account; null for somebody without one, or who has left. */
  @Column('uuid', { nullable: true })
  autor_id: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'autor_id', foreignKeyConstraintName: 'evaluaciones_autor_fk' })
  autor: Relation<User> | null;

  @Column('text')
  autor_nombre: string;

  /** The link through which somebody without an account gave it. */
  @Column('uuid', { nullable: true })
  peticion_id: string | null;

  @ManyToOne(() => ScorecardRequest, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'peticion_id', foreignKeyConstraintName: 'evaluaciones_peticion_fk' })
  peticion: Relation<ScorecardRequest> | null;

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
