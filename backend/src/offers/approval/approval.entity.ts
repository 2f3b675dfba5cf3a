import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** One of the people who approve an offer, in their order. */
@Entity('aprobaciones_oferta')
@Unique('aprobaciones_oferta_orden_uq', ['oferta_id', 'ronda', 'orden'])
@NamedChecks('aprobaciones_oferta_decision_ck')
@NamedIndexes(
  'aprobaciones_oferta_usuario_ix',
  'aprobaciones_oferta_abiertas_ix',
  'aprobaciones_oferta_decidida_ix',
)
export class OfferApproval {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Offer', { name: 'aprobaciones_oferta_oferta_fk', onDelete: 'CASCADE' })
  oferta_id: string;

  @Column('smallint')
  ronda: number;

  @Column('smallint')
  orden: number;

  /** Null: anybody of administration. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'aprobaciones_oferta_usuario_fk', onDelete: 'SET NULL' })
  usuario_id: string | null;

  /** Null: not decided. */
  @Column('text', { nullable: true })
  decision: 'aprobada' | 'devuelta' | null;

  @Column('text', { nullable: true })
  motivo: string | null;

  /** Whoever decided: the person themselves, or who stood in for them. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'aprobaciones_oferta_decidida_fk', onDelete: 'SET NULL' })
  decidida_por: string | null;

  @Column('timestamptz', { nullable: true })
  decidida_at: Date | null;

  /** When its turn came; null: not yet. */
  @Column('timestamptz', { nullable: true })
  pedida_at: Date | null;

  @Column('timestamptz', { nullable: true })
  recordada_at: Date | null;
}
