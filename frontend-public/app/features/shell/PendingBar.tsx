import { useNavigation } from 'react-router';
import { Spinner } from '../../ui/Spinner';
import { pendingMessage } from './pending-message';

/** A progress line while the next page loads; after a while it names the page. */
export function PendingBar() {
  const { location } = useNavigation();
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {location && (
        <div className="pending-bar overflow-hidden text-ink" aria-hidden="true">
          <span className="lane-line block w-[calc(100%+48px)]" />
        </div>
      )}
      <div role="status" className="flex justify-center p-4">
        {location && (
          <div className="pending-note rounded-full border border-line bg-surface px-5 py-2 shadow-high">
            <Spinner size="sm" live={false} message={pendingMessage(location.pathname)} />
          </div>
        )}
      </div>
    </div>
  );
}
