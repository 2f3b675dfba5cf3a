import type { ThreadAuthor } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/**
 * The thread between a candidate and human resources, with what lists need to know of its messages. Who writes or
 * reads locks this row first, so that its counts are those of the messages.
 */
@Entity('hilos')
@NamedChecks('hilos_autor_ck', 'hilos_cuentas_ck')
@NamedIndexes('hilos_bandeja_ix')
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
}
