import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { NamedIndexes } from '../../../../platform/database/named-constraint.js';
import { StoredFile } from '../../../../platform/files/storage/stored-file.entity.js';

/** A CV of a folder with its extracted data, until confirmed. Deleted after thirty days with its file. */
@Entity('borradores_cv')
@Unique('borradores_cv_uno_uq', ['importacion_id', 'sha256'])
@NamedIndexes(
  'borradores_cv_archivo_ix',
  'borradores_cv_lista_ix',
  'borradores_cv_caducidad_ix',
  'borradores_cv_email_ix',
  'borradores_cv_vacante_ix',
)
export class CvDraft {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Import', { name: 'borradores_cv_importacion_fk', onDelete: 'CASCADE' })
  importacion_id: string;

  /** Null for the moment in which the file becomes a person's. */
  @Column('uuid', { nullable: true })
  archivo_id: string | null;

  @ManyToOne(() => StoredFile, { nullable: true })
  @JoinColumn({ name: 'archivo_id', foreignKeyConstraintName: 'borradores_cv_archivo_fk' })
  archivo: Relation<StoredFile> | null;

  @Column('text')
  sha256: string;

  @Column('text', { default: '' })
  nombre: string;

  @Column('text', { default: '' })
  apellidos: string;

  @Column('text', { default: '' })
  email: string;

  @Column('text', { default: '' })
  telefono: string;

  @Column('text', { default: '' })
  ciudad: string;

  @Column('text', { default: '' })
  codigo_postal: string;

  /** Something was found in it; otherwise it is typed by hand beside the file. */
  @Column('boolean', { default: false })
  leido: boolean;

  /** Its CV came while the machine was busy and is read later. */
  @Column('boolean', { default: false })
  en_espera: boolean;

  @Column('uuid', { nullable: true })
  @ForeignKey('Vacancy', { name: 'borradores_cv_vacante_fk', onDelete: 'SET NULL' })
  vacante_id: string | null;

  @Column('text', { default: '' })
  departamento: string;

  @Column('text', { default: '' })
  posicion: string;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
