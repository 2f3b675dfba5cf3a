import type { CvTextoEstado } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../../platform/database/named-constraint.js';

/** The text of a CV, for search and display. A trigger inserts the row with the version. */
@Entity('cv_textos')
@NamedChecks('cv_textos_estado_ck', 'cv_textos_texto_ck')
@NamedIndexes('cv_textos_pendientes_ix')
export class CvText {
  @PrimaryColumn('uuid')
  @ForeignKey('CvVersion', { name: 'cv_textos_archivo_fk', onDelete: 'CASCADE' })
  archivo_id: string;

  @Column('text', { default: 'pendiente' })
  estado: CvTextoEstado;

  /** At most 100,000 characters; exactly where it was read. */
  @Column('text', { nullable: true })
  texto: string | null;

  /** Readings that were begun. */
  @Column('smallint', { default: 0 })
  intentos: number;

  @Column('timestamptz', { nullable: true })
  leido_at: Date | null;
}
