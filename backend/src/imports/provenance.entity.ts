import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Candidate } from '../candidates/candidate.entity.js';
import { NamedIndex } from '../platform/database/named-constraint.js';
import { Import } from './import.entity.js';

/** That a person's data came with an import (GDPR art. 14); it stays as long as the person does. */
@Entity('procedencias')
@Unique('procedencias_una_uq', ['candidato_id', 'importacion_id'])
@NamedIndex('procedencias_importacion_ix')
export class Provenance {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'procedencias_pk' })
  id: string;

  @Column('uuid')
  candidato_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'procedencias_candidato_fk' })
  candidato: Relation<Candidate>;

  @Column('uuid')
  importacion_id: string;

  @ManyToOne(() => Import)
  @JoinColumn({ name: 'importacion_id', foreignKeyConstraintName: 'procedencias_importacion_fk' })
  importacion: Relation<Import>;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
