import { Box, Button, Menu, MenuItem } from '@mui/material';
import { EXPORT_FORMATS } from '@hiring/contract';
import { SortButton, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMenu } from '../ui/useMenu';
import { useExport } from '../bulk/useExport';

/** Brings people in, and takes those that the filters show out as a file. */
export function PeopleActions() {
  const { total, ...list } = useListContext();
  const filters = list.filterValues as object;
  const exporting = useExport();
  const { button, menu, choose } = useMenu();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
      {/* Where the table has no room for its headings. */}
      <Box sx={{ display: { lg: 'none' } }}>
        <SortButton fields={['created_at', 'fecha_aplicacion', 'apellidos', 'estado']} />
      </Box>
      <Button component={Link} to="/imports" variant="contained" color="secondary">
        Importar
      </Button>
      <Button {...button} variant="outlined" disabled={exporting.isPending || total === 0}>
        {exporting.isPending ? 'Exportando...' : 'Exportar'}
      </Button>
      <Menu {...menu}>
        {EXPORT_FORMATS.map((formato) => (
          <MenuItem
            key={formato}
            onClick={choose(() => exporting.mutate({ formato, filtro: JSON.stringify(filters) }))}
          >
            {formato === 'csv' ? 'Exportar CSV' : 'Exportar Excel (XLSX)'}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
