import type { ProposedMoment } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** A candidate's request for another time. One for each start; a later one replaces it. */
@Entity('entrevista_peticiones')
@Unique('entrevista_peticiones_una_uq', ['entrevista_id', 'inicio'])
@NamedChecks('entrevista_peticiones_contenido_ck')
export class InterviewRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Interview', { name: 'entrevista_peticiones_entrevista_fk', onDelete: 'CASCADE' })
  entrevista_id: string;

  /** The start that does not suit: the request is settled once the interview has another. */
  @Column('timestamptz')
  inicio: Date;

  @Column('text', { nullable: true })
  texto: string | null;

  @Column('jsonb', { default: () => `'[]'` })
  propuestas: ProposedMoment[];

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
