import type { AvailabilityWindow, InterviewTipo } from '@hiring/contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** Hours in which a member of staff offers interviews for candidates to pick. */
@Entity('disponibilidades_entrevista')
@NamedChecks(
  'disponibilidades_entrevista_tipo_ck',
  'disponibilidades_entrevista_limites_ck',
  'disponibilidades_entrevista_franjas_ck',
  'disponibilidades_entrevista_participantes_ck',
)
@NamedIndexes('disponibilidades_entrevista_entrevistador_ix')
export class InterviewAvailability {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  entrevistador_id: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'entrevistador_id',
    foreignKeyConstraintName: 'disponibilidades_entrevista_entrevistador_fk',
  })
  entrevistador: Relation<User>;

  /** Staff who hold these interviews too. */
  @Column('uuid', { array: true, default: () => `'{}'` })
  participantes: string[];

  /** For HR alone. */
  @Column('text')
  nombre: string;

  @Column('jsonb')
  franjas: AvailabilityWindow[];

  @Column('smallint')
  duracion_min: number;

  /** Minutes that must be free before and after, for both. */
  @Column('smallint', { default: 0 })
  margen_antes_min: number;

  @Column('smallint', { default: 0 })
  margen_despues_min: number;

  /** Nothing sooner than so many hours from now. */
  @Column('smallint', { default: 24 })
  antelacion_horas: number;

  /** Nothing later than so many days from today. */
  @Column('smallint', { default: 14 })
  dias_vista: number;

  @Column('text')
  tipo: InterviewTipo;

  @Column('text', { nullable: true })
  ubicacion: string | null;

  @Column('text', { nullable: true })
  link_virtual: string | null;

  /** Whether it is offered, also through links already sent. */
  @Column('boolean', { default: true })
  activa: boolean;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
