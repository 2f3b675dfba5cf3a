import { OFFER_ESTADO_LABEL, type OfferEstado } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import type { ApplicationProcess } from '../candidates/applications/application-process.js';
import type { LockedApplication } from '../candidates/applications/moves/lock-application.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { lockOffer, offerOf, type OfferRow } from './offer-rows.js';

export interface LockedOffer {
  row: OfferRow;
  locked: LockedApplication;
}

/**
 * Locks the person, the application and the offer, in the order in which moves do.
 * @throws {DomainError} `offer_not_found`.
 */
export async function lockWhole(
  manager: EntityManager,
  process: ApplicationProcess,
  id: string,
): Promise<LockedOffer> {
  const { aplicacion_id } = await offerOf(manager, id);
  const locked = await process.lock(manager, aplicacion_id);
  return { row: await lockOffer(manager, id), locked };
}

/** @throws {DomainError} `offer_stale`, `offer_wrong_state`. */
export function assertIn(row: OfferRow, version: number, estados: readonly OfferEstado[]): void {
  if (row.version !== version) throw new DomainError('offer_stale');
  if (!estados.includes(row.estado)) {
    throw new DomainError('offer_wrong_state', { estado: OFFER_ESTADO_LABEL[row.estado] });
  }
}
