import type { DeliveryState, TextChannel } from '@hiring/contract';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { ThreadMessage } from '../../candidates/portal/threads/thread-message.entity.js';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';
import type { DeliveryPart } from './parts.rules.js';
import { euros } from '../settings/channel-settings.entity.js';

/** A template with its variables in the order of its text. */
export interface FilledTemplate {
  nombre: string;
  idioma: string;
  variables: { nombre: string; valor: string }[];
}

/** How far a message of a conversation has come by WhatsApp or SMS. States only go forward; what was given up may arrive. */
@Entity('envios_canal')
@Unique('envios_canal_proveedor_uq', ['canal', 'proveedor_id'])
@NamedChecks('envios_canal_canal_ck', 'envios_canal_estado_ck', 'envios_canal_fallo_ck')
@NamedIndexes('envios_canal_pendientes_ix', 'envios_canal_fallidos_ix')
export class ChannelDelivery {
  @PrimaryColumn('uuid')
  mensaje_id: string;

  @OneToOne(() => ThreadMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'mensaje_id', foreignKeyConstraintName: 'envios_canal_mensaje_fk' })
  mensaje: Relation<ThreadMessage>;

  @Column('text')
  canal: TextChannel;

  @Column('text', { default: 'pendiente' })
  estado: DeliveryState;

  /** Emptied when the message has been sent or has failed. */
  @Column('jsonb', { nullable: true })
  plantilla: FilledTemplate | null;

  /** Of a message with files, which is several at WhatsApp; null: it is one. */
  @Column('jsonb', { nullable: true })
  partes: DeliveryPart[] | null;

  /** The provider's id of the message; null where its parts have theirs. */
  @Column('text', { nullable: true })
  proveedor_id: string | null;

  /** The provider's code, or ours. */
  @Column('text', { nullable: true })
  codigo_error: string | null;

  @Column('integer', { default: 0 })
  intentos: number;

  /** While it is being sent: when it counts as not sent. */
  @Column('timestamptz')
  siguiente_intento: Date;

  /** The month in which it counts. */
  @Column('date')
  mes: string;

  /** Euros with which it counts. */
  @Column('numeric', { precision: 8, scale: 4, transformer: euros })
  coste: number;

  @Column('timestamptz', { nullable: true })
  enviado_at: Date | null;

  @Column('timestamptz', { nullable: true })
  entregado_at: Date | null;

  @Column('timestamptz', { nullable: true })
  leido_at: Date | null;

  @Column('timestamptz', { nullable: true })
  fallido_at: Date | null;

  @Column('timestamptz')
  created_at: Date;
}
