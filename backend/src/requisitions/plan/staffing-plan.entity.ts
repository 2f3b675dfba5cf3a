import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** How many people a department means to take on in a year. */
@Entity('plantilla_prevista')
@NamedChecks('plantilla_prevista_prevista_ck')
export class StaffingPlan {
  @PrimaryColumn('smallint')
  anio: number;

  @PrimaryColumn('text')
  departamento: string;

  @Column('smallint')
  prevista: number;

  @Column('integer', { default: 1 })
  version: number;
}
