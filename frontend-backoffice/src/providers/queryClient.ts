import { MutationCache, QueryClient } from '@tanstack/react-query';
import { STOCK_WRITES_READ_AGAIN } from './freshness';
import { isOutage } from './problem';

const OUTAGE_LOOK_MS = 10_000;

/** How every screen reads and writes. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache(STOCK_WRITES_READ_AGAIN),
    defaultOptions: {
      queries: {
        // The server's answer decides: the message of a failure is shown at once.
        retry: false,
        // After an outage every screen comes back by itself.
        refetchInterval: ({ state }) => (isOutage(state.error) ? OUTAGE_LOOK_MS : false),
      },
      // A write without a connection fails at once; by default it would wait silently and be sent later.
      mutations: { networkMode: 'always' },
    },
  });
