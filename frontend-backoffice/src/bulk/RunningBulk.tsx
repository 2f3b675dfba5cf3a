import { later } from '../ui/later';
import { showRunning, useRunningAction } from './selection';

const BulkNotice = later(() => import('./BulkNotice'), 'BulkNotice');

/** The action that was confirmed last, over whichever screen. */
export function RunningBulk() {
  const action = useRunningAction();
  if (!action) return null;
  return <BulkNotice key={action.id} confirmed={action} onClose={() => showRunning(null)} />;
}
