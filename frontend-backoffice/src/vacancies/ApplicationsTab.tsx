import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { BOARD_COLUMN, STAGES, TONE_COLOURS } from '@hiring/contract';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { stageTone } from '../candidates/stageText';
import { formatCount } from '../format/formatCount';
import { StatCard } from '../ui/StatCard';
import { AnswerProgress } from './AnswerProgress';
import { applicationsAddress, boardAddress } from './addresses';
import type { Vacancy } from './types';
import { useVacancyFigures } from './useVacancyFigures';
import { WaitingPeople } from './WaitingPeople';

const CARDS = [
  ...STAGES.map((name) => [name, BOARD_COLUMN[name], stageTone(name)] as const),
  ['retiradas', 'Retiradas', 'grey'],
  ['sin_responder', 'Sin responder', 'red'],
  ['entrevistas_previstas', 'Citas previstas', 'purple'],
] as const;

/** Figures by stage, the ways to board and list, and who waits. */
export function ApplicationsTab() {
  const vacancy = useRecordContext<Vacancy>();
  const { data, isError, refetch } = useVacancyFigures(vacancy ? [vacancy.id] : []);
  if (!vacancy) return null;
  const figures = data?.get(vacancy.id);
  const textOf = (count: number | undefined) =>
    count === undefined ? (isError ? null : undefined) : formatCount(count);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {isError && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              Reintentar
            </Button>
          }
        >
          No se pudieron contar las candidaturas.
        </Alert>
      )}
      <Box
        component="dl"
        aria-label="Candidaturas de la vacante"
        sx={{
          m: 0,
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
          gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(9, minmax(0, 1fr))' },
        }}
      >
        <StatCard label="Total" value={textOf(figures?.total)} to={boardAddress(vacancy.id)} />
        {CARDS.map(([name, label, tone]) => (
          <StatCard
            key={name}
            label={label}
            value={textOf(figures?.[name])}
            colour={TONE_COLOURS[tone].solid}
          />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        <MuiLink component={Link} to={boardAddress(vacancy.id)}>
          Su tablero
        </MuiLink>{' '}
        tiene todas las candidaturas de esta vacante;{' '}
        <MuiLink component={Link} to={applicationsAddress(vacancy.id)}>
          la lista
        </MuiLink>
        , a quienes la tienen como actual.
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
