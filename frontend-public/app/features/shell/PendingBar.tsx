import { useNavigation } from 'react-router';

/** A moving lane line on top while the next page loads. */
export function PendingBar() {
  const pending = useNavigation().state !== 'idle';
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {pending && (
        <>
          <span className="sr-only">Cargando...</span>
          <div className="pending-bar overflow-hidden text-ink" aria-hidden="true">
            <span className="lane-line block w-[calc(100%+48px)]" />
          </div>
        </>
      )}
    </div>
  );
}
