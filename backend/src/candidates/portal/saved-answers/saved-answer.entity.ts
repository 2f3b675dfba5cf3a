import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An answer that human resources keep, to use it again in conversations. */
@Entity('respuestas_guardadas')
@Unique('respuestas_guardadas_titulo_uq', ['titulo'])
export class SavedAnswer {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'respuestas_guardadas_pk' })
  id: string;

  @Column('text')
  titulo: string;

  /** With `{nombre}` and `{puesto}` where those of the person are put. */
  @Column('text')
  texto: string;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
