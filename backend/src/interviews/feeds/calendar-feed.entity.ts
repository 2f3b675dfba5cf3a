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
import { NamedIndexes } from '../../platform/database/named-constraint.js';

/** The secret URL of an interviewer's calendar. Only a digest of the secret is stored. */
@Entity('calendarios_privados')
@Unique('calendarios_privados_huella_uq', ['huella'])
@NamedIndexes('calendarios_privados_vigente_uq', 'calendarios_privados_user_ix')
export class CalendarFeed {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  user_id: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'calendarios_privados_user_fk' })
  user: Relation<User>;

  /** SHA-256 of the token. */
  @Column('text')
  huella: string;

  @Column('timestamptz', { nullable: true })
  revocado_at: Date | null;

  /** Last fetch by a calendar program, accurate to a few minutes. */
  @Column('timestamptz', { nullable: true })
  usado_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
