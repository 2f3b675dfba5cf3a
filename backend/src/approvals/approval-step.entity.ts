import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** What each table of steps has: one of the people who approve a thing, in their order. */
export abstract class StepColumns {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Counts the times that approval was asked for. */
  @Column('smallint')
  ronda: number;

  @Column('smallint')
  orden: number;

  /** Null: nobody in particular. */
  @Column('uuid', { nullable: true })
  usuario_id: string | null;

  /** Null: not decided. */
  @Column('text', { nullable: true })
  decision: 'aprobada' | 'devuelta' | null;

  @Column('text', { nullable: true })
  motivo: string | null;

  /** Whoever decided: the person themselves, or who stood in for them. */
  @Column('uuid', { nullable: true })
  decidida_por: string | null;

  @Column('timestamptz', { nullable: true })
  decidida_at: Date | null;

  /** When its turn came; null: not yet. */
  @Column('timestamptz', { nullable: true })
  pedida_at: Date | null;

  @Column('timestamptz', { nullable: true })
  recordada_at: Date | null;
}
