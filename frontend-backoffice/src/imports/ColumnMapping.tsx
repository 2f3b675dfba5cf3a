import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IMPORT_FIELD_LABEL, IMPORT_FIELDS, type ImportField } from '@hiring/contract';
import type { ImportDetail } from './types';

interface Props {
  columns: ImportDetail['columnas'];
  mapping: readonly (ImportField | null)[];
  onChange: (mapping: (ImportField | null)[]) => void;
}

/** Each column of the file with some of its values, and what it is. */
export function ColumnMapping({ columns, mapping, onChange }: Props) {
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
            <TextField
              select
              label={`Qué es «${name.slice(0, 40)}»`}
              margin="none"
              value={mapping[place] ?? ''}
              onChange={({ target }) =>
                onChange(
                  mapping.map((field, one) =>
                    one === place ? (IMPORT_FIELDS.find((known) => known === target.value) ?? null) : field,
                  ),
                )
              }
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            >
              <MenuItem value="">No se importa</MenuItem>
              {IMPORT_FIELDS.map((field) => (
                <MenuItem key={field} value={field}>
                  {IMPORT_FIELD_LABEL[field]}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        );
      })}
    </Box>
  );
}
