import type { WebhookEvent } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** Why a webhook is disabled: by hand, after days of failures only, or because the endpoint answered 410. */
export type DisabledReason = 'manual' | 'fallos' | '410' | 'clave';

/** A webhook endpoint. Its secrets, which sign each message, are encrypted. */
@Entity('webhooks')
@Unique('webhooks_url_uq', ['url'])
@NamedChecks('webhooks_largo_ck', 'webhooks_eventos_ck', 'webhooks_motivo_ck', 'webhooks_anterior_ck')
@NamedIndexes('webhooks_autor_ix', 'webhooks_clave_ix')
export class WebhookEndpoint {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  url: string;

  @Column('text', { default: '' })
  descripcion: string;

  @Column('text', { array: true })
  eventos: WebhookEvent[];

  @Column('boolean', { default: true })
  activo: boolean;

  @Column('text')
  secreto: string;

  /** Name of the key that opens it. */
  @Column('text')
  secreto_clave: string;

  /** The secret before the last rotation, which signs too until `anterior_hasta`. */
  @Column('text', { nullable: true })
  secreto_anterior: string | null;

  @Column('text', { nullable: true })
  secreto_anterior_clave: string | null;

  @Column('timestamptz', { nullable: true })
  anterior_hasta: Date | null;

  /** To within a minute. */
  @Column('timestamptz', { nullable: true })
  ultimo_exito_at: Date | null;

  /** Since when every attempt has failed; null: the last one succeeded, or there was none. */
  @Column('timestamptz', { nullable: true })
  fallando_desde: Date | null;

  @Column('text', { nullable: true })
  motivo_desactivado: DisabledReason | null;

  /** Incremented by every change by hand; a write names the version it was based on. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'webhooks_autor_fk', onDelete: 'SET NULL' })
  creado_por: string | null;

  /** The API key that made it and alone, of all keys, reaches it; null: it is people's. */
  @Column('uuid', { nullable: true })
  @ForeignKey('ApiKey', { name: 'webhooks_clave_fk', onDelete: 'SET NULL' })
  clave_id: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
