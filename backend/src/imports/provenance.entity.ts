import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedIndex } from '../platform/database/named-constraint.js';

/** That a person's data came with an import (GDPR art. 14); it stays as long as the person does. */
@Entity('procedencias')
@Unique('procedencias_una_uq', ['candidato_id', 'importacion_id'])
@NamedIndex('procedencias_importacion_ix')
export class Provenance {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'procedencias_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('Candidate', { name: 'procedencias_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  @Column('uuid')
  @ForeignKey('Import', { name: 'procedencias_importacion_fk' })
  importacion_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
