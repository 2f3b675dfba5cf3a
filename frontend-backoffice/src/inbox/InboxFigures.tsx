import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { HelpButton } from '../ui/buttons';
import { numberFormat } from '@hiring/contract';
import { api, useRead } from '../providers/api';
import { translate } from '../i18n/texts';

const hours = numberFormat({ maximumFractionDigits: 1 });
const inHours = (value: number | null): string =>
  value === null ? '—' : translate('inbox.figures.hours', { hours: hours(value) });

/** How many are open and how soon they are answered, and of whom. */
export function InboxFigures() {
  const { data } = useRead(['thread-figures'], () => api.get('/api/threads/figures'));
  if (!data) return null;
  const { abiertas, sin_responder, respondidas, horas_hasta_responder, personas } = data;
  return (
    <HelpButton
      label={translate('inbox.figures.line', {
        abiertas,
        sin_responder,
        median: inHours(horas_hasta_responder),
      })}
      title={translate('inbox.figures.title')}
    >
      <p>{translate('inbox.figures.explained', { count: respondidas })}</p>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['person', 'open', 'answered', 'median'].map((head) => (
              <TableCell key={head}>{translate(`inbox.figures.${head}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {personas.map((one) => (
            <TableRow key={one.id}>
              <TableCell>{one.nombre}</TableCell>
              <TableCell>{one.abiertas}</TableCell>
              <TableCell>{one.respondidas}</TableCell>
              <TableCell>{inHours(one.horas_hasta_responder)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </HelpButton>
  );
}
