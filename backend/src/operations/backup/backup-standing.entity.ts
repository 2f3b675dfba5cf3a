import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** What the last backup and the last good one were. One row; times by the database's clock. */
@Entity('copias_seguridad')
@NamedChecks('copias_seguridad_una_ck')
export class BackupStanding {
  @PrimaryColumn('smallint', { default: 1 })
  id: number;

  /** Since when somebody has looked for backups: the age of one that was never made. */
  @Column('timestamptz', { default: () => 'now()' })
  desde: Date;

  /** When the last one began; null: none ever did. */
  @Column('timestamptz', { nullable: true })
  intento_at: Date | null;

  /** Null: it runs, or was ended by force. */
  @Column('timestamptz', { nullable: true })
  terminado_at: Date | null;

  /** A BackupFault of the last one; null: it was good. */
  @Column('text', { nullable: true })
  fallo: string | null;

  @Column('timestamptz', { nullable: true })
  buena_at: Date | null;

  @Column('integer', { nullable: true })
  buena_segundos: number | null;

  @Column('double precision', { nullable: true })
  buena_bytes: number | null;

  /** It was restored into an empty instance. */
  @Column('boolean', { nullable: true })
  buena_probada: boolean | null;
}
