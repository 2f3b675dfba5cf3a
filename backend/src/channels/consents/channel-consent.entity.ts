import type { ChannelConsentSource, TextChannel } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** Whether a person takes messages by a channel, and when they last wrote by it. */
@Entity('consentimientos_canal')
@Unique('consentimientos_canal_persona_uq', ['candidato_id', 'canal'])
@NamedChecks('consentimientos_canal_canal_ck', 'consentimientos_canal_origen_ck')
@NamedIndexes('consentimientos_canal_decidido_por_ix')
export class ChannelConsent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Candidate', { name: 'consentimientos_canal_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  @Column('text')
  canal: TextChannel;

  @Column('boolean')
  acepta: boolean;

  @Column('text')
  origen: ChannelConsentSource;

  @Column('timestamptz')
  decidido_at: Date;

  /** The account that decided; null: the person by a message, or the account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'consentimientos_canal_decidido_por_fk', onDelete: 'SET NULL' })
  decidido_por: string | null;

  /** When their last message by it was written: WhatsApp takes free texts for a day after it. */
  @Column('timestamptz', { nullable: true })
  ultimo_mensaje_at: Date | null;
}
