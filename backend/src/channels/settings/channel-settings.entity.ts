import type { TextChannel } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn, type ValueTransformer } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** PostgreSQL returns numeric as text. */
export const euros: ValueTransformer = { to: (value: number) => value, from: Number };

/** WhatsApp or SMS as administrators set it up: a row each. */
@Entity('canales_mensajes')
@NamedChecks(
  'canales_mensajes_canal_ck',
  'canales_mensajes_sellado_ck',
  'canales_mensajes_activo_ck',
  'canales_mensajes_alias_ck',
  'canales_mensajes_gasto_ck',
  'canales_mensajes_fallo_ck',
)
@NamedIndexes('canales_mensajes_updated_by_ix')
export class ChannelSettings {
  @PrimaryColumn('text')
  canal: TextChannel;

  @Column('boolean', { default: false })
  activo: boolean;

  /** Of the Graph API with its version, or of the SMS provider. */
  @Column('text', { nullable: true })
  url: string | null;

  /** WhatsApp: id of the phone number. */
  @Column('text', { nullable: true })
  numero_id: string | null;

  /** WhatsApp: id of the business account, which has the templates. */
  @Column('text', { nullable: true })
  cuenta_id: string | null;

  /** SMS: the registered sender. */
  @Column('text', { nullable: true })
  alias: string | null;

  /** What requests are made with; sealed by SecretBox, as are the next two. */
  @Column('text', { nullable: true, select: false })
  token: string | null;

  /** Name of the key that opens it. */
  @Column('text', { nullable: true })
  token_clave: string | null;

  /** What notices of the provider are signed with. */
  @Column('text', { nullable: true, select: false })
  secreto: string | null;

  @Column('text', { nullable: true })
  secreto_clave: string | null;

  /** WhatsApp: the word by which Meta checks the address of notices. */
  @Column('text', { nullable: true, select: false })
  verificacion: string | null;

  @Column('text', { nullable: true })
  verificacion_clave: string | null;

  /** Euros of a message, by which the month is counted. */
  @Column('numeric', { precision: 8, scale: 4, default: 0, transformer: euros })
  coste_mensaje: number;

  /** Messages a month; null: no limit. */
  @Column('integer', { nullable: true })
  limite_mensual: number | null;

  /** Why nothing can be sent now, to show; null: nothing is known. */
  @Column('text', { nullable: true })
  fallo: string | null;

  /** When there was a fault last; it stays when the fault is over. */
  @Column('timestamptz', { nullable: true })
  fallo_at: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'canales_mensajes_updated_by_fk', onDelete: 'SET NULL' })
  updated_by: string | null;
}
