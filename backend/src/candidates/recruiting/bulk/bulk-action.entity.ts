import type {
  CustomFieldValue,
  BulkRowState,
  BulkState,
  BulkType,
  MessageType,
  Prioridad,
  Stage,
} from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** What is done to each application; nothing in it is about one person. */
export interface BulkParameters {
  mover?: {
    estado: Stage;
    mensaje_candidato: string | null;
    motivo_rechazo_id: string | null;
    notificar: boolean;
  };
  prioridad?: Prioridad;
  mensaje?: { tipo: MessageType; asunto: string; cuerpo: string };
  etiqueta?: { id: string; quitar: boolean };
  campo?: { entidad: 'persona' | 'candidatura'; clave: string; valor: CustomFieldValue | null };
}

/** One action on many applications, from its preview on. */
@Entity('acciones_masivas')
@NamedChecks(
  'acciones_masivas_tipo_ck',
  'acciones_masivas_estado_ck',
  'acciones_masivas_ejecutar_ck',
  'acciones_masivas_terminada_ck',
)
@NamedIndexes('acciones_masivas_autor_ix', 'acciones_masivas_vivas_ix', 'acciones_masivas_antiguas_ix')
export class BulkAction {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  tipo: BulkType;

  /** What it does, in words to show. */
  @Column('text')
  titulo: string;

  @Column('jsonb')
  parametros: BulkParameters;

  @Column('text', { default: 'borrador' })
  estado: BulkState;

  @Column('uuid')
  @ForeignKey('User', { name: 'acciones_masivas_autor_fk', onDelete: 'CASCADE' })
  creada_por: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** Not before this instant; until then it can be undone. */
  @Column('timestamptz', { nullable: true })
  ejecutar_at: Date | null;

  @Column('timestamptz', { nullable: true })
  terminada_at: Date | null;
}

/** One application of the action as it was previewed, and how it came out. */
@Entity('acciones_masivas_filas')
@Unique('acciones_masivas_filas_una_uq', ['accion_id', 'aplicacion_id'])
@NamedChecks('acciones_masivas_filas_estado_ck', 'acciones_masivas_filas_motivo_ck')
@NamedIndexes('acciones_masivas_filas_aplicacion_ix', 'acciones_masivas_filas_pendientes_ix')
export class BulkActionRow {
  @PrimaryColumn('uuid')
  @ForeignKey('BulkAction', { name: 'acciones_masivas_filas_accion_fk', onDelete: 'CASCADE' })
  accion_id: string;

  /** Its place in the list that was previewed. */
  @PrimaryColumn('integer')
  orden: number;

  @Column('uuid')
  @ForeignKey('Application', { name: 'acciones_masivas_filas_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string;

  /** The version that was previewed. */
  @Column('integer')
  version: number;

  @Column('text', { default: 'pendiente' })
  estado: BulkRowState;

  /** Why nothing was done: a word for programs, and words to show. */
  @Column('text', { nullable: true })
  codigo: string | null;

  @Column('text', { nullable: true })
  motivo: string | null;

  /** Number of attempts that ended in an unexpected error. */
  @Column('smallint', { default: 0 })
  intentos: number;
}
