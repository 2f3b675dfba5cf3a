import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** A URL of a vacancy, or of all openings, that identifies the channel. */
@Entity('enlaces_vacante')
@Unique('enlaces_vacante_codigo_uq', ['codigo'])
@NamedChecks('enlaces_vacante_codigo_ck', 'enlaces_vacante_nombre_ck')
@NamedIndexes('enlaces_vacante_vacante_ix')
export class TrackingLink {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Part of the URL, and stored in `canal` of its applications. */
  @Column('text')
  codigo: string;

  /** For staff: where the link is put. */
  @Column('text')
  nombre: string;

  /** Null: of all openings. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Vacancy', { name: 'enlaces_vacante_vacante_fk', onDelete: 'CASCADE' })
  vacante_id: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'enlaces_vacante_autor_fk', onDelete: 'SET NULL' })
  creado_por: string | null;

  /** Visits from other sites or from paper, without bots. A bigint: PostgreSQL returns it as text. */
  @Column('bigint', { default: 0 })
  visitas: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
