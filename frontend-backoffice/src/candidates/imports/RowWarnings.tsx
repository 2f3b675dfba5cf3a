import { Typography } from '@mui/material';
import { IMPORT_FIELD_LABEL, type ImportField } from '@hiring/contract';
import { useFieldLabels } from '../../fields/fieldFilters';
import type { Schemas } from '../../providers/api';

/** What was read otherwise than it stands in the file. */
export function RowWarnings({ row }: { row: Schemas['ImportRowResponse'] }) {
  const ownLabel = useFieldLabels();
  if (row.avisos.length === 0) return null;
  return (
    <ul>
      {row.avisos.map(({ campo, mensaje }) => (
        <li key={campo}>
          <Typography variant="body2">
            {IMPORT_FIELD_LABEL[campo as ImportField] ?? ownLabel(campo) ?? campo}: {mensaje}
          </Typography>
        </li>
      ))}
    </ul>
  );
}
