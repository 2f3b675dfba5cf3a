import type { Agreement, RequisitionReason, StoredRequisitionEstado } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../platform/database/named-constraint.js';

/** What a manager or human resources ask for: people for a job. */
@Entity('solicitudes_personal')
@Unique('solicitudes_personal_numero_uq', ['numero'])
@NamedChecks(
  'solicitudes_personal_estado_ck',
  'solicitudes_personal_motivo_ck',
  'solicitudes_personal_plazas_ck',
  'solicitudes_personal_salario_ck',
)
@NamedIndexes(
  'solicitudes_personal_lista_ix',
  'solicitudes_personal_estado_ix',
  'solicitudes_personal_departamento_ix',
  'solicitudes_personal_desde_ix',
  'solicitudes_personal_solicitante_ix',
)
export class Requisition {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** "SP-2026-0007". */
  @Column('text')
  numero: string;

  /** That its openings are filled is not stored: it follows from the hires. */
  @Column('text', { default: 'borrador' })
  estado: StoredRequisitionEstado;

  @Column('text')
  titulo: string;

  @Column('text')
  departamento: string;

  @Column('text')
  posicion: string;

  @Column('text')
  ubicacion: string;

  @Column('smallint')
  plazas: number;

  @Column('text')
  motivo: RequisitionReason;

  /** Name of the employee who is replaced. */
  @Column('text', { nullable: true })
  sustituye_a: string | null;

  @Column('text', { nullable: true })
  justificacion: string | null;

  /** First day on which they are needed. */
  @Column('date')
  desde_el: string;

  /** Euros a year, gross. */
  @Column('integer')
  salario_min: number;

  @Column('integer')
  salario_max: number;

  @Column('text')
  convenio: Agreement;

  /** Counts the times that approval was asked for. */
  @Column('smallint', { default: 0 })
  ronda: number;

  /** When approval was first asked for; again after a change of what was approved. */
  @Column('timestamptz', { nullable: true })
  pedida_at: Date | null;

  /** Set exactly while it is approved. */
  @Column('timestamptz', { nullable: true })
  aprobada_at: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelada_at: Date | null;

  @Column('text', { nullable: true })
  motivo_cancelacion: string | null;

  /** Null: the account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'solicitudes_personal_solicitante_fk', onDelete: 'SET NULL' })
  solicitante_id: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
