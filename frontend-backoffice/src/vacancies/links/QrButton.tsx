import QrCode2 from '@mui/icons-material/QrCode2';
import { useState } from 'react';
import { Button } from 'react-admin';
import { later } from '../../ui/later';
import type { TrackingLink } from '../types';

const QrDialog = later(() => import('./QrDialog'), 'QrDialog');

/** Shows the QR code of a link. */
export function QrButton({ link }: { link: TrackingLink }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button label="Código QR" onClick={() => setOpen(true)} aria-label={`Código QR de ${link.nombre}`}>
        <QrCode2 />
      </Button>
      {open && <QrDialog link={link} onClose={() => setOpen(false)} />}
    </>
  );
}
