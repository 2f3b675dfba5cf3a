import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../database/named-constraint.js';

/** The last time that was found right, and what a process finds wrong with its clock. One row. */
@Entity('sistema_reloj')
@NamedChecks('sistema_reloj_una_ck')
export class ClockMark {
  @PrimaryColumn('smallint', { default: 1 })
  id: number;

  /** Null: none was right yet. */
  @Column('timestamptz', { nullable: true })
  visto_at: Date | null;

  /** Which start of which machine it was, and how many seconds that machine had been running. */
  @Column('text', { nullable: true })
  equipo: string | null;

  @Column('double precision', { nullable: true })
  encendido_s: number | null;

  /** For people; null: nothing. Good for a few minutes: who finds it says it again. */
  @Column('text', { nullable: true })
  problema: string | null;

  /** By the database's clock. */
  @Column('timestamptz', { nullable: true })
  problema_at: Date | null;
}
