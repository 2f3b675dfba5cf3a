import type { Estado } from '@hiring/contract';
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
import { Phase } from '../../../vacancies/phases/phase.entity.js';
import { User } from '../../../auth/user.entity.js';
import { RejectionReason } from '../moves/rejection-reasons/rejection-reason.entity.js';

export const HISTORY_TYPES = ['creada', 'actualizada', 'movida', 'deshecha', 'retirada'] as const;
export type HistoryType = (typeof HISTORY_TYPES)[number];

/** Values replaced by a move, for an undo; instants as ISO text. */
export interface BeforeMove {
  estado: Estado;
  estado_candidato: Estado;
  fecha_respuesta: string | null;
  fecha_contratacion: string | null;
  /** Absent in moves made before there were phases. */
  fase_id?: string | null;
  /** Absent in moves made before waits were kept. */
  en_fase_desde?: string;
  /** Moves that closed the person's other applications with this one. */
  cerradas?: string[];
  /** Earlier events whose unsent message this move withdrew. */
  adelantadas?: string[];
}

/** An event of an application, immutable except `visible_at` and `deshecha_at`. */
@Entity('aplicacion_historial')
@NamedChecks('aplicacion_historial_tipo_ck', 'aplicacion_historial_motivo_ck')
@NamedIndexes(
  'aplicacion_historial_aplicacion_ix',
  'aplicacion_historial_motivo_ix',
  'aplicacion_historial_estancia_ix',
  'aplicacion_historial_fase_ix',
)
export class ApplicationHistory {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Application', { name: 'aplicacion_historial_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string;

  @Column('text')
  tipo: HistoryType;

  @Column('text', { nullable: true })
  de: Estado | null;

  @Column('text', { nullable: true })
  a: Estado | null;

  /** The phase in which the event left the application; set by a trigger when it is not given. */
  @Column('uuid', { nullable: true })
  fase_id: string | null;

  @ManyToOne(() => Phase, { nullable: true })
  @JoinColumn({ name: 'fase_id', foreignKeyConstraintName: 'aplicacion_historial_fase_fk' })
  fase: Relation<Phase> | null;

  /** Null: the candidate, or the system. */
  @Column('uuid', { nullable: true })
  actor_id: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'aplicacion_historial_actor_fk' })
  actor: Relation<User> | null;

  /** Written by HR for the candidate to read. */
  @Column('text', { nullable: true })
  mensaje_candidato: string | null;

  /** Rejection reason, internal to HR: in no message and not in the portal. */
  @Column('uuid', { nullable: true })
  motivo_rechazo_id: string | null;

  @ManyToOne(() => RejectionReason, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'motivo_rechazo_id', foreignKeyConstraintName: 'aplicacion_historial_motivo_fk' })
  motivo_rechazo: Relation<RejectionReason> | null;

  @Column('jsonb', { default: () => `'{}'` })
  antes: Partial<BeforeMove>;

  /** The stage that this move left, and its start; set by a trigger, null when the stage stays the same. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  estancia_etapa: string | null;

  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  estancia_desde: Date | null;

  /** Time from which the candidate sees it; null while a rejection waits. */
  @Column('timestamptz', { nullable: true })
  visible_at: Date | null;

  @Column('timestamptz', { nullable: true })
  deshecha_at: Date | null;

  /** Wall-clock time under the application's lock, not the transaction's start: it orders the events. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  created_at: Date;
}
