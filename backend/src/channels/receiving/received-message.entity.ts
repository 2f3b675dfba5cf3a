import type { TextChannel } from '@hiring/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedIndexes } from '../../platform/database/named-constraint.js';

/** That a message has come, so that it comes once; nothing of what it says. */
@Entity('mensajes_canal_recibidos')
@NamedIndexes('mensajes_canal_recibidos_recibido_ix')
export class ReceivedMessage {
  @PrimaryColumn('text')
  canal: TextChannel;

  /** The provider's id of the message. */
  @PrimaryColumn('text')
  proveedor_id: string;

  @Column('timestamptz')
  recibido_at: Date;
}
