import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../../platform/database/named-constraint.js';

/** Why HR rejects, from a list that HR keeps. One in use is never removed: it is deactivated. */
@Entity('motivos_rechazo')
@NamedChecks('motivos_rechazo_nombre_ck')
@NamedIndexes('motivos_rechazo_nombre_uq', 'motivos_rechazo_orden_ix')
export class RejectionReason {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  /** Offered when somebody is rejected. */
  @Column('boolean', { default: true })
  activo: boolean;

  /** Place in the list, the lowest first. */
  @Column('integer', { default: 0 })
  orden: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
