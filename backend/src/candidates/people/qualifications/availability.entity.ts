import type { Idioma, IdiomaNivel, Incorporacion, Turno } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';

export interface SpokenLanguage {
  idioma: Idioma;
  nivel: IdiomaNivel;
}

/** When and how a person can work. Null: not answered. */
@Entity('disponibilidades')
@NamedChecks('disponibilidades_turnos_ck', 'disponibilidades_incorporacion_ck', 'disponibilidades_idiomas_ck')
@NamedIndexes('disponibilidades_turnos_ix', 'disponibilidades_vehiculo_ix')
export class Availability {
  @PrimaryColumn('uuid')
  @ForeignKey('Candidate', { name: 'disponibilidades_candidato_fk', onDelete: 'CASCADE' })
  candidato_id: string;

  @Column('text', { array: true, default: () => `'{}'` })
  turnos: Turno[];

  @Column('boolean', { nullable: true })
  fines_de_semana: boolean | null;

  @Column('boolean', { nullable: true })
  noches_fuera: boolean | null;

  @Column('boolean', { nullable: true })
  vehiculo_propio: boolean | null;

  @Column('text', { nullable: true })
  incorporacion: Incorporacion | null;

  /** YYYY-MM-DD; exactly where `incorporacion` is fecha. */
  @Column('date', { nullable: true })
  disponible_desde: string | null;

  @Column('jsonb', { default: () => `'[]'` })
  idiomas: SpokenLanguage[];

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
