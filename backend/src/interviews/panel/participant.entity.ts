import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedExclusions, NamedIndexes } from '../../platform/database/named-constraint.js';

/**
 * Somebody who holds an interview: staff, whose live interviews cannot overlap, or a person without an account. A
 * trigger of `interviews` keeps the row of its interviewer and everybody's times.
 */
@Entity('entrevista_participantes')
@NamedChecks('entrevista_participantes_quien_ck', 'entrevista_participantes_largo_ck')
@NamedExclusions('entrevista_participantes_solape_ex')
@NamedIndexes('entrevista_participantes_usuario_uq', 'entrevista_participantes_email_uq')
export class Participant {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Interview', { name: 'entrevista_participantes_entrevista_fk', onDelete: 'CASCADE' })
  entrevista_id: string;

  /** Null: a person without an account, who has an address instead. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'entrevista_participantes_usuario_fk', onDelete: 'CASCADE' })
  usuario_id: string | null;

  @Column('text')
  nombre: string;

  @Column('text', { nullable: true })
  email: string | null;

  /** The interviewer of the interview itself. */
  @Column('boolean', { default: false })
  principal: boolean;

  @Column('timestamptz')
  inicio: Date;

  @Column('timestamptz')
  fin: Date;

  /** Whether its time is taken: neither cancelled nor deleted. */
  @Column('boolean')
  activa: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
