import { Column, Entity, JoinColumn, OneToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { User } from '../../../auth/user.entity.js';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

/** An account whose owner has asked to erase it and has not confirmed yet. A newer one takes its place. */
@Entity('solicitudes_borrado')
@Unique('solicitudes_borrado_user_uq', ['user_id'])
@NamedChecks('solicitudes_borrado_plazo_ck')
@NamedIndexes('solicitudes_borrado_caduca_ix')
export class ErasureRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  user_id: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'solicitudes_borrado_user_fk' })
  user: Relation<User>;

  /** From then on its link does nothing. */
  @Column('timestamptz')
  caduca_at: Date;

  @Column('timestamptz')
  created_at: Date;
}
