import type { NotificationTipo } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** A notification about a candidate's process in the portal. */
@Entity('notificaciones')
@Unique('notificaciones_causa_uq', ['causa'])
@NamedChecks('notificaciones_largo_ck')
@NamedIndexes('notificaciones_candidato_ix', 'notificaciones_sin_leer_ix', 'notificaciones_aplicacion_ix')
export class Notification {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Candidate', { name: 'notificaciones_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('Application', { name: 'notificaciones_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string | null;

  @Column('text')
  tipo: NotificationTipo;

  /** Its cause: the same cause gives one notification. */
  @Column('text')
  causa: string;

  @Column('text')
  titulo: string;

  @Column('text')
  texto: string;

  /** Path of the site where the person sees more. */
  @Column('text')
  enlace: string;

  @Column('timestamptz', { nullable: true })
  leida_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
