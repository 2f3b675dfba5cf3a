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
import { NamedIndex } from '../../platform/database/named-constraint.js';

/** The secret address of one interviewer's calendar. Of the secret only its digest is kept. */
@Entity('calendarios_privados')
@Unique('calendarios_privados_huella_uq', ['huella'])
@NamedIndex('calendarios_privados_vigente_uq')
@NamedIndex('calendarios_privados_user_ix')
export class CalendarFeed {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'calendarios_privados_pk' })
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

  /** When a calendar program last fetched it, to within a few minutes. */
  @Column('timestamptz', { nullable: true })
  usado_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
