import type { Finalidad } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** A consent as it was given, kept after it is withdrawn: proof of what the person agreed to and when. */
@Entity('consentimientos')
@NamedChecks('consentimientos_finalidad_ck', 'consentimientos_version_ck', 'consentimientos_fechas_ck')
@NamedIndexes('consentimientos_vigente_uq', 'consentimientos_candidato_ix', 'consentimientos_caduca_ix')
export class Consent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Candidate', { name: 'consentimientos_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  @Column('text')
  finalidad: Finalidad;

  /** Of the box's text. */
  @Column('text')
  version: string;

  /** Of the privacy notice that stood beside it. */
  @Column('text', { nullable: true })
  aviso_version: string | null;

  @Column('timestamptz')
  otorgado_at: Date;

  @Column('timestamptz', { nullable: true })
  retirado_at: Date | null;
}
