import type { NotificationTipo } from '@hiring/contract';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Application } from '../candidates/application.entity.js';
import { Candidate } from '../candidates/candidate.entity.js';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';

/** Something of a candidate's process that the candidate is told of in the portal. */
@Entity('notificaciones')
@Unique('notificaciones_causa_uq', ['causa'])
@NamedCheck('notificaciones_largo_ck')
@NamedIndex('notificaciones_candidato_ix')
@NamedIndex('notificaciones_sin_leer_ix')
@NamedIndex('notificaciones_aplicacion_ix')
export class Notification {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'notificaciones_pk' })
  id: string;

  @Column('uuid')
  candidato_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'notificaciones_candidato_fk' })
  candidato: Relation<Candidate>;

  @Column('uuid', { nullable: true })
  aplicacion_id: string | null;

  @ManyToOne(() => Application, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'aplicacion_id', foreignKeyConstraintName: 'notificaciones_aplicacion_fk' })
  aplicacion: Relation<Application> | null;

  @Column('text')
  tipo: NotificationTipo;

  /** What it tells of: the same cause is told once. */
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
