import { Box, Card, List, Stack, Typography } from '@mui/material';
import { VACANCY_ESTADO_LABEL, VACANCY_EVENT_LABEL } from '@hiring/contract';
import { translate } from '../../i18n/texts';
import { formatMoment } from '../../ui/format/dates';
import { Loaded, StateMessage } from '../../ui/Loaded';
import type { OfVacancy } from '../vacancy';
import { useGetManyReference } from 'react-admin';
import type { Schemas } from '../../providers/api';
import { LongText } from '../../ui/layout';

type Event = Schemas['VacancyHistoryResponse'];
type Change = Event['cambios'][number];

const number = new Intl.NumberFormat('es-ES');

function textOf(field: string, value: Change['antes']): string {
  if (value === null || value === '') return translate('vacancies.history.blank');
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  if (typeof value === 'number') return number.format(value);
  const text = String(value);
  if (field === 'estado' && text in VACANCY_ESTADO_LABEL) {
    return VACANCY_ESTADO_LABEL[text as keyof typeof VACANCY_ESTADO_LABEL];
  }
  return text;
}

function Changed({ campo, antes, ahora }: Change) {
  return (
    <Stack spacing={0.25}>
      <Typography component="dt" variant="strong">
        {translate(`resources.vacancies.fields.${campo}`, { _: campo })}
      </Typography>
      <LongText component="dd" variant="note">
        {translate('vacancies.history.before', { value: textOf(campo, antes) })}
      </LongText>
      <LongText component="dd" variant="body2">
        {translate('vacancies.history.now', { value: textOf(campo, ahora) })}
      </LongText>
    </Stack>
  );
}

function Line({ event }: { event: Event }) {
  const alone = event.tipo === 'cierre_automatico';
  return (
    <Box component="li" sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="strong">
        {VACANCY_EVENT_LABEL[event.tipo]}
        {event.tipo === 'duplicada' && event.detalle ? `: «${event.detalle}»` : ''}
      </Typography>
      <Typography variant="note">
        {[formatMoment(event.fecha), event.autor ?? (alone && translate('vacancies.history.alone'))]
          .filter(Boolean)
          .join(', ')}
      </Typography>
      {event.detalle && event.tipo !== 'duplicada' && (
        <Typography variant="body2">{event.detalle}</Typography>
      )}
      {event.cambios.length > 0 && (
        <Stack component="dl" spacing={1.25} sx={{ mt: 1 }}>
          {event.cambios.map((change) => (
            <Changed key={change.campo} {...change} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

export function HistoryTab({ vacancy: { id } }: OfVacancy) {
  const history = useGetManyReference<Event>('history', { target: 'vacancies', id });
  return (
    <Loaded of={history} failed="vacancies.history.failed">
      {(events) =>
        events.length === 0 ? (
          <StateMessage title="vacancies.history.none">{translate('vacancies.history.invite')}</StateMessage>
        ) : (
          <Card component="section" aria-label={translate('vacancies.history.label')}>
            <List component="ol" disablePadding>
              {events.map((event) => (
                <Line key={event.id} event={event} />
              ))}
            </List>
          </Card>
        )
      }
    </Loaded>
  );
}
