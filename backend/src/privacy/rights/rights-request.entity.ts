import type { DerechoCanal, DerechoEstado, DerechoTipo } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/**
 * A request under data protection law. It is kept as proof of its answer (GDPR art. 5.2); an erasure removes the
 * person from it.
 */
@Entity('solicitudes_derechos')
@NamedChecks(
  'solicitudes_derechos_tipo_ck',
  'solicitudes_derechos_estado_ck',
  'solicitudes_derechos_canal_ck',
  'solicitudes_derechos_plazo_ck',
  'solicitudes_derechos_cierre_ck',
  'solicitudes_derechos_motivo_ck',
  'solicitudes_derechos_largo_ck',
)
@NamedIndexes(
  'solicitudes_derechos_origen_uq',
  'solicitudes_derechos_abiertas_ix',
  'solicitudes_derechos_cerradas_ix',
  'solicitudes_derechos_candidato_ix',
  'solicitudes_derechos_user_ix',
  'solicitudes_derechos_creada_por_ix',
  'solicitudes_derechos_identidad_por_ix',
)
export class RightsRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  tipo: DerechoTipo;

  @Column('text', { default: 'recibida' })
  estado: DerechoEstado;

  @Column('text')
  canal: DerechoCanal;

  /** YYYY-MM-DD. */
  @Column('date')
  recibida_el: string;

  /** Last day to answer, YYYY-MM-DD. */
  @Column('date')
  vence_el: string;

  @Column('timestamptz', { nullable: true })
  prorrogada_at: Date | null;

  @Column('text', { nullable: true })
  prorroga_motivo: string | null;

  @Column('timestamptz', { nullable: true })
  identidad_at: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'solicitudes_derechos_identidad_por_fk', onDelete: 'SET NULL' })
  identidad_por: string | null;

  @Column('timestamptz', { nullable: true })
  cerrada_at: Date | null;

  /** What was answered; why, where it was denied. */
  @Column('text', { nullable: true })
  respuesta: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('Candidate', { name: 'solicitudes_derechos_candidato_fk', onDelete: 'SET NULL' })
  candidato_id: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'solicitudes_derechos_user_fk', onDelete: 'SET NULL' })
  user_id: string | null;

  @Column('text', { nullable: true })
  nombre: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  detalle: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'solicitudes_derechos_creada_por_fk', onDelete: 'SET NULL' })
  creada_por: string | null;

  /** What the person did in the portal, so that it is written down once. */
  @Column('uuid', { nullable: true })
  origen_id: string | null;

  /** Rises with every change; a write names the version it saw. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  updated_at: Date;
}
