import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** A person's user-interface preferences: one row for each. */
@Entity('preferencias_usuario')
@NamedChecks('preferencias_usuario_largo_ck')
export class Preference {
  @PrimaryColumn('uuid')
  @ForeignKey('User', { name: 'preferencias_usuario_user_fk', onDelete: 'CASCADE' })
  user_id: string;

  @PrimaryColumn('text')
  clave: string;

  @Column('text')
  valor: string;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
