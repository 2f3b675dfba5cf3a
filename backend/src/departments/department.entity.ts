import type { DepartmentUse } from '@hiring/contract';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { NamedChecks, NamedIndexes } from '../platform/database/named-constraint.js';

@Entity('departamentos_vacantes')
@Unique('departamentos_vacantes_codigo_uq', ['codigo'])
@NamedChecks('departamentos_vacantes_uso_ck')
@NamedIndexes('departamentos_vacantes_nombre_uq')
export class Department {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** What records store; never changes. */
  @Column('text')
  codigo: string;

  @Column('text')
  nombre: string;

  @Column('boolean', { default: true })
  activo: boolean;

  @Column('smallint', { default: 0 })
  orden: number;

  /** The forms that offer it. */
  @Column('text', { array: true, default: () => `'{}'` })
  ofrecido_en: DepartmentUse[];

  /** Rises by one with every change. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  @OneToMany(() => Position, (position) => position.departamento)
  posiciones: Relation<Position>[];
}

@Entity('posiciones_departamento')
@Unique('posiciones_departamento_codigo_uq', ['departamento_id', 'codigo'])
@NamedIndexes('posiciones_departamento_nombre_uq')
export class Position {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  departamento_id: string;

  @ManyToOne(() => Department, (department) => department.posiciones, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'departamento_id',
    foreignKeyConstraintName: 'posiciones_departamento_departamento_fk',
  })
  departamento: Relation<Department>;

  @Column('text')
  codigo: string;

  @Column('text')
  nombre: string;

  @Column('boolean', { default: true })
  activa: boolean;

  @Column('smallint', { default: 0 })
  orden: number;

  /** Rises by one with every change. */
  @Column('integer', { default: 1 })
  version: number;
}
