import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { partOf } from '../../../lib/part';
import { Spinner } from '../../../ui/Spinner';
import { useHydrated } from '../../../ui/use-hydrated';

export const ThreadTab = partOf(async () => (await import('./ThreadTab')).ThreadTab);

/** Loaded lazily: most visits do not open the conversation. */
export function LazyThreadTab({ candidateId }: { candidateId: string }) {
  if (!useHydrated())
    return (
      <noscript>
        <p className="max-w-prose">
          <Trans>
            Para leer los mensajes y escribirnos hace falta activar JavaScript. Lo que te escribimos te llega
            también por correo.
          </Trans>
        </p>
      </noscript>
    );
  return (
    <Suspense fallback={<Spinner />}>
      <ThreadTab candidateId={candidateId} />
    </Suspense>
  );
}
