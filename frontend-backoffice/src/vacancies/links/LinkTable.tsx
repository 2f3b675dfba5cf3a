import { Box, Typography } from '@mui/material';
import { DataTable, DeleteWithConfirmButton } from 'react-admin';
import { formatDay } from '../../format/dates';
import { formatCount } from '../../format/formatCount';
import type { TrackingLink } from '../types';
import { CopyButton } from './CopyButton';
import { QrButton } from './QrButton';

const Column = DataTable.Col<TrackingLink>;

/** Links: where each is put, its address, what it brought, and what one does with it. */
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
      <Column
        source="visitas"
        render={({ visitas }) => `${formatCount(visitas)} ${visitas === 1 ? 'visita' : 'visitas'}`}
      />
      <Column
        source="candidaturas"
        render={({ candidaturas: count }) =>
          count === null
            ? 'Más de 1.000 candidaturas'
            : `${formatCount(count)} ${count === 1 ? 'candidatura' : 'candidaturas'}`
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
