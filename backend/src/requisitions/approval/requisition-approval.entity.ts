import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { StepColumns } from '../../approvals/approval-step.entity.js';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

const STAYS = { onDelete: 'SET NULL' } as const;

/** One of the people who approve a request for staff; without an account anybody of human resources or administration. */
@Entity('aprobaciones_solicitud')
@Unique('aprobaciones_solicitud_orden_uq', ['solicitud_id', 'ronda', 'orden'])
@NamedChecks('aprobaciones_solicitud_decision_ck')
@NamedIndexes(
  'aprobaciones_solicitud_usuario_ix',
  'aprobaciones_solicitud_abiertas_ix',
  'aprobaciones_solicitud_decidida_ix',
)
@ForeignKey('User', ['usuario_id'], ['id'], { name: 'aprobaciones_solicitud_usuario_fk', ...STAYS })
@ForeignKey('User', ['decidida_por'], ['id'], { name: 'aprobaciones_solicitud_decidida_fk', ...STAYS })
export class RequisitionApproval extends StepColumns {
  @Column('uuid')
  @ForeignKey('Requisition', { name: 'aprobaciones_solicitud_solicitud_fk', onDelete: 'CASCADE' })
  solicitud_id: string;

  /** Whoever decided stood in for them. */
  @Column('boolean', { default: false })
  por_delegacion: boolean;
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
