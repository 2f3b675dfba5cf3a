import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedIndexes } from '../../../platform/database/named-constraint.js';

/** One day's digests, of openings published until its instant. */
@Entity('alertas_ediciones')
@NamedIndexes('alertas_ediciones_abiertas_ix')
export class AlertEdition {
  /** Of Europe/Madrid. */
  @PrimaryColumn('date')
  dia: string;

  @Column('timestamptz')
  instante: Date;

  /** When every alert had been looked at. */
  @Column('timestamptz', { nullable: true })
  terminada_at: Date | null;
}

/** A vacancy that became public. A trigger inserts the row, so that every way of publishing counts. */
@Entity('alertas_publicaciones')
@NamedIndexes('alertas_publicaciones_edicion_ix', 'alertas_publicaciones_sin_edicion_ix')
export class AlertPublication {
  @PrimaryColumn('uuid')
  @ForeignKey('Vacancy', { name: 'alertas_publicaciones_vacante_fk', onDelete: 'CASCADE' })
  vacante_id: string;

  /** The first time. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  publicada_at: Date;

  /** Instant of its edition; null: the next one. */
  @Column('timestamptz', { nullable: true })
  edicion: Date | null;
}
