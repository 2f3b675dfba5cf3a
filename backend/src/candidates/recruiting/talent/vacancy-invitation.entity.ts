import type { InvitacionEstado } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** HR's wish that a past candidate apply to a vacancy: one a person and vacancy, for ever. */
@Entity('invitaciones_vacante')
@Unique('invitaciones_vacante_persona_uq', ['candidato_id', 'vacante_id'])
@NamedChecks('invitaciones_vacante_estado_ck')
@NamedIndexes(
  'invitaciones_vacante_vacante_ix',
  'invitaciones_vacante_candidato_ix',
  'invitaciones_vacante_aplicacion_ix',
)
export class VacancyInvitation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Candidate', { name: 'invitaciones_vacante_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  @Column('uuid')
  @ForeignKey('Vacancy', { name: 'invitaciones_vacante_vacante_fk', onDelete: 'CASCADE' })
  vacante_id: string;

  @Column('text', { default: 'enviada' })
  estado: InvitacionEstado;

  /** Null: the account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'invitaciones_vacante_autor_fk', onDelete: 'SET NULL' })
  invitada_por: string | null;

  /** The application that it led to; only with `solicitada`. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Application', { name: 'invitaciones_vacante_aplicacion_fk', onDelete: 'SET NULL' })
  aplicacion_id: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** When the person, signed in, first opened the vacancy's page from it. */
  @Column('timestamptz', { nullable: true })
  vista_at: Date | null;

  /** When the person applied, or said no. */
  @Column('timestamptz', { nullable: true })
  respondida_at: Date | null;
}
