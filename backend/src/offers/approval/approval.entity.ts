import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { StepColumns } from '../../approvals/approval-step.entity.js';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** One of the people who approve an offer, in their order; without an account anybody of administration. */
@Entity('aprobaciones_oferta')
@Unique('aprobaciones_oferta_orden_uq', ['oferta_id', 'ronda', 'orden'])
@NamedChecks('aprobaciones_oferta_decision_ck')
@NamedIndexes(
  'aprobaciones_oferta_usuario_ix',
  'aprobaciones_oferta_abiertas_ix',
  'aprobaciones_oferta_decidida_ix',
)
@ForeignKey('User', ['usuario_id'], ['id'], { name: 'aprobaciones_oferta_usuario_fk', onDelete: 'SET NULL' })
@ForeignKey('User', ['decidida_por'], ['id'], {
  name: 'aprobaciones_oferta_decidida_fk',
  onDelete: 'SET NULL',
})
export class OfferApproval extends StepColumns {
  @Column('uuid')
  @ForeignKey('Offer', { name: 'aprobaciones_oferta_oferta_fk', onDelete: 'CASCADE' })
  oferta_id: string;
}
