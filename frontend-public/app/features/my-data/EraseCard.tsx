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
      <Card title="Borrar mi cuenta">
        <p className="max-w-prose">
          Tu cuenta es de personal. No se borra desde aquí: pídelo a quien administra el sistema.
        </p>
      </Card>
    );
  }
  if (erasure.solicitud) return <PendingErasure request={erasure.solicitud} />;
  return (
    <Card title="Borrar mi cuenta">
      <p className="max-w-prose">
        Borramos tu cuenta, tus candidaturas, tu CV y todo lo demás que guardamos de ti. No se puede deshacer.
        Antes te enviamos un correo para confirmar que eres tú.
      </p>
      <Button look="outline" className="mt-5 w-full sm:w-auto" onClick={() => setOpen(true)}>
        Borrar mi cuenta
      </Button>
      {open && (
        <Suspense fallback={<p role="status">Cargando...</p>}>
          <EraseDialog takesPassword={erasure.pide_password} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
