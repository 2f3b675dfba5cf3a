import type { VacancyCriteria } from '@hiring/contract/web';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { NamedCheck, NamedIndex } from '../../platform/database/named-constraint.js';

/** Somebody's wish to be told of new openings of one search. Nothing is sent before it is confirmed. */
@Entity('alertas_empleo')
@NamedCheck('alertas_empleo_criterios_ck')
@NamedCheck('alertas_empleo_largo_ck')
@NamedIndex('alertas_empleo_viva_uq')
@NamedIndex('alertas_empleo_revision_ix')
@NamedIndex('alertas_empleo_sin_confirmar_ix')
@NamedIndex('alertas_empleo_baja_ix')
@NamedIndex('alertas_empleo_email_ix')
export class JobAlert {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'alertas_empleo_pk' })
  id: string;

  /** In lower case. */
  @Column('text')
  email: string;

  /** The search, as `canonical` writes it. */
  @Column('jsonb')
  criterios: VacancyCriteria;

  /** SHA-256 of the search: one live alert of an address for each. */
  @Column('text')
  criterios_hash: string;

  /** Version of the privacy notice that the form showed; null: asked for by a program. */
  @Column('text', { nullable: true })
  aviso_version: string | null;

  /** When whoever reads the address's mail agreed. */
  @Column('timestamptz', { nullable: true })
  confirmada_at: Date | null;

  @Column('timestamptz', { nullable: true })
  baja_at: Date | null;

  /** Everything of editions up to this instant has been looked at for it. */
  @Column('timestamptz')
  ultima_revision: Date;

  /** When it was asked for; openings shown before are no news to it. */
  @Column('timestamptz')
  created_at: Date;
}
