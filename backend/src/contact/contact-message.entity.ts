import type { ContactKind, ContactTopic } from '@hiring/contract';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../platform/database/named-constraint.js';

/** A message from the contact page. Kept for two years, with the e-mails that forward it. */
@Entity('mensajes_contacto')
@Unique('mensajes_contacto_referencia_uq', ['referencia'])
@Unique('mensajes_contacto_clave_uq', ['clave'])
@NamedChecks('mensajes_contacto_tipo_ck', 'mensajes_contacto_servicio_ck', 'mensajes_contacto_largo_ck')
@NamedIndexes(
  'mensajes_contacto_created_ix',
  'mensajes_contacto_visitante_ix',
  'mensajes_contacto_recibo_ix',
  'mensajes_contacto_email_ix',
)
export class ContactMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** What people name it by: C-2026-K7M4Q. */
  @Column('text')
  referencia: string;

  /** Idempotency digest: the same text of the same form is one message. */
  @Column('text')
  clave: string;

  @Column('text')
  nombre: string;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  telefono: string | null;

  @Column('text', { nullable: true })
  empresa: string | null;

  @Column('text')
  tipo: ContactKind;

  @Column('text')
  servicio: ContactTopic;

  @Column('text')
  mensaje: string;

  /** Version of the privacy notice that the form showed; null: sent by a program. */
  @Column('text', { nullable: true })
  aviso_version: string | null;

  /** Whether the address was sent a receipt. */
  @Column('boolean', { default: false })
  con_recibo: boolean;

  /** Keyed digest of the visitor's IP address; deleted after a day. */
  @Column('text', { nullable: true })
  visitante: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
