import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** Who approves the offers of a department, in this order; without a row nobody does. */
@Entity('aprobadores_oferta')
export class OfferApprovers {
  @PrimaryColumn('text')
  departamento: string;

  /** Accounts of staff. Those who have left are skipped. */
  @Column('uuid', { array: true, default: () => `'{}'` })
  usuarios: string[];

  /** Whoever sends an offer may be the only one who approves it. */
  @Column('boolean', { default: false })
  propia: boolean;

  @Column('integer', { default: 1 })
  version: number;
}

/** Somebody decides in the place of somebody else, on these days. */
@Entity('delegaciones_aprobacion')
@NamedChecks('delegaciones_aprobacion_dias_ck', 'delegaciones_aprobacion_otra_ck')
@NamedIndexes('delegaciones_aprobacion_usuario_ix', 'delegaciones_aprobacion_suplente_ix')
export class ApprovalDelegation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'delegaciones_aprobacion_usuario_fk', onDelete: 'CASCADE' })
  usuario_id: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'delegaciones_aprobacion_suplente_fk', onDelete: 'CASCADE' })
  suplente_id: string;

  /** First and last day, in Madrid. */
  @Column('date')
  desde: string;

  @Column('date')
  hasta: string;
}
