import type { CorreoEstado, Plantilla } from '@hiring/contract';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';
import { JobAlert } from '../alerts/job-alert.entity.js';
import { User } from '../auth/user.entity.js';
import { ApplicationHistory } from '../candidates/application-history.entity.js';
import { Application } from '../candidates/application.entity.js';
import { Candidate } from '../candidates/candidate.entity.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { Interview } from '../interviews/interview.entity.js';

/** A message to one person, written in the transaction of the change that it tells of. */
@Entity('correos')
@Unique('correos_causa_uq', ['causa'])
@NamedCheck('correos_estado_ck')
@NamedCheck('correos_volver_a_ck')
@NamedIndex('correos_created_ix')
@NamedIndex('correos_candidato_ix')
@NamedIndex('correos_estado_ix')
@NamedIndex('correos_plantilla_ix')
@NamedIndex('correos_pendientes_ix')
@NamedIndex('correos_historial_ix')
@NamedIndex('correos_aplicacion_ix')
@NamedIndex('correos_user_ix')
@NamedIndex('correos_contacto_ix')
@NamedIndex('correos_alerta_ix')
@NamedIndex('correos_alerta_created_ix')
@NamedIndex('correos_entrevista_ix')
@NamedIndex('correos_busqueda_ix')
@NamedIndex('correos_destinatario_ix')
@NamedIndex('correos_enviado_ix')
@NamedIndex('correos_retenidos_ix')
export class Correo {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'correos_pk' })
  id: string;

  /** What it is sent for; unique, so that one change makes one message however often it is tried. */
  @Column('text')
  causa: string;

  @Column('text')
  plantilla: Plantilla;

  /** Of an account or a job alert: only admins list these, and they are stored without their link. */
  @Column('boolean', { default: false })
  de_cuenta: boolean;

  @Column('text')
  destinatario: string;

  @Column('uuid', { nullable: true })
  user_id: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'correos_user_fk' })
  user: Relation<User> | null;

  /** The browser session that asked for an account message. */
  @Column('uuid', { nullable: true })
  session_id: string | null;

  @Column('uuid', { nullable: true })
  candidato_id: string | null;

  @ManyToOne(() => Candidate, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'correos_candidato_fk' })
  candidato: Relation<Candidate> | null;

  @Column('uuid', { nullable: true })
  aplicacion_id: string | null;

  @ManyToOne(() => Application, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'aplicacion_id', foreignKeyConstraintName: 'correos_aplicacion_fk' })
  aplicacion: Relation<Application> | null;

  /** The event of the application that it tells of. */
  @Column('uuid', { nullable: true })
  historial_id: string | null;

  @ManyToOne(() => ApplicationHistory, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'historial_id', foreignKeyConstraintName: 'correos_historial_fk' })
  historial: Relation<ApplicationHistory> | null;

  /** The message of the contact form that it passes on or answers; it is erased with it. */
  @Column('uuid', { nullable: true })
  contacto_id: string | null;

  @ManyToOne(() => ContactMessage, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contacto_id', foreignKeyConstraintName: 'correos_contacto_fk' })
  contacto: Relation<ContactMessage> | null;

  /** The job alert that it belongs to; it is erased with it. */
  @Column('uuid', { nullable: true })
  alerta_id: string | null;

  @ManyToOne(() => JobAlert, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'alerta_id', foreignKeyConstraintName: 'correos_alerta_fk' })
  alerta: Relation<JobAlert> | null;

  /** The interview that it tells of; it is erased with it. */
  @Column('uuid', { nullable: true })
  entrevista_id: string | null;

  @ManyToOne(() => Interview, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entrevista_id', foreignKeyConstraintName: 'correos_entrevista_fk' })
  entrevista: Relation<Interview> | null;

  /** The calendar file that goes with it (RFC 5545). */
  @Column('text', { nullable: true })
  calendario: string | null;

  /** Where an answer to it goes; null: to human resources. */
  @Column('text', { nullable: true })
  responder_a: string | null;

  /** Path of the site to which its link comes back after signing in. */
  @Column('text', { nullable: true })
  volver_a: string | null;

  @Column('text')
  asunto: string;

  @Column('text')
  html: string;

  @Column('text')
  texto: string;

  @Column('text', { default: 'pendiente' })
  estado: CorreoEstado;

  /** Not sent before this instant. */
  @Column('timestamptz', { default: () => 'now()' })
  enviar_desde: Date;

  /** Since when it waits, after a restore, for somebody to say whether it is to leave; null: it waits for nobody. */
  @Column('timestamptz', { nullable: true })
  retenido_at: Date | null;

  /** When a worker took it; a claim older than a minute is another worker's to take. */
  @Column('timestamptz', { nullable: true })
  reclamado_at: Date | null;

  @Column('smallint', { default: 0 })
  intentos: number;

  @Column('text', { nullable: true })
  ultimo_error: string | null;

  @Column('timestamptz', { nullable: true })
  enviado_at: Date | null;

  @Column('uuid', { nullable: true })
  creado_por: string | null;

  /** Kept by a trigger: recipient and subject without accents, in lower case. */
  @Column({ type: 'text', default: '', insert: false, update: false })
  busqueda: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
