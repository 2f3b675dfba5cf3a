import type { WebhookDeliveryEstado, WebhookEventType } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** What happened: written by triggers, in the transaction of the change. Ids, states and dates; no name, no address. */
@Entity('webhook_eventos')
@NamedChecks('webhook_eventos_id_ck')
@NamedIndexes('webhook_eventos_candidato_ix', 'webhook_eventos_fecha_ix')
export class WebhookEventRow {
  /** `msg_…`: the same in every attempt, by which a receiver knows a repetition. */
  @PrimaryColumn('text', {
    default: () => 'webhook_event_id()',
  })
  id: string;

  @Column('text')
  tipo: WebhookEventType;

  @Column('uuid', { nullable: true })
  @ForeignKey('Candidate', { name: 'webhook_eventos_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string | null;

  @Column('jsonb')
  datos: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  created_at: Date;
}

/** One event for one address. */
@Entity('webhook_entregas')
@Unique('webhook_entregas_una_uq', ['evento_id', 'webhook_id'])
@NamedChecks('webhook_entregas_estado_ck', 'webhook_entregas_fin_ck')
@NamedIndexes(
  'webhook_entregas_pendientes_ix',
  'webhook_entregas_fecha_ix',
  'webhook_entregas_estado_ix',
  'webhook_entregas_tipo_ix',
)
export class WebhookDelivery {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('WebhookEndpoint', { name: 'webhook_entregas_webhook_fk', onDelete: 'CASCADE' })
  webhook_id: string;

  @Column('text')
  @ForeignKey('WebhookEventRow', { name: 'webhook_entregas_evento_fk', onDelete: 'CASCADE' })
  evento_id: string;

  @Column('text')
  tipo: WebhookEventType;

  @Column('text', { default: 'pendiente' })
  estado: WebhookDeliveryEstado;

  /** Attempts in all. */
  @Column('integer', { default: 0 })
  intentos: number;

  /** Attempts since it was last sent anew: which wait comes next. */
  @Column('integer', { default: 0 })
  intento_serie: number;

  @Column('timestamptz', { nullable: true })
  proximo_intento: Date | null;

  /** Until then one worker has it; a worker that died lets go of it by this. */
  @Column('timestamptz', { nullable: true })
  tomada_hasta: Date | null;

  @Column('timestamptz', { nullable: true })
  terminada_at: Date | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  created_at: Date;
}

/** One attempt. Written when it begins: one without an end was cut off. */
@Entity('webhook_intentos')
@NamedChecks('webhook_intentos_largo_ck')
export class WebhookAttempt {
  @PrimaryColumn('uuid')
  @ForeignKey('WebhookDelivery', { name: 'webhook_intentos_entrega_fk', onDelete: 'CASCADE' })
  entrega_id: string;

  @PrimaryColumn('integer')
  numero: number;

  @Column('timestamptz')
  iniciado_at: Date;

  @Column('integer', { nullable: true })
  ms: number | null;

  /** HTTP status; null: there was no answer. */
  @Column('integer', { nullable: true })
  codigo: number | null;

  @Column('text', { nullable: true })
  error: string | null;

  /** Beginning of the answer, without control characters. */
  @Column('text', { nullable: true })
  respuesta: string | null;
}
