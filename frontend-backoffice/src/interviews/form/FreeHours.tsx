import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { dayFrom } from '../../format/days';
import { reasonOf } from '../../providers/problem';
import { formatLongDay } from '../interviewDates';
import type { Interview } from '../types';
import { api, useRead } from '../../providers/api';

const NAMES = ['id', 'fecha', 'hora', 'duracion_min', 'candidato_id', 'entrevistador_id'] as const;

/** Hours of the day in the form at which nobody concerned has another interview; one click takes one. */
export function FreeHours() {
  const { setValue } = useFormContext();
  const [id, fecha, hora, duracion_min, candidato_id, entrevistador_id] = useWatch<
    Partial<Interview>,
    typeof NAMES
  >({ name: NAMES });
  const query = {
    fecha: fecha ?? '',
    ...(duracion_min ? { duracion: duracion_min } : {}),
    ...(candidato_id ? { candidato_id } : {}),
    ...(entrevistador_id ? { entrevistador_id } : {}),
    ...(id ? { entrevista_id: id } : {}),
  };
  const { data, error, refetch } = useRead(
    ['interviews', 'free', query],
    ({ signal }) => api.get('/api/interviews/free', { params: { query }, signal }),
    {
      // A day that is still being typed is not asked for.
      enabled: dayFrom(query.fecha, 0) === query.fecha && query.fecha >= '2000',
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
  );

  if (error) {
    return (
      <Alert severity="warning" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
        No se pudieron cargar las horas libres. {reasonOf(error)}
      </Alert>
    );
  }
  if (!data) return null;
  const day = formatLongDay(data.fecha);
  if (data.horas.length === 0) {
    return <Typography role="status">No quedan horas libres el {day}.</Typography>;
  }
  return (
    <Box role="group" aria-label={`Horas libres el ${day}`}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        Horas libres el {day}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {data.horas.map((free) => (
          <Chip
            key={free}
            label={free}
            variant={free === hora ? 'filled' : 'outlined'}
            color={free === hora ? 'primary' : 'default'}
            aria-pressed={free === hora}
            onClick={() => setValue('hora', free, { shouldDirty: true, shouldValidate: true })}
            sx={{ '@media (pointer: coarse)': { height: 44 } }}
          />
        ))}
      </Box>
    </Box>
  );
}
