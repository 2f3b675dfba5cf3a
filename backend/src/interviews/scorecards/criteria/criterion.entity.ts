import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks } from '../../../platform/database/named-constraint.js';

/** A criterion: for all, for a department, or for one of its positions. */
@Entity('criterios_evaluacion')
@NamedChecks('criterios_evaluacion_ambito_ck', 'criterios_evaluacion_largo_ck')
export class Criterion {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  @Column('text', { nullable: true })
  descripcion: string | null;

  /** Code; null: everybody. */
  @Column('text', { nullable: true })
  departamento: string | null;

  /** Code; null: the whole department. */
  @Column('text', { nullable: true })
  posicion: string | null;

  @Column('smallint', { default: 0 })
  orden: number;

  @Column('boolean', { default: true })
  activo: boolean;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
