import type { ConservacionEstado } from '@hiring/contract';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/**
 * How long a person's data are kept: since when nothing has happened, and how far the way to their erasure is gone.
 * Triggers keep `actividad_at`, `cerrada` and `contratada` with every write of the process, so that what is due is read by an index.
 */
@Entity('plazos_conservacion')
@NamedChecks('plazos_conservacion_estado_ck')
@NamedIndexes(
  'plazos_conservacion_vence_ix',
  'plazos_conservacion_contratada_ix',
  'plazos_conservacion_aviso_uq',
)
export class RetentionTerm {
  @PrimaryColumn('uuid')
  candidato_id: string;

  @OneToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'plazos_conservacion_candidato_fk' })
  candidato: Relation<Candidate>;

  /** The last of: an application began, moved or was withdrawn, a sign-in, a consent, a renewal. */
  @Column('timestamptz')
  actividad_at: Date;

  @Column('boolean', { comment: 'No process is open, and the person was not hired' })
  cerrada: boolean;

  @Column('boolean', { default: false, comment: 'The person was hired: a term of its own counts' })
  contratada: boolean;

  @Column('text', { default: 'activa' })
  estado: ConservacionEstado;

  /** Names the reminder in its link; null while none has been sent. */
  @Column('uuid', { nullable: true })
  aviso_id: string | null;

  @Column('timestamptz', { nullable: true })
  avisada_at: Date | null;

  @Column('timestamptz', { nullable: true })
  cuarentena_at: Date | null;
}
