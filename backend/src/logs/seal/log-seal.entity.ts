import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** The key of seals, encrypted with DATA_KEY. */
@Entity('system_log_keys')
export class LogKey {
  @PrimaryGeneratedColumn('identity', {
    type: 'smallint',
    generatedIdentity: 'ALWAYS',
  })
  id: number;

  @Column('text')
  secreto: string;

  /** Name of the key that opens it. */
  @Column('text')
  clave: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

/** One entry's place in the chain. */
@Entity('system_log_seals')
@Unique('system_log_seals_log_uq', ['log_id'])
@NamedChecks('system_log_seals_posicion_ck')
export class LogSeal {
  @PrimaryColumn('bigint')
  posicion: string;

  @Column('bigint')
  log_id: string;

  @Column('smallint')
  @ForeignKey('LogKey', { name: 'system_log_seals_clave_fk' })
  clave_id: number;

  /** HMAC of the entry and the previous seal, in hexadecimal. */
  @Column('text')
  hmac: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

/** A committed entry that is not sealed yet. */
@Entity('system_log_waiting')
export class LogWaiting {
  @PrimaryColumn('bigint')
  log_id: string;
}

/** Why the chain does not hold. */
export type BreakReason = 'cambiada' | 'falta' | 'sin_sello' | 'cadena' | 'clave';

/** Result of the last verification of the chain. */
@Entity('system_log_checks')
@NamedChecks('system_log_checks_single_ck', 'system_log_checks_roto_ck')
export class LogCheck {
  @PrimaryColumn('smallint', { default: 1 })
  id: number;

  @Column('timestamptz')
  verificado_at: Date;

  @Column('bigint')
  entradas: string;

  @Column('bigint')
  pendientes: string;

  @Column('bigint', { nullable: true })
  roto_log_id: string | null;

  @Column('text', { nullable: true })
  roto_motivo: BreakReason | null;
}
