import type { CorreoEstado, DeliveryOutcome, Plantilla, SiteLanguage } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** An e-mail to one person, written in the transaction of the change that it reports. */
@Entity('correos')
@Unique('correos_causa_uq', ['causa'])
@NamedChecks('correos_estado_ck', 'correos_entrega_ck', 'correos_volver_a_ck', 'correos_idioma_ck')
@NamedIndexes(
  'correos_created_ix',
  'correos_candidato_ix',
  'correos_estado_ix',
  'correos_plantilla_ix',
  'correos_pendientes_ix',
  'correos_historial_ix',
  'correos_aplicacion_ix',
  'correos_user_ix',
  'correos_contacto_ix',
  'correos_alerta_ix',
  'correos_alerta_created_ix',
  'correos_entrevista_ix',
  'correos_busqueda_ix',
  'correos_destinatario_ix',
  'correos_enviado_ix',
  'correos_retenidos_ix',
  'correos_rebotados_ix',
)
export class Email {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Idempotency key: one change creates one message, however often it is retried. */
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
  @ForeignKey('User', { name: 'correos_user_fk', onDelete: 'CASCADE' })
  user_id: string | null;

  /** The browser session that requested an account message. */
  @Column('uuid', { nullable: true })
  session_id: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('Candidate', { name: 'correos_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('Application', { name: 'correos_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string | null;

  /** The application event that it reports. */
  @Column('uuid', { nullable: true })
  @ForeignKey('ApplicationHistory', { name: 'correos_historial_fk', onDelete: 'CASCADE' })
  historial_id: string | null;

  /** The contact form message that it forwards or answers; deleted with it. */
  @Column('uuid', { nullable: true })
  @ForeignKey('ContactMessage', { name: 'correos_contacto_fk', onDelete: 'CASCADE' })
  contacto_id: string | null;

  /** Its job alert; deleted with it. */
  @Column('uuid', { nullable: true })
  @ForeignKey('JobAlert', { name: 'correos_alerta_fk', onDelete: 'CASCADE' })
  alerta_id: string | null;

  /** Its interview; deleted with it. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Interview', { name: 'correos_entrevista_fk', onDelete: 'CASCADE' })
  entrevista_id: string | null;

  /** Attached calendar file (RFC 5545). */
  @Column('text', { nullable: true })
  calendario: string | null;

  /** Reply-To address; null: human resources. */
  @Column('text', { nullable: true })
  responder_a: string | null;

  /** Path of the site to return to after signing in with its link. */
  @Column('text', { nullable: true })
  volver_a: string | null;

  /** Of its words, and of the page that its link opens. */
  @Column('text', { default: 'es' })
  idioma: SiteLanguage;

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

  /** Since when it is held after a restore, until somebody releases it; null: not held. */
  @Column('timestamptz', { nullable: true })
  retenido_at: Date | null;

  /** When a worker claimed it; after a minute another worker may claim it. */
  @Column('timestamptz', { nullable: true })
  reclamado_at: Date | null;

  @Column('smallint', { default: 0 })
  intentos: number;

  @Column('text', { nullable: true })
  ultimo_error: string | null;

  @Column('timestamptz', { nullable: true })
  enviado_at: Date | null;

  /** What a server said of it after it was sent; null: nothing. */
  @Column('text', { nullable: true })
  entrega: DeliveryOutcome | null;

  /** Enhanced status code (RFC 3463) of a message that did not arrive. */
  @Column('text', { nullable: true })
  entrega_codigo: string | null;

  @Column('timestamptz', { nullable: true })
  entrega_at: Date | null;

  @Column('uuid', { nullable: true })
  creado_por: string | null;

  /** Set by a trigger: recipient and subject without accents, in lower case. */
  @Column({ type: 'text', default: '', insert: false, update: false })
  busqueda: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
