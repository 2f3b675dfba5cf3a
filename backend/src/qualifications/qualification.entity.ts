import type { Cualificacion } from '@hiring/contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Candidate } from '../candidates/candidate.entity.js';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';

/** A licence or certificate that a person says to have. */
@Entity('cualificaciones')
@NamedCheck('cualificaciones_tipo_ck')
@NamedIndex('cualificaciones_tipo_ix')
export class Qualification {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'cualificaciones_pk' })
  candidato_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'cualificaciones_candidato_fk' })
  candidato: Relation<Candidate>;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'cualificaciones_pk' })
  tipo: Cualificacion;

  /** YYYY-MM-DD, the last day on which it is good; null: not said, or it does not expire. */
  @Column('date', { nullable: true })
  caduca_el: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
