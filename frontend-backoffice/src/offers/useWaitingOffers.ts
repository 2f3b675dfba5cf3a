import { dayFrom, todayInMadrid } from '../ui/format/days';
import { api, useRead } from '../providers/api';

/** More than end on two days. */
const RANGE = '[0,99]';

const read = (filter: object) =>
  api.get('/api/offers', { params: { query: { range: RANGE, filter: JSON.stringify(filter) } } });

/** Offers that people have and that end today or tomorrow, those that wait for one's own approval, and their lists. */
export function useWaitingOffers() {
  const expiring = { espera: 'persona', caduca_hasta: dayFrom(todayInMadrid(), 1) };
  const mine = { mia: 'true' };
  return {
    expiring: {
      filter: expiring,
      query: useRead(['offers', 'expiring', expiring.caduca_hasta], () => read(expiring), {
        select: ({ length }) => length,
      }),
    },
    mine: {
      filter: mine,
      query: useRead(['offers', 'mine'], () => read(mine), { select: ({ length }) => length }),
    },
  };
}
