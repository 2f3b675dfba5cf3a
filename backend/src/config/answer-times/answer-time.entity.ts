import type { AnswerStage } from '@hiring/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** Days that a candidate may wait in a stage before it counts as silence: one row for each stage. */
@Entity('tiempos_respuesta')
@NamedChecks('tiempos_respuesta_etapa_ck', 'tiempos_respuesta_dias_ck')
export class AnswerTime {
  @PrimaryColumn('text')
  etapa: AnswerStage;

  @Column('smallint')
  dias: number;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
