import { Box, Typography } from '@mui/material';
import { IMPORT_FIELD_LABEL, IMPORT_FIELDS } from '@hiring/contract';
import { SelectInput } from 'react-admin';
import { EMPTY_SHOWN } from '../ui/emptyShown';
import type { ImportDetail } from './types';

const FIELDS = IMPORT_FIELDS.map((id) => ({ id, name: IMPORT_FIELD_LABEL[id] }));

/** Each column of the file with some of its values, and what it is. */
export function ColumnMapping({ columns }: { columns: ImportDetail['columnas'] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {columns.map(({ titulo, muestras }, place) => {
        const name = titulo || `Columna ${place + 1}`;
        return (
          <Box
            // The order of the file's columns never changes.
            key={place}
            component="li"
            sx={{
              display: 'grid',
              gap: 1.5,
              columnGap: 3,
              alignItems: 'center',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 480px) 280px' },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" color="text.secondary" noWrap>
                {muestras.length > 0 ? muestras.join(', ') : 'Vacía'}
              </Typography>
            </Box>
            <SelectInput
              source={`mapeo.${place}`}
              label={`Qué es «${name.slice(0, 40)}»`}
              choices={FIELDS}
              emptyText="No se importa"
              parse={(field: string) => field || null}
              helperText={false}
              slotProps={EMPTY_SHOWN}
            />
          </Box>
        );
      })}
    </Box>
  );
}
