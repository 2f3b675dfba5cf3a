import { Box, Button, Typography } from '@mui/material';
import { formatCardDay, formatHour } from './interviewDates';
import { type Interview, isLive } from './types';
import { useReschedule } from './useInterviewWrites';

interface Props {
  interview: Interview;
  mayWrite: boolean;
  onDone?: () => void;
}

/** What the candidate asks for instead, with a button for each moment proposed. */
export function CandidateAnswer({ interview, mayWrite, onDone }: Props) {
  const { mutate, isPending } = useReschedule();
  const { id, version, peticion } = interview;
  if (!peticion) return null;
  const offered = mayWrite && isLive(interview.estado);
  return (
    <Box
      sx={{ borderLeft: 4, borderColor: 'secondary.main', bgcolor: 'action.hover', p: 1.5, borderRadius: 1 }}
    >
      <Typography sx={{ fontWeight: 'bold' }}>El candidato pide otro momento</Typography>
      {peticion.texto && <Typography sx={{ whiteSpace: 'pre-line' }}>«{peticion.texto}»</Typography>}
      {peticion.propuestas.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
          {peticion.propuestas.map(({ fecha, hora }) => {
            const when = `${formatCardDay(fecha)}, ${formatHour(hora)}`;
            return (
              <Box
                component="li"
                key={when}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}
              >
                {when}
                {offered && (
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={isPending}
                    aria-label={`Proponer esta hora: ${when}`}
                    onClick={() => mutate({ id, request: { fecha, hora, version } }, { onSuccess: onDone })}
                  >
                    Proponer esta hora
                  </Button>
                )}
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
