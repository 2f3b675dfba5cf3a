import type { TagTone } from '@hiring/contract';
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
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** A label that HR puts on people, such as "Vuelve en verano". */
@Entity('etiquetas')
@Unique('etiquetas_clave_uq', ['clave'])
@NamedChecks('etiquetas_nombre_ck', 'etiquetas_color_ck')
export class Tag {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  /** Kept by a trigger: the name without accents, in lower case. */
  @Column({ type: 'text', default: '', insert: false, update: false })
  clave: string;

  @Column('text', { default: 'grey' })
  color: TagTone;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

/** A tag on a person. */
@Entity('candidato_etiquetas')
@Unique('candidato_etiquetas_una_uq', ['candidato_id', 'etiqueta_id'])
@NamedIndexes('candidato_etiquetas_etiqueta_ix')
export class CandidateTag {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Candidate', { name: 'candidato_etiquetas_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  @Column('uuid')
  etiqueta_id: string;

  @ManyToOne(() => Tag, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'etiqueta_id', foreignKeyConstraintName: 'candidato_etiquetas_etiqueta_fk' })
  etiqueta: Relation<Tag>;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
