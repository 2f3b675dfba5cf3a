import { Alert, Box, LinearProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatMoment } from '../format/dates';
import { formatCount } from '../format/formatCount';
import { useRead } from '../providers/useRead';
import { VACANCY_READS } from './vacancyReads';

const POLL_MS = 1500;

/** How the order to answer everyone goes, or went. */
export function AnswerProgress({ vacancyId }: { vacancyId: string }) {
  const queryClient = useQueryClient();
  const { data } = useRead(
    ['vacancy-unanswered', vacancyId],
    (provider) => provider.vacancyUnanswered(vacancyId),
    {
      refetchInterval: ({ state }) =>
        state.data?.respuesta && !state.data.respuesta.terminada_at ? POLL_MS : false,
    },
  );
  const answer = data?.respuesta ?? null;
  const running = answer !== null && !answer.terminada_at;
  const mark = answer && `${answer.respondidas}/${answer.terminada_at}`;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    // Whenever more have been answered, figures and list are others too.
    if (mark && seen.current && mark !== seen.current) {
      for (const name of VACANCY_READS) void queryClient.invalidateQueries({ queryKey: [name] });
    }
    seen.current = mark;
  }, [mark, queryClient, vacancyId]);

  if (!answer) return null;
  const done = answer.total - answer.pendientes;
  return (
    <Alert severity={answer.fallidas > 0 ? 'warning' : running ? 'info' : 'success'} role="status">
      {running
        ? `Respondiendo a ${formatCount(answer.total)}: van ${formatCount(done)}.`
        : `Respuesta a todas del ${formatMoment(answer.created_at)}: ${formatCount(answer.respondidas)} ${
            answer.respondidas === 1 ? 'respondida' : 'respondidas'
          }${answer.ya_cerradas > 0 ? `, ${formatCount(answer.ya_cerradas)} ya cerradas` : ''}${
            answer.fallidas > 0 ? `, ${formatCount(answer.fallidas)} sin poder responder` : ''
          }. Cada rechazo se puede cancelar en la ficha hasta que sale su correo.`}
      {running && (
        <Box sx={{ mt: 1 }}>
          <LinearProgress
            variant="determinate"
            value={answer.total > 0 ? (100 * done) / answer.total : 0}
            aria-label="Personas respondidas"
          />
        </Box>
      )}
    </Alert>
  );
}
