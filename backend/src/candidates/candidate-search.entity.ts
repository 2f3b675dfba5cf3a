import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { NamedIndex } from '../platform/database/named-constraint.js';
import { Candidate } from './candidate.entity.js';

/** What HR finds a person by, kept by triggers on `candidates` and `cv_textos`; the code only reads it. */
@Entity('busqueda_candidatos')
@NamedIndex('busqueda_candidatos_vector_ix')
@NamedIndex('busqueda_candidatos_email_ix')
@NamedIndex('busqueda_candidatos_telefono_ix')
@NamedIndex('busqueda_candidatos_persona_ix')
export class CandidateSearchRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'busqueda_candidatos_pk' })
  candidato_id: string;

  @OneToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'busqueda_candidatos_candidato_fk' })
  candidato: Relation<Candidate>;

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
