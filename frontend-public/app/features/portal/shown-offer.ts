import { ANSWERABLE_OFFERS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

type MyOffer = Schemas['MyOffer'];

/**
 * The newest offer, while it can be answered, when it was signed, or when it was withdrawn with a reason for the person;
 * null: there is nothing to show of it.
 */
export function shownOffer([offer]: readonly MyOffer[], now = new Date()): MyOffer | null {
  if (!offer) return null;
  const waits = ANSWERABLE_OFFERS.includes(offer.estado) && new Date(offer.caduca) > now;
  return waits || offer.estado === 'aceptada' || offer.motivo ? offer : null;
}
