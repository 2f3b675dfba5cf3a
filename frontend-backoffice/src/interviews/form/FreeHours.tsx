import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import type { FreeHoursQuery } from '../../providers/calls/interviews';
import { reasonOf } from '../../providers/problem';
import { formatLongDay } from '../interviewDates';

interface Props {
  query: FreeHoursQuery & { fecha: string };
  hora: string;
  onChoose: (hora: string) => void;
}

/** Hours of the day at which nobody concerned has another interview. */
export function FreeHours({ query, hora, onChoose }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['interviews', 'free', query],
    queryFn: ({ signal }) => dataProvider.freeHours(query, signal),
    staleTime: 0,
  });

  if (isPending) return <Typography role="status">Buscando horas libres...</Typography>;
  if (error) {
    return (
      <Alert severity="warning" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
        No se pudieron cargar las horas libres. {reasonOf(error)}
      </Alert>
    );
  }
  if (data.horas.length === 0) {
    return <Typography role="status">No quedan horas libres el {formatLongDay(query.fecha)}.</Typography>;
  }
  return (
    <Box role="group" aria-label={`Horas libres el ${formatLongDay(query.fecha)}`}>
      <Typography sx={{ mb: 1 }}>Horas libres el {formatLongDay(query.fecha)}:</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {data.horas.map((free) => (
          <Button
            key={free}
            size="small"
            variant={free === hora ? 'contained' : 'outlined'}
            aria-pressed={free === hora}
            onClick={() => onChoose(free)}
            sx={{ minWidth: 64 }}
          >
            {free}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
