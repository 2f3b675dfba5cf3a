import type { CheckedComponent } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** The number of checks of one part on one day, and how many found it usable. */
@Entity('sistema_disponibilidad')
@NamedChecks('sistema_disponibilidad_correctas_ck')
export class AvailabilityDay {
  @PrimaryColumn('date')
  dia: string;

  @PrimaryColumn('text')
  @ForeignKey('CheckResult', { name: 'sistema_disponibilidad_componente_fk', onDelete: 'CASCADE' })
  componente: CheckedComponent;

  @Column('integer')
  comprobaciones: number;

  @Column('integer')
  correctas: number;
}
