import ContentCopy from '@mui/icons-material/ContentCopy';
import { Button, DataTable, DeleteWithConfirmButton, useNotify } from 'react-admin';
import QrCode2 from '@mui/icons-material/QrCode2';
import { counted } from '@hiring/contract';
import { useState } from 'react';
import { Box, Typography } from '@mui/material';
import type { TrackingLink } from '../vacancy';
import { later } from '../../ui/later';
import { formatDay } from '../../format/dates';

function CopyButton({ link }: { link: TrackingLink }) {
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

const QrDialog = later(() => import('./QrDialog'), 'QrDialog');

function QrButton({ link }: { link: TrackingLink }) {
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

const Column = DataTable.Col<TrackingLink>;

export function LinkTable() {
  return (
    <DataTable<TrackingLink>>
      <Column
        source="nombre"
        disableSort={false}
        render={({ nombre, direccion }) => (
          <>
            <Box sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>{nombre}</Box>
            <Typography variant="caption" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
              {direccion}
            </Typography>
          </>
        )}
      />
      <Column source="visitas" render={({ visitas }) => counted(visitas, 'visita', 'visitas')} />
      <Column
        source="candidaturas"
        render={({ candidaturas: count }) =>
          count === null ? 'Más de 1.000 candidaturas' : counted(count, 'candidatura', 'candidaturas')
        }
      />
      <Column
        source="created_at"
        disableSort={false}
        sortByOrder="DESC"
        cellClassName="wide"
        render={({ created_at, autor }) => `${formatDay(created_at)}${autor ? ` por ${autor}` : ''}`}
      />
      <Column
        source="buttons"
        label="resources.tracking-links.fields.actions"
        render={(link) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <CopyButton link={link} />
            <QrButton link={link} />
            {link.candidaturas === 0 && (
              <DeleteWithConfirmButton
                redirect={false}
                confirmTitle="¿Eliminar este enlace?"
                confirmContent="Quien lo tenga seguirá llegando a la oferta, pero sus visitas dejarán de contarse."
              />
            )}
          </Box>
        )}
      />
    </DataTable>
  );
}
