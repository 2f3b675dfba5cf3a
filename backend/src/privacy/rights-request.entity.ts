import type { DerechoCanal, DerechoEstado, DerechoTipo } from '@hiring/contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Candidate } from '../candidates/candidate.entity.js';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';

/**
 * What somebody asked for under data protection law. It stays as proof of when it was answered (GDPR art. 5.2); an
 * erasure takes the person out of it.
 */
@Entity('solicitudes_derechos')
@NamedCheck('solicitudes_derechos_tipo_ck')
@NamedCheck('solicitudes_derechos_estado_ck')
@NamedCheck('solicitudes_derechos_canal_ck')
@NamedCheck('solicitudes_derechos_plazo_ck')
@NamedCheck('solicitudes_derechos_cierre_ck')
@NamedCheck('solicitudes_derechos_motivo_ck')
@NamedCheck('solicitudes_derechos_largo_ck')
@NamedIndex('solicitudes_derechos_origen_uq')
@NamedIndex('solicitudes_derechos_abiertas_ix')
@NamedIndex('solicitudes_derechos_cerradas_ix')
@NamedIndex('solicitudes_derechos_candidato_ix')
@NamedIndex('solicitudes_derechos_user_ix')
@NamedIndex('solicitudes_derechos_creada_por_ix')
@NamedIndex('solicitudes_derechos_identidad_por_ix')
export class RightsRequest {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'solicitudes_derechos_pk' })
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
  identidad_por: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'identidad_por', foreignKeyConstraintName: 'solicitudes_derechos_identidad_por_fk' })
  identificador: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  cerrada_at: Date | null;

  /** What was answered; why, where it was denied. */
  @Column('text', { nullable: true })
  respuesta: string | null;

  @Column('uuid', { nullable: true })
  candidato_id: string | null;

  @ManyToOne(() => Candidate, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'solicitudes_derechos_candidato_fk' })
  candidato: Relation<Candidate> | null;

  @Column('uuid', { nullable: true })
  user_id: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'solicitudes_derechos_user_fk' })
  user: Relation<User> | null;

  @Column('text', { nullable: true })
  nombre: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  detalle: string | null;

  @Column('uuid', { nullable: true })
  creada_por: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'creada_por', foreignKeyConstraintName: 'solicitudes_derechos_creada_por_fk' })
  creador: Relation<User> | null;

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
