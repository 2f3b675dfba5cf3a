import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { BOARD_COLUMN, STAGES, TONE_COLOURS } from '@hiring/contract';
import { Link, Translate } from 'react-admin';
import { formatMoment } from '../../ui/format/dates';
import { formatCount, pluralOf } from '../../ui/format/counts';
import { stageTone } from '../../candidates/StateBadges';
import { RetryAlert } from '../../ui/Loaded';
import { StatCard } from '../../ui/StatCard';
import { applicationsAddress, boardAddress, type OfVacancy } from '../vacancy';
import { useVacancyFigures } from '../useVacancyFigures';
import { WaitingPeople } from './WaitingPeople';
import { api, at, useRead } from '../../providers/api';
import { readAgain } from '../../providers/freshness';
import { translate } from '../../i18n/texts';
import { Columns } from '../../ui/layout';
import { Alert } from '../../ui/Alert';

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
      void readAgain(queryClient, [{ noun: 'applications', vacante_id: vacancyId }]);
    }
    seen.current = mark;
  }, [mark, queryClient, vacancyId]);

  if (!answer) return null;
  const done = answer.total - answer.pendientes;
  const said = (key: string, count: number) =>
    count > 0 ? translate(`vacancies.answer.${key}`, { count: formatCount(count) }) : '';
  return (
    <Alert severity={answer.fallidas > 0 ? 'warning' : running ? 'info' : 'success'} role="status">
      {translate(running ? 'vacancies.answer.running' : 'vacancies.answer.done', {
        ...pluralOf(answer.respondidas),
        total: formatCount(answer.total),
        done: formatCount(done),
        when: formatMoment(answer.created_at),
        closed: said('closed', answer.ya_cerradas),
        failed: said('failed', answer.fallidas),
      })}
      {running && (
        <Box sx={{ mt: 1 }}>
          <LinearProgress
            variant="determinate"
            value={answer.total > 0 ? (100 * done) / answer.total : 0}
            aria-label={translate('vacancies.answer.progress')}
          />
        </Box>
      )}
    </Alert>
  );
}

const CARDS = [
  ...STAGES.map((name) => [name, BOARD_COLUMN[name], stageTone(name)] as const),
  ['retiradas', 'vacancies.applications.retiradas', 'grey'],
  ['sin_responder', 'vacancies.applications.sin_responder', 'red'],
  ['entrevistas_previstas', 'vacancies.applications.entrevistas_previstas', 'purple'],
] as const;

export function ApplicationsTab({ vacancy }: OfVacancy) {
  const { data, isError, refetch } = useVacancyFigures([vacancy.id]);
  const figures = data?.get(vacancy.id);
  return (
    <Stack spacing={2.5}>
      {isError && <RetryAlert onRetry={refetch}>{translate('vacancies.words.uncounted')}</RetryAlert>}
      <Columns as="dl" xs={3} lg={9} spacing={1} aria-label={translate('vacancies.applications.figures')}>
        <StatCard
          label="vacancies.applications.total"
          value={figures?.total}
          failed={isError}
          to={boardAddress(vacancy.id)}
        />
        {CARDS.map(([name, label, tone]) => (
          <StatCard
            key={name}
            label={label}
            value={figures?.[name]}
            failed={isError}
            colour={TONE_COLOURS[tone].solid}
          />
        ))}
      </Columns>
      <Typography variant="note">
        <Translate
          i18nKey="vacancies.applications.lead"
          options={{
            board: <Link to={boardAddress(vacancy.id)}>{translate('vacancies.applications.board')}</Link>,
            list: (
              <Link to={applicationsAddress(vacancy.id)}>{translate('vacancies.applications.list')}</Link>
            ),
          }}
        />
      </Typography>
      <AnswerProgress vacancyId={vacancy.id} />
      <section aria-labelledby="esperan-titulo">
        <Typography variant="h2" id="esperan-titulo" gutterBottom>
          {translate('vacancies.applications.waiting')}
        </Typography>
        <WaitingPeople vacancy={vacancy} />
      </section>
    </Stack>
  );
}
