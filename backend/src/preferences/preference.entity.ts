import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { NamedCheck } from '../platform/database/named-constraint.js';

/** How a person likes to work: one row a choice. */
@Entity('preferencias_usuario')
@NamedCheck('preferencias_usuario_largo_ck')
export class Preference {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'preferencias_usuario_pk' })
  user_id: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'preferencias_usuario_user_fk' })
  user: Relation<User>;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'preferencias_usuario_pk' })
  clave: string;

  @Column('text')
  valor: string;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
