import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** Source of a person's data: an import, or a program or staff through the API (GDPR art. 14). Deleted with the person. */
@Entity('procedencias')
@Unique('procedencias_una_uq', ['candidato_id', 'importacion_id'])
@NamedChecks('procedencias_origen_ck')
@NamedIndexes('procedencias_importacion_ix')
export class Provenance {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Candidate', { name: 'procedencias_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  /** Null: not by an import. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Import', { name: 'procedencias_importacion_fk' })
  importacion_id: string | null;

  /** Where it came from, unless by an import, which says it. */
  @Column('text', { nullable: true })
  origen: string | null;

  /** YYYY-MM-DD on which the person was told, unless by an import. */
  @Column('date', { nullable: true })
  informado_el: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
