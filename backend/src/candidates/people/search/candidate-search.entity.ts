import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedIndexes } from '../../../platform/database/named-constraint.js';

/** What HR finds a person by, kept by triggers on `candidates` and `cv_textos`; the code only reads it. */
@Entity('busqueda_candidatos')
@NamedIndexes(
  'busqueda_candidatos_vector_ix',
  'busqueda_candidatos_email_ix',
  'busqueda_candidatos_telefono_ix',
  'busqueda_candidatos_persona_ix',
)
export class CandidateSearchRow {
  @PrimaryColumn('uuid')
  @ForeignKey('Candidate', { name: 'busqueda_candidatos_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  @Column('tsvector')
  vector: string;

  /** Two records with the same one may be one person; so with the next two. */
  @Column('text')
  clave_email: string;

  @Column('text', { nullable: true })
  clave_telefono: string | null;

  @Column('text', { nullable: true })
  clave_persona: string | null;
}
