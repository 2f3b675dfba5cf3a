import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../portal/Card';
import { PendingErasure } from './PendingErasure';

/** Rarely needed, so it is loaded lazily. */
const EraseDialog = lazy(() => import('./EraseDialog').then((module) => ({ default: module.EraseDialog })));

export function EraseCard({ erasure }: { erasure: Schemas['ErasureState'] }) {
  const [open, setOpen] = useState(false);
  if (!erasure.permitido) {
    return (
      <Card title={t`Borrar mi cuenta`}>
        <p className="max-w-prose">
          <Trans>
            Tu cuenta es de personal. No se borra desde aquí: pídelo a quien administra el sistema.
          </Trans>
        </p>
      </Card>
    );
  }
  if (erasure.solicitud) return <PendingErasure request={erasure.solicitud} />;
  return (
    <Card title={t`Borrar mi cuenta`}>
      <p className="max-w-prose">
        <Trans>
          Borramos tu cuenta, tus candidaturas, tu CV y todo lo demás que guardamos de ti. No se puede
          deshacer. Antes te enviamos un correo para confirmar que eres tú.
        </Trans>
      </p>
      <Button look="outline" className="mt-5 w-full sm:w-auto" onClick={() => setOpen(true)}>
        <Trans>Borrar mi cuenta</Trans>
      </Button>
      {open && (
        <Suspense
          fallback={
            <p role="status">
              <Trans>Cargando...</Trans>
            </p>
          }
        >
          <EraseDialog takesPassword={erasure.pide_password} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
