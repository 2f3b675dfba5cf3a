import type { CvModo } from '@hiring/contract';
import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';
import type { CvProposals } from '../../files/cv/reading/proposals/proposals.rules.js';
import { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import type { DraftAnswers, DraftTexts, FieldVersions } from './draft.rules.js';

/** An unsent form: for each account, one for each vacancy and one without. Deleting it releases its file. */
@Entity('borradores_candidatura')
@NamedChecks('borradores_paso_ck', 'borradores_forma_ck', 'borradores_cv_ck', 'borradores_canal_ck')
@NamedIndexes(
  'borradores_usuario_vacante_uq',
  'borradores_vacante_ix',
  'borradores_cv_ix',
  'borradores_caducidad_ix',
)
export class Draft {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'borradores_usuario_fk', onDelete: 'CASCADE' })
  user_id: string;

  /** Null: of a spontaneous application. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Vacancy', { name: 'borradores_vacante_fk', onDelete: 'CASCADE' })
  vacante_id: string | null;

  /** The furthest step reached. */
  @Column('smallint', { default: 1 })
  paso: number;

  @Column('jsonb', { default: () => `'{}'` })
  valores: DraftTexts;

  /** By the question's id, as the controls hold them. */
  @Column('jsonb', { default: () => `'{}'` })
  respuestas: DraftAnswers;

  /** The version of the draft in which each text or answer was last changed. */
  @Column('jsonb', { default: () => `'{}'` })
  versiones: FieldVersions;

  /** Code of the tracking link by which the person came; the first one stays. */
  @Column('text', { nullable: true })
  canal: string | null;

  @Column('text', { nullable: true })
  cv_modo: CvModo | null;

  @Column('uuid', { nullable: true })
  cv_archivo_id: string | null;

  @ManyToOne(() => StoredFile, { nullable: true })
  @JoinColumn({ name: 'cv_archivo_id', foreignKeyConstraintName: 'borradores_cv_fk' })
  cv: Relation<StoredFile> | null;

  /** What was read from the CV, until the person takes or dismisses it. */
  @Column('jsonb', { nullable: true })
  propuestas: CvProposals | null;

  /** Its CV came while the machine was busy and is read later. */
  @Column('boolean', { default: false })
  en_espera: boolean;

  /** Rises with every change; a save names the version it knew. */
  @Column('integer', { default: 0 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
