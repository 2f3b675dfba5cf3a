import { ANSWERABLE_OFFERS, type Estado, LIVE_OFFERS, type OfferEstado } from '@hiring/contract';
import { type Source, db } from '../../../platform/database/sql/db.js';

/** State of the offer of an application that may still become an agreement; null: it has none. */
export async function liveOfferOf(source: Source, applicationId: string): Promise<OfferEstado | null> {
  const offer = await db(source)
    .selectFrom('ofertas')
    .where('aplicacion_id', '=', applicationId)
    .where('estado', 'in', [...LIVE_OFFERS])
    .select('estado')
    .executeTakeFirst();
  return offer?.estado ?? null;
}

/** Effect on a live offer: a rejection withdraws it, and the person reads of it with the rejection. */
export function sentenceOfOffer(to: Estado, offer: OfferEstado | null): string {
  if (to !== 'rechazada' || !offer) return '';
  return ANSWERABLE_OFFERS.includes(offer)
    ? ' Su oferta queda retirada: lo sabrá cuando se le comunique el rechazo.'
    : ' Su oferta, que no se había enviado, queda retirada.';
}
