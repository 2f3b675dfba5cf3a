import { Suspense } from 'react';
import { partOf } from '../../../lib/part';
import { Spinner } from '../../../ui/Spinner';
import { useHydrated } from '../../../ui/use-hydrated';

export const ThreadTab = partOf(async () => (await import('./ThreadTab')).ThreadTab);

/** Loaded lazily: most visits do not open the conversation. */
export function LazyThreadTab({ candidateId }: { candidateId: string }) {
  const waiting = <Spinner />;
  if (!useHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ThreadTab candidateId={candidateId} />
    </Suspense>
  );
}
