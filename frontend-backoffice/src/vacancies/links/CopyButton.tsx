import ContentCopy from '@mui/icons-material/ContentCopy';
import { Button, useNotify } from 'react-admin';
import type { TrackingLink } from '../types';

/** Copies the address of a link. */
export function CopyButton({ link }: { link: TrackingLink }) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.direccion);
      notify('Enlace copiado', { type: 'success' });
    } catch {
      // Denied, or no secure origin: the address is on the screen and can be selected.
      notify('El navegador no deja copiar. Selecciona la dirección y cópiala.', { type: 'warning' });
    }
  };
  return (
    <Button label="Copiar" onClick={() => void copy()} aria-label={`Copiar el enlace de ${link.nombre}`}>
      <ContentCopy />
    </Button>
  );
}
