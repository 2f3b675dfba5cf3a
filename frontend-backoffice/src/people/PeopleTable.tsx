import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { PriorityBadge, shortId, StageBadge } from '../candidates/StateBadges';
import { type CandidateRow, fullName } from '../candidates/types';
import { useDepartments } from '../departments/useDepartments';
import { formatDay } from '../format/dates';
import { PersonActions } from './PersonActions';

const COLUMNS = ['Candidato', 'Contacto', 'Posición', 'Estado', 'Fecha', 'Acciones'];

const Second = ({ children }: { children: string }) => (
  <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
    {children}
  </Typography>
);

export function PeopleTable({ rows }: { rows: readonly CandidateRow[] }) {
  const { departmentName, positionName } = useDepartments();
  return (
    <Table aria-label="Candidatos, los últimos primero" sx={{ '& td, & th': { verticalAlign: 'top' } }}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((person) => (
          <TableRow key={person.id} hover>
            <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
              {fullName(person)}
              <Second>{`ID: ${shortId(person.id)}`}</Second>
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {person.email}
              {person.telefono && <Second>{person.telefono}</Second>}
            </TableCell>
            <TableCell>
              {positionName(person.departamento, person.posicion)}
              <Second>{departmentName(person.departamento)}</Second>
            </TableCell>
            <TableCell>
              <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
                <StageBadge estado={person.estado} retirada={person.retirada} />
                <PriorityBadge prioridad={person.prioridad} />
              </Box>
            </TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(person.fecha_aplicacion)}</TableCell>
            <TableCell>
              <PersonActions person={person} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
