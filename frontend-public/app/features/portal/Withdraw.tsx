import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { useHydrated } from '../../ui/use-hydrated';

/** Rarely used, so it is loaded lazily. */
const WithdrawDialog = lazy(() => import('./WithdrawDialog'));

export function Withdraw({ application }: { application: Schemas['PortalApplication'] }) {
  const [asking, setAsking] = useState(false);
  const hydrated = useHydrated();
  if (!application.abierta) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)} disabled={!hydrated}>
        <Trans>Retirar candidatura</Trans>
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <WithdrawDialog application={application} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
