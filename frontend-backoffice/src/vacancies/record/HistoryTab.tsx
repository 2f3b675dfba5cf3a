import { Box, Card, Typography } from '@mui/material';
import { VACANCY_ESTADO_LABEL, VACANCY_EVENT_LABEL, VACANCY_FIELD_LABEL } from '@hiring/contract';
import { useRecordContext } from 'react-admin';
import { formatMoment } from '../../ui/format/dates';
import { Loaded, StateMessage } from '../../ui/Loaded';
import type { Vacancy } from '../vacancy';
import { api, at, useRead, type Schemas } from '../../providers/api';

type Event = Schemas['VacancyHistoryResponse'];
type Change = Event['cambios'][number];

const number = new Intl.NumberFormat('es-ES');

function textOf(field: string, value: Change['antes']): string {
  if (value === null || value === '') return 'Sin indicar';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return number.format(value);
  const text = String(value);
  if (field === 'estado' && text in VACANCY_ESTADO_LABEL) {
    return VACANCY_ESTADO_LABEL[text as keyof typeof VACANCY_ESTADO_LABEL];
  }
  return text;
}

function Changed({ campo, antes, ahora }: Change) {
  const label = VACANCY_FIELD_LABEL[campo as keyof typeof VACANCY_FIELD_LABEL] ?? campo;
  const side = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', m: 0 } as const;
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <Typography component="dt" variant="body2" sx={{ fontWeight: 700 }}>
        {label}
      </Typography>
      <Typography component="dd" variant="note" sx={side}>
        Antes: {textOf(campo, antes)}
      </Typography>
      <Typography component="dd" variant="body2" sx={side}>
        Ahora: {textOf(campo, ahora)}
      </Typography>
    </Box>
  );
}

function Line({ event }: { event: Event }) {
  return (
    <Box component="li" sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ fontWeight: 700 }}>
        {VACANCY_EVENT_LABEL[event.tipo]}
        {event.tipo === 'duplicada' && event.detalle ? `: «${event.detalle}»` : ''}
      </Typography>
      <Typography variant="note">
        {formatMoment(event.fecha)}
        {event.autor ? `, ${event.autor}` : event.tipo === 'cierre_automatico' ? ', por sí sola' : ''}
      </Typography>
      {event.detalle && event.tipo !== 'duplicada' && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {event.detalle}
        </Typography>
      )}
      {event.cambios.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1.25 }}>
          {event.cambios.map((change) => (
            <Changed key={change.campo} {...change} />
          ))}
        </Box>
      )}
    </Box>
  );
}

export function HistoryTab() {
  const { id: vacancyId = '' } = useRecordContext<Vacancy>() ?? {};
  const history = useRead(['vacancy-history', vacancyId], () =>
    api.get('/api/vacancies/{id}/history', at(vacancyId)),
  );
  return (
    <Loaded of={history} failed="No se pudo cargar el historial">
      {(events) =>
        events.length === 0 ? (
          <StateMessage title="Sin cambios todavía">
            Aquí quedará lo que se cambie en esta vacante, con quién y cuándo.
          </StateMessage>
        ) : (
          <Card component="section" aria-label="Historial de la vacante">
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {events.map((event) => (
                <Line key={event.id} event={event} />
              ))}
            </Box>
          </Card>
        )
      }
    </Loaded>
  );
}
