import type { CheckedComponent, CheckState } from '@hiring/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** What the last check of one part of the installation found. One row a part. */
@Entity('sistema_comprobaciones')
@NamedChecks('sistema_comprobaciones_componente_ck', 'sistema_comprobaciones_estado_ck')
export class CheckResult {
  @PrimaryColumn('text')
  componente: CheckedComponent;

  @Column('text', { default: 'ok' })
  estado: CheckState;

  /** For people: what is so, or what is wrong. */
  @Column('text', { default: '' })
  mensaje: string;

  /** Figures of the check, by name. */
  @Column('jsonb', { default: () => `'{}'` })
  datos: Record<string, number | string | boolean | null>;

  /** Null: not checked yet. */
  @Column('timestamptz', { nullable: true })
  comprobado_at: Date | null;

  /** When a process last took the check upon itself. */
  @Column('timestamptz', { nullable: true })
  reclamada_at: Date | null;
}
