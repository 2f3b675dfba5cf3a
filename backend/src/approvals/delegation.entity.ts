import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../platform/database/named-constraint.js';

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
