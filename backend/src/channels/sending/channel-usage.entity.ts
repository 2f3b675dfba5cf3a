import type { TextChannel } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';
import { euros } from '../settings/channel-settings.entity.js';

/** How many messages a month has, and what they cost. Whoever writes one raises it first, so that the limit holds. */
@Entity('consumo_canal')
@NamedChecks('consumo_canal_cuentas_ck')
export class ChannelUsage {
  @PrimaryColumn('text')
  @ForeignKey('ChannelSettings', { name: 'consumo_canal_canal_fk' })
  canal: TextChannel;

  /** Its first day (YYYY-MM-DD), in the company's time zone. */
  @PrimaryColumn('date')
  mes: string;

  @Column('integer')
  enviados: number;

  @Column('numeric', { precision: 12, scale: 4, transformer: euros })
  coste: number;
}
