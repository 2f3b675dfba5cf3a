import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { fieldText, valueText } from './logText';
import type { LogRow } from './types';

/** Field by field, before and after. */
export function LogChanges({ changes }: { changes: LogRow['cambios'] }) {
  return (
    <Table
      size="small"
      aria-label="Cambios"
      sx={{ '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Campo</TableCell>
          <TableCell>Antes</TableCell>
          <TableCell>Ahora</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ campo, antes, ahora }) => (
          <TableRow key={campo}>
            <TableCell component="th" scope="row">
              {fieldText(campo)}
            </TableCell>
            <TableCell>{valueText(campo, antes)}</TableCell>
            <TableCell>{valueText(campo, ahora)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
