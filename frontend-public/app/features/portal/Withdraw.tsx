import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { useHydrated } from '../../ui/use-hydrated';

/** Rarely used, so it is loaded lazily. */
const WithdrawDialog = lazy(() => import('./WithdrawDialog'));

interface Props {
  application: Schemas['PortalApplication'];
  /** Of the heading of the application: whoever has several hears which one the button is of. */
  titleId: string;
}

export function Withdraw({ application, titleId }: Props) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  const hydrated = useHydrated();
  if (!application.abierta) return null;
  return (
    <>
      <Button
        id={id}
        aria-labelledby={`${id} ${titleId}`}
        look="quiet"
        onClick={() => setAsking(true)}
        disabled={!hydrated}
      >
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
