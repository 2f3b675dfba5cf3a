import { lazy, Suspense } from 'react';
import { showRunning, useRunningAction } from './runningAction';

const BulkNotice = lazy(async () => ({ default: (await import('./BulkNotice')).BulkNotice }));

/** The action that was confirmed last, over whichever screen. */
export function RunningBulk() {
  const action = useRunningAction();
  if (!action) return null;
  return (
    <Suspense fallback={null}>
      <BulkNotice key={action.id} confirmed={action} onClose={() => showRunning(null)} />
    </Suspense>
  );
}
