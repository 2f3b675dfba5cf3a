import type {
  Estado,
  Prioridad,
  RulePriority,
  RuleStage,
  RuleStop,
  RuleTemplate,
  RuleWhen,
} from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../../platform/database/named-constraint.js';
import type { RuleWhenRequest } from './rule.dto.js';

/** When a rule looks. What is absent is not asked for. */
export type When = RuleWhenRequest;

/** What a rule writes: a template, or a text of its own. */
export type RuleText =
  | { plantilla: RuleTemplate; asunto?: undefined; cuerpo?: undefined }
  | { plantilla?: undefined; asunto: string; cuerpo: string };

/** What a rule does. Each kind has its own parts. */
export type RuleAction =
  | { tipo: 'etiqueta'; etiqueta_id: string }
  | { tipo: 'prioridad'; prioridad: RulePriority }
  | { tipo: 'tarea'; titulo: string; asignada_a?: string; dias?: number }
  | { tipo: 'asignar'; asignada_a: string }
  | { tipo: 'documento'; nombre: string; instrucciones?: string; dias?: number }
  | { tipo: 'mover'; etapa?: RuleStage; fase?: string; avisar?: boolean }
  | ({ tipo: 'mensaje'; proponer?: boolean; asignada_a?: string } & RuleText)
  | { tipo: 'webhook' };

/** What was done, and what an undo needs of it. */
export type DoneAction = { texto: string } & (
  | { tipo: 'etiqueta'; etiqueta_id: string }
  | { tipo: 'prioridad'; antes: Prioridad; despues: Prioridad }
  | { tipo: 'tarea' | 'propuesta'; tarea_id: string }
  | { tipo: 'asignar'; tareas: string[]; asignada_a: string }
  | { tipo: 'documento'; documento_id: string }
  | {
      tipo: 'mover';
      historial_id: string;
      antes: { estado: Estado; fase_id: string | null };
      avisada: boolean;
    }
  | { tipo: 'mensaje'; causa: string }
  | { tipo: 'webhook' }
);
/** What happens by itself when something else does. */
@Entity('reglas')
@Unique('reglas_semilla_uq', ['semilla'])
@NamedChecks(
  'reglas_nombre_ck',
  'reglas_partes_ck',
  'reglas_freno_ck',
  'reglas_parada_ck',
  'reglas_parada_activa_ck',
)
@NamedIndexes('reglas_activas_ix', 'reglas_activada_ix')
export class Rule {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'reglas_pk' })
  id: string;

  @Column('text')
  nombre: string;

  /** Null: off. What happened before is none of its business. Time of the database, as that of the events. */
  @Column('timestamptz', { nullable: true })
  activa_desde: Date | null;

  /** Who switched it on last; null: it never was, or the account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'reglas_activada_fk', onDelete: 'SET NULL' })
  activada_por: string | null;

  @Column('jsonb')
  cuando: When;

  /** The filter of HR's list, as saved views keep it. */
  @Column('jsonb', { default: () => `'{}'` })
  si: Record<string, string>;

  @Column('jsonb')
  entonces: RuleAction[];

  /** Runs an hour at which it stops. */
  @Column('smallint', { default: 50 })
  freno_hora: number;

  /** Why it was switched off by itself; null: it was not. */
  @Column('text', { nullable: true })
  parada: RuleStop | null;

  @Column('timestamptz', { nullable: true })
  parada_at: Date | null;

  /** Of a rule that the product came with. */
  @Column('text', { nullable: true })
  semilla: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}

/** Something to which a rule may listen, written in the transaction of the change. */
@Entity('eventos_regla')
@Unique('eventos_regla_clave_uq', ['clave'])
@NamedIndexes('eventos_regla_pendientes_ix', 'eventos_regla_hechos_ix', 'eventos_regla_aplicacion_ix')
export class RuleEvent {
  @PrimaryColumn('bigint', {
    generated: 'identity',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'eventos_regla_pk',
  })
  id: string;

  @Column('text')
  tipo: RuleWhen;

  @Column('uuid')
  @ForeignKey('Application', { name: 'eventos_regla_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string;

  /** Its cause: the same one happens once. */
  @Column('text')
  clave: string;

  /** What a rule compares with what it listens to. */
  @Column('jsonb', { default: () => `'{}'` })
  datos: { regla?: string; estado?: Estado; fase?: string | null; documento?: string } & Pick<
    When,
    'entidad' | 'campo'
  >;

  /** The rules that led to it: none of them runs again. */
  @Column('uuid', { array: true, default: () => `'{}'` })
  de_reglas: string[];

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;

  @Column('timestamptz', { nullable: true })
  hecho_at: Date | null;
}

/** A rule did its actions for one event, or failed with all of them. */
@Entity('ejecuciones_regla')
@Unique('ejecuciones_regla_una_uq', ['regla_id', 'clave'])
@NamedChecks('ejecuciones_regla_acciones_ck', 'ejecuciones_regla_error_ck', 'ejecuciones_regla_deshecha_ck')
@NamedIndexes(
  'ejecuciones_regla_regla_ix',
  'ejecuciones_regla_aplicacion_ix',
  'ejecuciones_regla_deshecha_ix',
)
export class RuleRun {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'ejecuciones_regla_pk' })
  id: string;

  /** Null: the rule was deleted. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Rule', { name: 'ejecuciones_regla_regla_fk', onDelete: 'SET NULL' })
  regla_id: string | null;

  /** The name that the rule had. */
  @Column('text')
  regla: string;

  @Column('text')
  clave: string;

  @Column('uuid')
  @ForeignKey('Application', { name: 'ejecuciones_regla_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string;

  /** Empty: there was nothing left to do. */
  @Column('jsonb', { default: () => `'[]'` })
  acciones: DoneAction[];

  /** Code of the error with which nothing was done, and its sentence. */
  @Column('text', { nullable: true })
  error: string | null;

  @Column('text', { nullable: true })
  motivo: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  @Column('timestamptz', { nullable: true })
  deshecha_at: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'ejecuciones_regla_deshecha_fk', onDelete: 'SET NULL' })
  deshecha_por: string | null;
}
