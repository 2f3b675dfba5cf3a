import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PriorityBadge, shortId, StageBadge } from '../candidates/StateBadges';
import { type CandidateRow, fullName } from '../candidates/types';
import { useDepartments } from '../departments/useDepartments';
import { formatDay } from '../format/dates';
import { PersonActions } from './PersonActions';

/** The same as the table, one below the other, where there is no room for six columns. */
export function PeopleCards({ rows }: { rows: readonly CandidateRow[] }) {
  const { departmentName, positionName } = useDepartments();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((person) => (
        <Box
          key={person.id}
          component="li"
          sx={{ p: 2, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.75 }}
        >
          <Box>
            <Typography variant="h3" component="h2">
              {fullName(person)}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              ID: {shortId(person.id)}, {formatDay(person.fecha_aplicacion)}
            </Typography>
          </Box>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{person.email}</Typography>
          {person.telefono && <Typography>{person.telefono}</Typography>}
          <Typography>
            {positionName(person.departamento, person.posicion)}
            <Typography component="span" color="text.secondary">
              , {departmentName(person.departamento)}
            </Typography>
          </Typography>
          <Box
            sx={{
              display: 'flex',
              gap: 1,
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
              <StageBadge estado={person.estado} retirada={person.retirada} />
              <PriorityBadge prioridad={person.prioridad} />
            </Box>
            <PersonActions person={person} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
