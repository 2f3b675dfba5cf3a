import type { AnswerResult } from '@hiring/contract';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Application } from '../candidates/application.entity.js';
import { RejectionReason } from '../candidates/rejection-reason.entity.js';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';

/** One order to answer everyone who waits in a vacancy; `terminada_at` null while it runs. */
@Entity('respuestas_vacante')
@NamedCheck('respuestas_vacante_texto_ck')
@NamedIndex('respuestas_vacante_viva_uq')
@NamedIndex('respuestas_vacante_vacante_ix')
export class VacancyAnswer {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'respuestas_vacante_pk' })
  id: string;

  @Column('uuid')
  vacante_id: string;

  @ManyToOne(() => Vacancy, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'vacante_id', foreignKeyConstraintName: 'respuestas_vacante_vacante_fk' })
  vacante: Relation<Vacancy>;

  /** Text for each candidate, as in a move. */
  @Column('text', { nullable: true })
  mensaje: string | null;

  /** HR's own words instead of the template's, with its variables; both or none. */
  @Column('text', { nullable: true })
  asunto: string | null;

  @Column('text', { nullable: true })
  cuerpo: string | null;

  /** HR's own reason of the rejections. */
  @Column('uuid', { nullable: true })
  motivo_rechazo_id: string | null;

  @ManyToOne(() => RejectionReason, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'motivo_rechazo_id', foreignKeyConstraintName: 'respuestas_vacante_motivo_fk' })
  motivo_rechazo: Relation<RejectionReason> | null;

  /** Null: the account is gone. */
  @Column('uuid', { nullable: true })
  creada_por: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'creada_por', foreignKeyConstraintName: 'respuestas_vacante_autor_fk' })
  autor: Relation<User> | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  terminada_at: Date | null;
}

/** One application of the order, and how it came out. */
@Entity('respuestas_vacante_filas')
@NamedCheck('respuestas_vacante_filas_resultado_ck')
@NamedIndex('respuestas_vacante_filas_aplicacion_ix')
@NamedIndex('respuestas_vacante_filas_pendientes_ix')
export class VacancyAnswerRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'respuestas_vacante_filas_pk' })
  respuesta_id: string;

  @ManyToOne(() => VacancyAnswer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'respuesta_id', foreignKeyConstraintName: 'respuestas_vacante_filas_respuesta_fk' })
  respuesta: Relation<VacancyAnswer>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'respuestas_vacante_filas_pk' })
  aplicacion_id: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'aplicacion_id', foreignKeyConstraintName: 'respuestas_vacante_filas_aplicacion_fk' })
  aplicacion: Relation<Application>;

  @Column('text', { default: 'pendiente' })
  resultado: AnswerResult;

  /** Why it failed, in words to show. */
  @Column('text', { nullable: true })
  detalle: string | null;
}
