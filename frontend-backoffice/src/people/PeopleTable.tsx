import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { PriorityBadge, shortId, StageBadge } from '../candidates/StateBadges';
import { type CandidateRow, fullName } from '../candidates/types';
import { useDepartments } from '../departments/useDepartments';
import { formatDay } from '../format/dates';
import { PersonActions } from './PersonActions';

interface Column {
  label: string;
  /** By what it sorts, and which way first. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

const COLUMNS: readonly Column[] = [
  { label: 'Candidato', sort: { field: 'apellidos', order: 'ASC' } },
  { label: 'Contacto' },
  { label: 'Posición' },
  { label: 'Estado', sort: { field: 'estado', order: 'ASC' } },
  { label: 'Fecha', sort: { field: 'fecha_aplicacion', order: 'DESC' } },
  { label: 'Acciones' },
];

const DIRECTION = { ASC: 'asc', DESC: 'desc' } as const;
const SORTED = { ASC: 'ascending', DESC: 'descending' } as const;

function Heading({ label, sort: own }: Column) {
  const { sort, setSort } = useListContext();
  if (!own) return <TableCell>{label}</TableCell>;
  const active = sort.field === own.field;
  const next = active && sort.order === own.order ? OPPOSITE[own.order] : own.order;
  return (
    <TableCell aria-sort={active ? SORTED[sort.order] : 'none'}>
      <TableSortLabel
        active={active}
        direction={DIRECTION[active ? sort.order : own.order]}
        onClick={() => setSort({ field: own.field, order: next })}
        sx={{ minHeight: 44 }}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

const OPPOSITE = { ASC: 'DESC', DESC: 'ASC' } as const;

const Second = ({ children }: { children: string }) => (
  <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
    {children}
  </Typography>
);

export function PeopleTable({ rows }: { rows: readonly CandidateRow[] }) {
  const { departmentName, positionName } = useDepartments();
  return (
    <Table aria-label="Candidatos" sx={{ '& tbody td, & tbody th': { verticalAlign: 'top' } }}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <Heading key={column.label} {...column} />
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
