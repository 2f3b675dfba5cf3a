import type { DocumentEstado } from '@hiring/contract';
import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Candidate } from '../../people/candidate.entity.js';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';
import { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';

/** A document that HR asks a candidate for, with the file that came. */
@Entity('documentos_solicitados')
@Unique('documentos_archivo_uq', ['archivo_id'])
@NamedChecks('documentos_estado_ck', 'documentos_archivo_ck', 'documentos_motivo_ck', 'documentos_largo_ck')
@NamedIndexes(
  'documentos_vivo_uq',
  'documentos_candidato_ix',
  'documentos_aplicacion_ix',
  'documentos_fecha_ix',
)
export class DocumentRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  candidato_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'documentos_candidato_fk' })
  candidato: Relation<Candidate>;

  /** Null: it is about the person, not about one application. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Application', { name: 'documentos_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string | null;

  @Column('text')
  nombre: string;

  @Column('text', { nullable: true })
  instrucciones: string | null;

  @Column('text', { default: 'pendiente' })
  estado: DocumentEstado;

  /** The last file that came; kept while a refused one waits for another. */
  @Column('uuid', { nullable: true })
  archivo_id: string | null;

  @OneToOne(() => StoredFile, { nullable: true })
  @JoinColumn({ name: 'archivo_id', foreignKeyConstraintName: 'documentos_archivo_fk' })
  archivo: Relation<StoredFile> | null;

  /** Why it was refused; the candidate reads it. */
  @Column('text', { nullable: true })
  motivo: string | null;

  /** YYYY-MM-DD until which it is asked for. */
  @Column('date', { nullable: true })
  plazo: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'documentos_solicitado_por_fk', onDelete: 'SET NULL' })
  solicitado_por: string | null;

  @Column('timestamptz', { nullable: true })
  subido_at: Date | null;

  /** Rises with every change; HR's decision names the version it saw. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
