import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A single-use code instead of the app's, stored as a hash. */
@Entity('codigos_recuperacion')
@Unique('codigos_recuperacion_codigo_uq', ['user_id', 'codigo_hash'])
export class RecoveryCode {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('User', { name: 'codigos_recuperacion_user_fk', onDelete: 'CASCADE' })
  user_id: string;

  @Column('text')
  codigo_hash: string;

  @Column('timestamptz', { nullable: true })
  usado_at: Date | null;

  @Column('timestamptz')
  created_at: Date;
}
