import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** What somebody writes down during an interview: one for each question, and one for the rest. Only they read it. */
@Entity('notas_entrevista')
@Unique('notas_entrevista_clave_uq', ['entrevista_id', 'autor_id', 'clave'])
@NamedChecks('notas_entrevista_largo_ck')
export class InterviewNote {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Interview', { name: 'notas_entrevista_entrevista_fk', onDelete: 'CASCADE' })
  entrevista_id: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'notas_entrevista_autor_fk', onDelete: 'CASCADE' })
  autor_id: string;

  /** Id of the question in the guide, or `general`. */
  @Column('text')
  clave: string;

  /** The question as it was asked; null: of no question. */
  @Column('text', { nullable: true })
  pregunta: string | null;

  @Column('text')
  texto: string;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
