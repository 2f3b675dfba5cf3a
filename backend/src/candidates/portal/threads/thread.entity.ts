import type { ThreadAuthor } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/**
 * The thread between a candidate and human resources, with what lists need to know of its messages. Who writes or
 * reads locks this row first, so that its counts are those of the messages.
 */
@Entity('hilos')
@NamedChecks('hilos_autor_ck', 'hilos_cuentas_ck', 'hilos_cerrado_ck')
@NamedIndexes(
  'hilos_bandeja_ix',
  'hilos_abiertos_ix',
  'hilos_asignado_ix',
  'hilos_escribe_ix',
  'hilos_tambien_escribe_ix',
)
export class Thread {
  @PrimaryColumn('uuid')
  @ForeignKey('Candidate', { name: 'hilos_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  /** How many messages there are: the number of the last one. */
  @Column('integer', { default: 0 })
  mensajes: number;

  @Column('text', { nullable: true })
  ultimo_autor: ThreadAuthor | null;

  @Column('timestamptz', { default: () => 'now()' })
  ultimo_at: Date;

  @Column('integer', { default: 0 })
  sin_leer_candidato: number;

  @Column('integer', { default: 0 })
  sin_leer_rrhh: number;

  /** Who of human resources answers; null: nobody yet. Whoever answers first takes it. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'hilos_asignado_fk', onDelete: 'SET NULL' })
  asignado_a: string | null;

  /** Done with; any message opens it again. */
  @Column('timestamptz', { nullable: true })
  cerrado_at: Date | null;

  /** Put off until then; a message of the candidate ends it. */
  @Column('timestamptz', { nullable: true })
  recordar_at: Date | null;

  /** Who is writing an answer, until an instant. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'hilos_escribe_fk', onDelete: 'SET NULL' })
  escribe_user_id: string | null;

  @Column('timestamptz', { nullable: true })
  escribe_hasta: Date | null;

  /** Who is writing another answer meanwhile: each of the two is told of the other. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'hilos_tambien_escribe_fk', onDelete: 'SET NULL' })
  tambien_escribe_user_id: string | null;

  @Column('timestamptz', { nullable: true })
  tambien_escribe_hasta: Date | null;

  /** Of who has it, its closing and its reminder. */
  @Column('integer', { default: 1 })
  version: number;
}
