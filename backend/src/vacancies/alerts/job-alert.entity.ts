import type { SiteLanguage } from '@hiring/contract';
import type { VacancyCriteria } from '@hiring/contract/web';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../../platform/database/named-constraint.js';

/** A subscription to new openings of a search. Nothing is sent before it is confirmed. */
@Entity('alertas_empleo')
@NamedChecks('alertas_empleo_criterios_ck', 'alertas_empleo_largo_ck', 'alertas_empleo_idioma_ck')
@NamedIndexes(
  'alertas_empleo_viva_uq',
  'alertas_empleo_revision_ix',
  'alertas_empleo_sin_confirmar_ix',
  'alertas_empleo_baja_ix',
  'alertas_empleo_email_ix',
)
export class JobAlert {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** In lower case. */
  @Column('text')
  email: string;

  /** The search, as `canonical` writes it. */
  @Column('jsonb')
  criterios: VacancyCriteria;

  /** SHA-256 of the search: an address has one live alert for each. */
  @Column('text')
  criterios_hash: string;

  /** Version of the privacy notice that the form showed; null: requested by a program. */
  @Column('text', { nullable: true })
  aviso_version: string | null;

  /** Of the page on which it was asked for. */
  @Column('text', { default: 'es' })
  idioma: SiteLanguage;

  /** When the owner of the mailbox confirmed it. */
  @Column('timestamptz', { nullable: true })
  confirmada_at: Date | null;

  @Column('timestamptz', { nullable: true })
  baja_at: Date | null;

  /** Editions up to this instant have been processed for it. */
  @Column('timestamptz')
  ultima_revision: Date;

  /** Time of the request; openings published before are not news. */
  @Column('timestamptz')
  created_at: Date;
}
