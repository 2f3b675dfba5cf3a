import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../auth/user.entity.js';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';

/** An address of a vacancy, or of all openings, that tells where people found it. */
@Entity('enlaces_vacante')
@Unique('enlaces_vacante_codigo_uq', ['codigo'])
@NamedCheck('enlaces_vacante_codigo_ck')
@NamedCheck('enlaces_vacante_nombre_ck')
@NamedIndex('enlaces_vacante_vacante_ix')
export class TrackingLink {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'enlaces_vacante_pk' })
  id: string;

  /** Stands in the address, and in `canal` of the applications it brings. */
  @Column('text')
  codigo: string;

  /** For staff: where the link is put. */
  @Column('text')
  nombre: string;

  /** Null: of all openings. */
  @Column('uuid', { nullable: true })
  vacante_id: string | null;

  @ManyToOne(() => Vacancy, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'vacante_id', foreignKeyConstraintName: 'enlaces_vacante_vacante_fk' })
  vacante: Relation<Vacancy> | null;

  @Column('uuid', { nullable: true })
  creado_por: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'creado_por', foreignKeyConstraintName: 'enlaces_vacante_autor_fk' })
  autor: Relation<User> | null;

  /** Arrivals from another site or from paper, without programs. A bigint: PostgreSQL sends it as text. */
  @Column('bigint', { default: 0 })
  visitas: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
