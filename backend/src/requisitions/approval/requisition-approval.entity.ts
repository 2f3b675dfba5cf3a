import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** One of the people who approve a request for staff, in their order. */
@Entity('aprobaciones_solicitud')
@Unique('aprobaciones_solicitud_orden_uq', ['solicitud_id', 'ronda', 'orden'])
@NamedChecks('aprobaciones_solicitud_decision_ck')
@NamedIndexes(
  'aprobaciones_solicitud_usuario_ix',
  'aprobaciones_solicitud_abiertas_ix',
  'aprobaciones_solicitud_decidida_ix',
)
export class RequisitionApproval {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Requisition', { name: 'aprobaciones_solicitud_solicitud_fk', onDelete: 'CASCADE' })
  solicitud_id: string;

  @Column('smallint')
  ronda: number;

  @Column('smallint')
  orden: number;

  /** Null: anybody of human resources or administration. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'aprobaciones_solicitud_usuario_fk', onDelete: 'SET NULL' })
  usuario_id: string | null;

  /** Null: not decided. */
  @Column('text', { nullable: true })
  decision: 'aprobada' | 'devuelta' | null;

  @Column('text', { nullable: true })
  motivo: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'aprobaciones_solicitud_decidida_fk', onDelete: 'SET NULL' })
  decidida_por: string | null;

  /** Whoever decided stood in for them. */
  @Column('boolean', { default: false })
  por_delegacion: boolean;

  @Column('timestamptz', { nullable: true })
  decidida_at: Date | null;

  /** When its turn came; null: not yet. */
  @Column('timestamptz', { nullable: true })
  pedida_at: Date | null;

  @Column('timestamptz', { nullable: true })
  recordada_at: Date | null;
}

/** Whoever approves from this pay on. */
export interface ApproversRule {
  /** Euros a year: the upper end of the band. */
  desde: number;
  /** Accounts of staff, in their order. Those who have left are skipped. */
  usuarios: string[];
}

/** Who approves the requests of a department, or of all (`todos`). */
@Entity('aprobadores_solicitud')
export class RequisitionApprovers {
  @PrimaryColumn('text')
  departamento: string;

  @Column('jsonb', { default: () => `'[]'` })
  reglas: ApproversRule[];

  @Column('integer', { default: 1 })
  version: number;
}
