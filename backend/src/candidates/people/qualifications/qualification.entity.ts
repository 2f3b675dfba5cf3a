import type { Cualificacion } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** A licence or certificate that a person says to have. */
@Entity('cualificaciones')
@NamedChecks('cualificaciones_tipo_ck')
@NamedIndexes('cualificaciones_tipo_ix')
export class Qualification {
  @PrimaryColumn('uuid')
  @ForeignKey('Candidate', { name: 'cualificaciones_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  @PrimaryColumn('text')
  tipo: Cualificacion;

  /** YYYY-MM-DD, the last day on which it is good; null: not said, or it does not expire. */
  @Column('date', { nullable: true })
  caduca_el: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
