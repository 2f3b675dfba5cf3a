import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../../platform/database/named-constraint.js';

/** The one row of how long data are kept. */
@Entity('privacidad_config')
@NamedChecks('privacidad_config_una_ck', 'privacidad_config_plazos_ck', 'privacidad_config_contratadas_ck')
export class RetentionSettings {
  @PrimaryColumn('smallint', { default: 1 })
  id: number;

  /** After the last activity of a closed process. */
  @Column('integer', { default: 24 })
  retencion_meses: number;

  /** The same for whoever was hired. */
  @Column('integer', { default: 60 })
  retencion_contratadas_meses: number;

  /** Years that a signed offer is kept after its signature, its person erased or not. */
  @Column('integer', { default: 4 })
  ofertas_anios: number;

  /** The person is reminded so long before. */
  @Column('integer', { default: 30 })
  aviso_dias: number;

  /** Length of the quarantine; then the data are erased. */
  @Column('integer', { default: 30 })
  cuarentena_dias: number;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
