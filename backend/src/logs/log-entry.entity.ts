import type { LogLevel } from '@hiring/contract';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../platform/database/named-constraint.js';

export type { LogLevel };

/** Old and new value of each changed field. */
export type LogValue = string | number | boolean | null;
export type LogChanges = Record<string, { antes: LogValue; ahora: LogValue }>;

/** One row of the system log. It identifies people by opaque id only. */
@Entity('system_logs')
@NamedChecks('system_logs_level_ck')
@NamedIndexes(
  'system_logs_created_ix',
  'system_logs_actor_ix',
  'system_logs_entity_ix',
  'system_logs_level_ix',
  'system_logs_action_ix',
  'system_logs_texto_ix',
  'system_logs_palabras_ix',
)
export class LogEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
  })
  id: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('uuid', { nullable: true })
  actor_id: string | null;

  @Column('text')
  action: string;

  @Column('text', { default: '' })
  details: string;

  @Column('text', { default: 'info' })
  level: LogLevel;

  @Column('text', { nullable: true })
  entity: string | null;

  @Column('text', { nullable: true })
  entity_id: string | null;

  /** Changed fields; never secrets or personal data. */
  @Column('jsonb', { nullable: true })
  cambios: LogChanges | null;
}
