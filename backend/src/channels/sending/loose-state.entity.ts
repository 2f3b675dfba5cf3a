import type { DeliveryState, TextChannel } from '@hiring/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** What a provider said of a message before its id was known here. */
@Entity('estados_canal')
@NamedChecks('estados_canal_estado_ck')
@NamedIndexes('estados_canal_recibido_ix')
export class LooseState {
  @PrimaryColumn('text')
  canal: TextChannel;

  @PrimaryColumn('text')
  proveedor_id: string;

  @PrimaryColumn('text')
  estado: Exclude<DeliveryState, 'pendiente'>;

  @Column('text', { nullable: true })
  codigo_error: string | null;

  @Column('timestamptz')
  ocurrido_at: Date;

  @Column('timestamptz')
  recibido_at: Date;
}
