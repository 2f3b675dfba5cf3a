import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { HashLink } from '../ui/HashLink';
import { RelativeDate } from '../ui/RelativeDate';
import { LogLevelBadge } from './LogLevelBadge';
import type { LogRow } from './types';

const COLUMNS = ['Detalles', 'Nivel', 'Usuario', 'Fecha'];

export function LogTable({ entries }: { entries: readonly LogRow[] }) {
  return (
    <Table aria-label="Registro, lo último primero" sx={{ '& td, & th': { verticalAlign: 'top', px: 1.5 } }}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.id} sx={{ position: 'relative', '&:hover': { bgcolor: 'action.hover' } }}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 'inherit' }}>
              <HashLink id={entry.id}>{entry.details || entry.action}</HashLink>
              <Typography variant="caption" color="text.secondary" component="div">
                {entry.action}
                {entry.entity_email && `, sobre ${entry.entity_email}`}
              </Typography>
            </TableCell>
            <TableCell>
              <LogLevelBadge level={entry.level} />
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{entry.user_email}</TableCell>
            <TableCell>
              <RelativeDate value={entry.created_at} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
