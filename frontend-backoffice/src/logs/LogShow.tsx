import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { LOG_NOBODY } from '@hiring/contract';
import { Link } from 'react-admin';
import { formatMoment } from '../format/dates';
import { userAddress } from '../panel/PanelFrame';
import { Facts, Section } from '../ui/Facts';
import { actionText, fieldText, type LogEntry, LogLevelBadge, type LogRow, valueText } from './log';

function LogChanges({ changes }: { changes: LogRow['cambios'] }) {
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

function About({ entry: { entity, entity_id, entity_email } }: { entry: LogEntry }) {
  if (!entity) return '—';
  if (entity === 'user' && entity_id && entity_email !== LOG_NOBODY.erased) {
    return <Link to={userAddress(entity_id)}>{entity_email}</Link>;
  }
  if (entity === 'candidates' && entity_id) {
    return <Link to={`/candidates/${entity_id}/show`}>Ver candidato</Link>;
  }
  return `${entity_email ?? entity} ${entity_id ?? ''}`;
}

function Who({ entry: { actor_id, user_email } }: { entry: LogEntry }) {
  if (!actor_id || user_email === LOG_NOBODY.erased) return user_email;
  return <Link to={userAddress(actor_id)}>{user_email}</Link>;
}

export function LogRecord({ entry }: { entry: LogEntry }) {
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 2, display: 'grid', gap: 2.5 }}>
      <Box component="header" sx={{ pr: 6, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {entry.details || entry.action}
        </Typography>
        <LogLevelBadge level={entry.level} />
      </Box>
      <Facts
        facts={[
          { label: 'Fecha', value: formatMoment(entry.created_at) },
          { label: 'Usuario', value: <Who entry={entry} /> },
          { label: 'Acción', value: actionText(entry.action) },
          { label: 'Sobre', value: <About entry={entry} /> },
          { label: 'Número de entrada', value: entry.id },
          { label: 'Sello', value: entry.sellada ? 'Sellada' : 'A la espera de su sello' },
        ]}
      />
      <Section title="Cambios">
        {entry.cambios.length > 0 ? (
          <LogChanges changes={entry.cambios} />
        ) : (
          <Typography color="text.secondary">Esta entrada no guarda valores de antes y después.</Typography>
        )}
      </Section>
    </Box>
  );
}
