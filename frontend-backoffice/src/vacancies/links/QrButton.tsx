import QrCode2 from '@mui/icons-material/QrCode2';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-admin';
import type { TrackingLink } from '../types';

const QrDialog = lazy(async () => ({ default: (await import('./QrDialog')).QrDialog }));

/** Shows the QR code of a link. */
export function QrButton({ link }: { link: TrackingLink }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button label="Código QR" onClick={() => setOpen(true)} aria-label={`Código QR de ${link.nombre}`}>
        <QrCode2 />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <QrDialog link={link} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
