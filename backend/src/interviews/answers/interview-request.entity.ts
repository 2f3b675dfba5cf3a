import type { ProposedMoment } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedCheck } from '../../platform/database/named-constraint.js';

/** A candidate's wish for another moment. One for each beginning: a later one takes its place. */
@Entity('entrevista_peticiones')
@Unique('entrevista_peticiones_una_uq', ['entrevista_id', 'inicio'])
@NamedCheck('entrevista_peticiones_contenido_ck')
export class InterviewRequest {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'entrevista_peticiones_pk' })
  id: string;

  @Column('uuid')
  @ForeignKey('Interview', { name: 'entrevista_peticiones_entrevista_fk', onDelete: 'CASCADE' })
  entrevista_id: string;

  /** The beginning that does not suit: once the interview has another one, the wish is dealt with. */
  @Column('timestamptz')
  inicio: Date;

  @Column('text', { nullable: true })
  texto: string | null;

  @Column('jsonb', { default: () => `'[]'` })
  propuestas: ProposedMoment[];

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
