import { Box, Button, Menu, MenuItem } from '@mui/material';
import { EXPORT_FORMATS } from '@hiring/contract';
import { useState } from 'react';
import { SortButton, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useExport } from '../bulk/useExport';

/** Brings people in, and takes those that the filters show out as a file. */
export function PeopleActions() {
  const { total, ...list } = useListContext();
  const filters = list.filterValues as object;
  const exporting = useExport();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
      {/* Where the table has no room for its headings. */}
      <Box sx={{ display: { lg: 'none' } }}>
        <SortButton fields={['created_at', 'fecha_aplicacion', 'apellidos', 'estado']} />
      </Box>
      <Button component={Link} to="/imports" variant="contained" color="secondary">
        Importar
      </Button>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        disabled={exporting.isPending || total === 0}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {exporting.isPending ? 'Exportando...' : 'Exportar'}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {EXPORT_FORMATS.map((formato) => (
          <MenuItem
            key={formato}
            onClick={() => {
              setAnchor(null);
              exporting.mutate({ formato, filtro: JSON.stringify(filters) });
            }}
          >
            {formato === 'csv' ? 'Exportar CSV' : 'Exportar Excel (XLSX)'}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
