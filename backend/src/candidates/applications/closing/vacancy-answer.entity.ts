import type { AnswerResult } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** A bulk answer to the applicants waiting in a vacancy; `terminada_at` null while it runs. */
@Entity('respuestas_vacante')
@NamedChecks('respuestas_vacante_texto_ck')
@NamedIndexes('respuestas_vacante_viva_uq', 'respuestas_vacante_vacante_ix')
export class VacancyAnswer {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Vacancy', { name: 'respuestas_vacante_vacante_fk', onDelete: 'CASCADE' })
  vacante_id: string;

  /** Text for each candidate, as in a move. */
  @Column('text', { nullable: true })
  mensaje: string | null;

  /** HR's text instead of the template's, with its variables; both or none. */
  @Column('text', { nullable: true })
  asunto: string | null;

  @Column('text', { nullable: true })
  cuerpo: string | null;

  /** HR's own reason of the rejections. */
  @Column('uuid', { nullable: true })
  @ForeignKey('RejectionReason', { name: 'respuestas_vacante_motivo_fk', onDelete: 'SET NULL' })
  motivo_rechazo_id: string | null;

  /** Null: the account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'respuestas_vacante_autor_fk', onDelete: 'SET NULL' })
  creada_por: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  terminada_at: Date | null;
}

/** An application of the bulk answer, with its result. */
@Entity('respuestas_vacante_filas')
@NamedChecks('respuestas_vacante_filas_resultado_ck')
@NamedIndexes('respuestas_vacante_filas_aplicacion_ix', 'respuestas_vacante_filas_pendientes_ix')
export class VacancyAnswerRow {
  @PrimaryColumn('uuid')
  @ForeignKey('VacancyAnswer', { name: 'respuestas_vacante_filas_respuesta_fk', onDelete: 'CASCADE' })
  respuesta_id: string;

  @PrimaryColumn('uuid')
  @ForeignKey('Application', { name: 'respuestas_vacante_filas_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string;

  @Column('text', { default: 'pendiente' })
  resultado: AnswerResult;

  /** Why it failed, in words to show. */
  @Column('text', { nullable: true })
  detalle: string | null;
}
