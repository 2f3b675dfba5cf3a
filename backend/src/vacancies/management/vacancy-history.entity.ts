import type { VacancyEvent } from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import type { LogChanges } from '../../logs/log-entry.entity.js';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** A change of a vacancy: what, who and when. Deleted with the vacancy. */
@Entity('vacantes_historial')
@NamedChecks('vacantes_historial_tipo_ck', 'vacantes_historial_cambios_ck')
@NamedIndexes('vacantes_historial_vacante_ix', 'vacantes_historial_actor_ix')
export class VacancyHistory {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Vacancy', { name: 'vacantes_historial_vacante_fk', onDelete: 'CASCADE' })
  vacante_id: string;

  /** Null: automatic, or the account was deleted. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'vacantes_historial_actor_fk', onDelete: 'SET NULL' })
  actor_id: string | null;

  @Column('text')
  tipo: VacancyEvent;

  /** Old and new value of each field; lists in words. */
  @Column('jsonb', { default: () => `'{}'` })
  cambios: LogChanges;

  /** Reason of a closing, or title of the copied vacancy. */
  @Column('text', { nullable: true })
  detalle: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
