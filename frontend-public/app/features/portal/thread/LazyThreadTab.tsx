import { lazy, Suspense } from 'react';
import { Spinner } from '../../../ui/Spinner';
import { useHydrated } from '../../../ui/use-hydrated';

const ThreadTab = lazy(async () => ({ default: (await import('./ThreadTab')).ThreadTab }));

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
