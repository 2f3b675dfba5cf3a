import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../user.entity.js';

/** A code that replaces the app once, kept as a hash. */
@Entity('codigos_recuperacion')
@Unique('codigos_recuperacion_codigo_uq', ['user_id', 'codigo_hash'])
export class RecoveryCode {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'codigos_recuperacion_pk' })
  id: string;

  @Column('uuid')
  user_id: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'codigos_recuperacion_user_fk' })
  user: Relation<User>;

  @Column('text')
  codigo_hash: string;

  @Column('timestamptz', { nullable: true })
  usado_at: Date | null;

  @Column('timestamptz')
  created_at: Date;
}
