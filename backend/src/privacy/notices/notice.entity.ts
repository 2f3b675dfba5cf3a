import type { AvisoFormulario } from '@hiring/contract';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** A version of a form's privacy notice. Once published its words never change: they are evidence of what was shown. */
@Entity('avisos_privacidad')
@Unique('avisos_privacidad_numero_uq', ['formulario', 'numero'])
@NamedChecks('avisos_privacidad_formulario_ck', 'avisos_privacidad_largo_ck')
@NamedIndexes('avisos_privacidad_borrador_uq', 'avisos_privacidad_autor_ix')
export class Notice {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  formulario: AvisoFormulario;

  @Column('integer')
  numero: number;

  /** The version that is recorded with each form that was sent with this notice. */
  @Column('text')
  codigo: string;

  @Column('text')
  texto: string;

  /** Null: a draft. The newest published one of a form is in force. */
  @Column('timestamptz', { nullable: true })
  vigente_desde: Date | null;

  @Column('uuid', { nullable: true })
  autor_id: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'autor_id', foreignKeyConstraintName: 'avisos_privacidad_autor_fk' })
  autor: Relation<User> | null;

  /** Rises with every change of a draft; a write names the version it saw. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
