import type { TeamPart } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** Somebody of the team of a vacancy. */
@Entity('equipo_vacante')
@NamedChecks('equipo_vacante_papel_ck')
@NamedIndexes('equipo_vacante_usuario_ix')
export class VacancyMember {
  @PrimaryColumn('uuid')
  @ForeignKey('Vacancy', { name: 'equipo_vacante_vacante_fk', onDelete: 'CASCADE' })
  vacante_id: string;

  @PrimaryColumn('uuid')
  @ForeignKey('User', { name: 'equipo_vacante_usuario_fk', onDelete: 'CASCADE' })
  usuario_id: string;

  @Column('text', { default: 'responsable' })
  papel: TeamPart;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

/** Somebody who is on the team of every vacancy of a department. */
@Entity('equipo_departamento')
@NamedIndexes('equipo_departamento_usuario_ix')
export class DepartmentMember {
  /** Code of the department. */
  @PrimaryColumn('text')
  departamento: string;

  @PrimaryColumn('uuid')
  @ForeignKey('User', { name: 'equipo_departamento_usuario_fk', onDelete: 'CASCADE' })
  usuario_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

/** When a manager opened an application for the first time. */
@Entity('vistas_equipo')
@NamedIndexes('vistas_equipo_usuario_ix')
export class TeamView {
  @PrimaryColumn('uuid')
  @ForeignKey('Application', { name: 'vistas_equipo_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string;

  @PrimaryColumn('uuid')
  @ForeignKey('User', { name: 'vistas_equipo_usuario_fk', onDelete: 'CASCADE' })
  usuario_id: string;

  @Column('timestamptz')
  vista_at: Date;
}
