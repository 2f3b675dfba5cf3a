import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useListContext } from 'react-admin';
import { useDepartments } from '../departments/useDepartments';
import { HashLink } from '../ui/HashLink';
import { RelativeDate } from '../ui/RelativeDate';
import { type UserRow, userName } from './types';
import { RoleBadge, StatusBadge } from './UserBadges';
import { UserMenu } from './UserMenu';
import { securityText } from './userText';

const COLUMNS = [
  { label: 'Usuario', sort: 'email', first: 'ASC' },
  { label: 'Rol' },
  { label: 'Departamento' },
  { label: 'Estado' },
  { label: 'Último acceso', sort: 'last_sign_in_at', first: 'DESC' },
  { label: 'Creado', sort: 'created_at', first: 'DESC' },
] as const;

function Heads() {
  const { sort, setSort } = useListContext<UserRow>();
  return (
    <TableRow>
      {COLUMNS.map((column) => {
        if (!('sort' in column)) return <TableCell key={column.label}>{column.label}</TableCell>;
        const active = sort.field === column.sort;
        const other = sort.order === 'ASC' ? 'DESC' : 'ASC';
        const direction = sort.order === 'ASC' ? 'asc' : 'desc';
        return (
          <TableCell
            key={column.label}
            aria-sort={active ? (direction === 'asc' ? 'ascending' : 'descending') : 'none'}
          >
            <TableSortLabel
              active={active}
              direction={active ? direction : column.first === 'ASC' ? 'asc' : 'desc'}
              onClick={() => setSort({ field: column.sort, order: active ? other : column.first })}
            >
              {column.label}
            </TableSortLabel>
          </TableCell>
        );
      })}
      <TableCell>
        <span style={visuallyHidden}>Acciones</span>
      </TableCell>
    </TableRow>
  );
}

export function UserTable({ users }: { users: readonly UserRow[] }) {
  const { departmentName, positionName } = useDepartments();
  return (
    <Table aria-label="Usuarios" sx={{ '& td, & th': { verticalAlign: 'top', px: 1.5 } }}>
      <TableHead>
        <Heads />
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <TableRow key={user.id} sx={{ position: 'relative', '&:hover': { bgcolor: 'action.hover' } }}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', maxWidth: 300 }}>
              <HashLink id={user.id}>{userName(user)}</HashLink>
              {user.nombre && (
                <Typography variant="caption" color="text.secondary" component="div">
                  {user.email}
                </Typography>
              )}
            </TableCell>
            <TableCell>
              <RoleBadge role={user.role} />
            </TableCell>
            <TableCell>
              {user.departamento ? departmentName(user.departamento) : '—'}
              {user.departamento && user.posicion && (
                <Typography variant="caption" color="text.secondary" component="div">
                  {positionName(user.departamento, user.posicion)}
                </Typography>
              )}
            </TableCell>
            <TableCell>
              <StatusBadge {...user} />
              <Typography variant="caption" color="text.secondary" component="div">
                {securityText(user)}
              </Typography>
            </TableCell>
            <TableCell>
              {user.last_sign_in_at ? <RelativeDate value={user.last_sign_in_at} /> : 'Nunca'}
            </TableCell>
            <TableCell>
              <RelativeDate value={user.created_at} />
            </TableCell>
            <TableCell sx={{ py: 0.5 }}>
              <UserMenu user={user} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
