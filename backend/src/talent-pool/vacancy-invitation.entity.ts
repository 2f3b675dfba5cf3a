import type { InvitacionEstado } from '@hiring/contract';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Application } from '../candidates/application.entity.js';
import { Candidate } from '../candidates/candidate.entity.js';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';

/** HR's wish that a past candidate apply to a vacancy: one a person and vacancy, for ever. */
@Entity('invitaciones_vacante')
@Unique('invitaciones_vacante_persona_uq', ['candidato_id', 'vacante_id'])
@NamedCheck('invitaciones_vacante_estado_ck')
@NamedIndex('invitaciones_vacante_vacante_ix')
@NamedIndex('invitaciones_vacante_candidato_ix')
@NamedIndex('invitaciones_vacante_aplicacion_ix')
export class VacancyInvitation {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'invitaciones_vacante_pk' })
  id: string;

  @Column('uuid')
  candidato_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'invitaciones_vacante_candidato_fk' })
  candidato: Relation<Candidate>;

  @Column('uuid')
  vacante_id: string;

  @ManyToOne(() => Vacancy, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'vacante_id', foreignKeyConstraintName: 'invitaciones_vacante_vacante_fk' })
  vacante: Relation<Vacancy>;

  @Column('text', { default: 'enviada' })
  estado: InvitacionEstado;

  /** Null: the account is gone. */
  @Column('uuid', { nullable: true })
  invitada_por: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'invitada_por', foreignKeyConstraintName: 'invitaciones_vacante_autor_fk' })
  autor: Relation<User> | null;

  /** The application that it led to; only with `solicitada`. */
  @Column('uuid', { nullable: true })
  aplicacion_id: string | null;

  @ManyToOne(() => Application, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'aplicacion_id', foreignKeyConstraintName: 'invitaciones_vacante_aplicacion_fk' })
  aplicacion: Relation<Application> | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** When the person, signed in, first opened the vacancy's page from it. */
  @Column('timestamptz', { nullable: true })
  vista_at: Date | null;

  /** When the person applied, or said no. */
  @Column('timestamptz', { nullable: true })
  respondida_at: Date | null;
}
