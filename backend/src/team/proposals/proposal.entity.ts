import type { ProposalResult, TeamProposal } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** What a manager proposes to do with an application. Human resources decides; each has one open at a time. */
@Entity('propuestas_equipo')
@NamedChecks(
  'propuestas_equipo_propuesta_ck',
  'propuestas_equipo_motivo_ck',
  'propuestas_equipo_resultado_ck',
)
@NamedIndexes(
  'propuestas_equipo_abierta_uq',
  'propuestas_equipo_aplicacion_ix',
  'propuestas_equipo_espera_ix',
  'propuestas_equipo_usuario_ix',
  'propuestas_equipo_resuelta_por_ix',
)
export class Proposal {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Application', { name: 'propuestas_equipo_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string;

  /** Null: the account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'propuestas_equipo_usuario_fk', onDelete: 'SET NULL' })
  usuario_id: string | null;

  /** The name with which it was made. */
  @Column('text')
  autor: string;

  @Column('text')
  propuesta: TeamProposal;

  /** Of a `pasar` it may be missing. */
  @Column('text', { nullable: true })
  motivo: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  resuelta_at: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'propuestas_equipo_resuelta_por_fk', onDelete: 'SET NULL' })
  resuelta_por: string | null;

  /** Null: nobody has decided. */
  @Column('text', { nullable: true })
  resultado: ProposalResult | null;
}
