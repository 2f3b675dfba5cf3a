import type { VacancyEvent } from '@hiring/contract';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { LogChanges } from '../logs/log-entry.entity.js';
import { NamedCheck, NamedIndex } from '../platform/database/named-constraint.js';
import { Vacancy } from './vacancy.entity.js';

/** What was done to a vacancy, by whom and when. It goes with the vacancy. */
@Entity('vacantes_historial')
@NamedCheck('vacantes_historial_tipo_ck')
@NamedCheck('vacantes_historial_cambios_ck')
@NamedIndex('vacantes_historial_vacante_ix')
@NamedIndex('vacantes_historial_actor_ix')
export class VacancyHistory {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'vacantes_historial_pk' })
  id: string;

  @Column('uuid')
  vacante_id: string;

  @ManyToOne(() => Vacancy, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'vacante_id', foreignKeyConstraintName: 'vacantes_historial_vacante_fk' })
  vacante: Relation<Vacancy>;

  /** Null: by itself, or by somebody who is gone. */
  @Column('uuid', { nullable: true })
  actor_id: string | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'vacantes_historial_actor_fk' })
  actor: Relation<User> | null;

  @Column('text')
  tipo: VacancyEvent;

  /** Old and new value of each field, in words where they are lists. */
  @Column('jsonb', { default: () => `'{}'` })
  cambios: LogChanges;

  /** What else there is to say. */
  @Column('text', { nullable: true })
  detalle: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
