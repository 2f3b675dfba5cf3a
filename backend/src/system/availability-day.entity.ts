import type { CheckedComponent } from '@hiring/contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { NamedCheck } from '../platform/database/named-constraint.js';
import { CheckResult } from './check-result.entity.js';

/** How many checks of one part a day had, and how many of them found it usable. */
@Entity('sistema_disponibilidad')
@NamedCheck('sistema_disponibilidad_correctas_ck')
export class AvailabilityDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'sistema_disponibilidad_pk' })
  dia: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'sistema_disponibilidad_pk' })
  componente: CheckedComponent;

  @ManyToOne(() => CheckResult, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'componente', foreignKeyConstraintName: 'sistema_disponibilidad_componente_fk' })
  comprobacion: Relation<CheckResult>;

  @Column('integer')
  comprobaciones: number;

  @Column('integer')
  correctas: number;
}
