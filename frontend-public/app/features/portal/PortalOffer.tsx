import { Suspense } from 'react';
import { partOf } from '../../lib/part';
import { type Standing, waitsForAnswer } from './next-action';

/** For the few who have one. */
const OfferCard = partOf(async () => (await import('./OfferCard')).OfferCard);

/** The offer in the portal: above everything while it waits for an answer, afterwards below the state. */
export function PortalOffer({ standing, waiting }: { standing: Standing; waiting: boolean }) {
  if (!standing.offer || waitsForAnswer(standing) !== waiting) return null;
  return (
    <Suspense>
      <OfferCard offer={standing.offer} />
    </Suspense>
  );
}
