import type {
  ImportDecision,
  ImportDuplicate,
  ImportKind,
  ImportMeaning,
  ImportRowState,
  ImportState,
  Stage,
} from '@hiring/contract';
import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../../../auth/user.entity.js';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** What is done with the rows; nothing in it is about one person. */
export interface ImportOptions {
  /** Vacancy of all applications; null: spontaneous, or from a column. */
  vacante_id: string | null;
  /** For the rows whose columns do not say it. */
  departamento: string | null;
  posicion: string | null;
  etapa: Stage;
  /** What is done with duplicates unless their row says otherwise. */
  si_email: ImportDecision;
  si_telefono: ImportDecision;
  si_fila: ImportDecision;
  /** Whether people get the message that their application was received. */
  avisar: boolean;
}

/** How many rows came out in each way. */
export type ImportFigures = Partial<Record<ImportRowState, number>>;

/** An import of people, without personal data. It stays; its rows are deleted after thirty days. */
@Entity('importaciones')
@NamedChecks(
  'importaciones_tipo_ck',
  'importaciones_estado_ck',
  'importaciones_origen_ck',
  'importaciones_largo_ck',
)
@NamedIndexes('importaciones_fecha_ix', 'importaciones_vivas_ix', 'importaciones_autor_ix')
export class Import {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  tipo: ImportKind;

  @Column('text', { default: 'borrador' })
  estado: ImportState;

  /** The file's own name, or that of the folder. */
  @Column('text')
  nombre: string;

  /** Headings of the file. */
  @Column('text', { array: true, default: () => `'{}'` })
  columnas: string[];

  /** What each column is; null: nothing. */
  @Column('jsonb', { default: () => `'[]'` })
  mapeo: (ImportMeaning | null)[];

  @Column('jsonb', { default: () => `'{}'` })
  opciones: ImportOptions;

  /** Rises with every preview: what is confirmed is what was seen. */
  @Column('integer', { default: 0 })
  revision: number;

  @Column('integer', { default: 0 })
  total: number;

  /** Kept at the end: the rows go. */
  @Column('jsonb', { default: () => `'{}'` })
  cifras: ImportFigures;

  /** Source of the data, in the importer's words (GDPR art. 14). */
  @Column('text', { nullable: true })
  origen: string | null;

  /** YYYY-MM-DD: when the people were told; null: they have still to be. */
  @Column('date', { nullable: true })
  informados_el: string | null;

  @Column('uuid', { nullable: true })
  creada_por: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'creada_por', foreignKeyConstraintName: 'importaciones_autor_fk' })
  autor: Relation<User> | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  iniciada_at: Date | null;

  @Column('timestamptz', { nullable: true })
  terminada_at: Date | null;

  @Column('timestamptz', { nullable: true })
  deshecha_at: Date | null;
}

/** What an update filled: by field (`campos.<clave>` of the company's own), what stood there and what was written. */
export type FilledFields = Record<string, { antes: unknown; ahora: unknown }>;

/** One row of the file, what was read from it and how it came out. */
@Entity('importacion_filas')
@NamedChecks(
  'importacion_filas_duplicado_ck',
  'importacion_filas_decision_ck',
  'importacion_filas_estado_ck',
  'importacion_filas_persona_ck',
)
@NamedIndexes(
  'importacion_filas_estado_ix',
  'importacion_filas_errores_ix',
  'importacion_filas_duplicadas_ix',
  'importacion_filas_email_ix',
  'importacion_filas_candidato_ix',
  'importacion_filas_duplicado_ix',
  'importacion_filas_aplicacion_ix',
)
export class ImportRow {
  @PrimaryColumn('uuid')
  @ForeignKey('Import', { name: 'importacion_filas_importacion_fk', onDelete: 'CASCADE' })
  importacion_id: string;

  /** Its line as a spreadsheet counts: the headings are 1. */
  @PrimaryColumn('integer')
  numero: number;

  @Column('text', { array: true, default: () => `'{}'` })
  valores: string[];

  /** What was read from it; null: it has errors. */
  @Column('jsonb', { nullable: true })
  datos: object | null;

  /** In lower case: an erasure finds by it what was never imported. */
  @Column('text', { nullable: true })
  email: string | null;

  /** Messages by field. */
  @Column('jsonb', { default: () => `'{}'` })
  errores: Record<string, string>;

  @Column('text', { nullable: true })
  duplicado: ImportDuplicate | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('Candidate', { name: 'importacion_filas_duplicado_fk', onDelete: 'SET NULL' })
  duplicado_id: string | null;

  /** The earlier row of the same file. */
  @Column('integer', { nullable: true })
  duplicado_fila: number | null;

  /** Null: as is decided for all of its kind. */
  @Column('text', { nullable: true })
  decision: ImportDecision | null;

  @Column('text', { default: 'pendiente' })
  estado: ImportRowState;

  @Column('text', { nullable: true })
  motivo: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('Candidate', { name: 'importacion_filas_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('Application', { name: 'importacion_filas_aplicacion_fk', onDelete: 'SET NULL' })
  aplicacion_id: string | null;

  @Column('jsonb', { default: () => `'{}'` })
  cambios: FilledFields;
}
