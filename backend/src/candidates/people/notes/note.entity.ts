import {
  Column,
  Entity,
  ForeignKey,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../../../auth/user.entity.js';
import { Candidate } from '../candidate.entity.js';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** What HR writes about a person for itself. The candidate reads it in the copy of their data, without its author. */
@Entity('notas_candidato')
@Unique('notas_candidato_causa_uq', ['causa'])
@NamedChecks('notas_candidato_texto_ck')
@NamedIndexes(
  'notas_candidato_candidato_ix',
  'notas_candidato_aplicacion_ix',
  'notas_candidato_autor_ix',
  'notas_candidato_fecha_ix',
)
export class Note {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  candidato_id: string;

  @ManyToOne(() => Candidate, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidato_id', foreignKeyConstraintName: 'notas_candidato_candidato_fk' })
  candidato: Relation<Candidate>;

  /** Null: it is about the person, not about one application. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Application', { name: 'notas_candidato_aplicacion_fk', onDelete: 'SET NULL' })
  aplicacion_id: string | null;

  @Column('uuid', { nullable: true })
  autor_id: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'autor_id', foreignKeyConstraintName: 'notas_candidato_autor_fk' })
  autor: Relation<User> | null;

  @Column('text')
  texto: string;

  /** Only human resources reads it, and no manager. */
  @Column('boolean', { default: true })
  privada: boolean;

  /** Only the previous version reads it: the next release drops it. */
  @Column('text', { default: () => '(gen_random_uuid())' })
  causa: string;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { nullable: true })
  editada_at: Date | null;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
