import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedIndexes } from '../platform/database/named-constraint.js';
import type { OfferEvidence } from './offer.entity.js';

/**
 * A signed offer whose person was erased: kept blocked until its day (LISOS, art. 21) and read by no screen. An operator
 * who must show it to an authority reads it in the database.
 */
@Entity('ofertas_bloqueadas')
@NamedIndexes('ofertas_bloqueadas_hasta_ix')
export class BlockedOffer {
  /** Id of the offer. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  numero: string;

  @Column('timestamptz')
  aceptada_at: Date;

  /** The sealed document; of one that was not sealed in time, its letter. */
  @Column('bytea', { select: false })
  documento: Buffer;

  /** Who signed it. */
  @Column('jsonb')
  firma: OfferEvidence;

  /** YYYY-MM-DD: removed afterwards. */
  @Column('date')
  hasta: string;
}
