import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { BOARD_COLUMN, STAGES, TONE_COLOURS } from '@hiring/contract';
import { Link, useRecordContext } from 'react-admin';
import { formatMoment } from '../../ui/format/dates';
import { formatCount } from '../../ui/format/counts';
import { stageTone } from '../../candidates/StateBadges';
import { columns } from '../../ui/lists/columns';
import { RetryAlert } from '../../ui/Loaded';
import { StatCard } from '../../ui/StatCard';
import { applicationsAddress, boardAddress, type Vacancy, VACANCY_READS } from '../vacancy';
import { useVacancyFigures } from '../useVacancyFigures';
import { WaitingPeople } from './WaitingPeople';
import { api, at, useRead } from '../../providers/api';

const POLL_MS = 1500;

function AnswerProgress({ vacancyId }: { vacancyId: string }) {
  const queryClient = useQueryClient();
  const { data } = useRead(
    ['vacancy-unanswered', vacancyId],
    () => api.get('/api/vacancies/{id}/unanswered', at(vacancyId)),
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

const CARDS = [
  ...STAGES.map((name) => [name, BOARD_COLUMN[name], stageTone(name)] as const),
  ['retiradas', 'Retiradas', 'grey'],
  ['sin_responder', 'Sin responder', 'red'],
  ['entrevistas_previstas', 'Citas previstas', 'purple'],
] as const;

export function ApplicationsTab() {
  const vacancy = useRecordContext<Vacancy>();
  const { data, isError, refetch } = useVacancyFigures(vacancy ? [vacancy.id] : []);
  if (!vacancy) return null;
  const figures = data?.get(vacancy.id);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {isError && <RetryAlert onRetry={refetch}>No se pudieron contar las candidaturas.</RetryAlert>}
      <Box
        component="dl"
        aria-label="Candidaturas de la vacante"
        sx={{ ...columns({ xs: 3, lg: 9 }), m: 0, gap: { xs: 1, sm: 1.5 }, alignItems: 'stretch' }}
      >
        <StatCard label="Total" value={figures?.total} failed={isError} to={boardAddress(vacancy.id)} />
        {CARDS.map(([name, label, tone]) => (
          <StatCard
            key={name}
            label={label}
            value={figures?.[name]}
            failed={isError}
            colour={TONE_COLOURS[tone].solid}
          />
        ))}
      </Box>
      <Typography variant="note">
        <Link to={boardAddress(vacancy.id)}>Su tablero</Link> tiene todas las candidaturas de esta vacante;{' '}
        <Link to={applicationsAddress(vacancy.id)}>la lista</Link>, a quienes la tienen como actual.
      </Typography>
      <AnswerProgress vacancyId={vacancy.id} />
      <section aria-labelledby="esperan-titulo">
        <Typography variant="h2" id="esperan-titulo" sx={{ mb: 1 }}>
          Esperan respuesta
        </Typography>
        <WaitingPeople vacancy={vacancy} />
      </section>
    </Box>
  );
}
