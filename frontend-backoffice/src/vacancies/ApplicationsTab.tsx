import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BOARD_COLUMN, STAGES, TONE_COLOURS } from '@hiring/contract';
import { Link } from 'react-router-dom';
import { stageTone } from '../candidates/stageText';
import { formatCount } from '../format/formatCount';
import { StatCard } from '../ui/StatCard';
import { AnswerProgress } from './AnswerProgress';
import { applicationsAddress, boardAddress } from './addresses';
import type { Figures, Vacancy } from './types';
import { WaitingPeople } from './WaitingPeople';

interface Props {
  vacancy: Vacancy;
  figures: Figures | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** Figures by state, the ways to board and list, and who waits. */
export function ApplicationsTab({ vacancy, figures, failed, onRetry }: Props) {
  const textOf = (count: number | undefined) =>
    count === undefined ? (failed ? null : undefined) : formatCount(count);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {failed && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
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
          gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(9, minmax(0, 1fr))' },
        }}
      >
        <StatCard label="Total" value={textOf(figures?.total)} to={boardAddress(vacancy.id)} />
        {STAGES.map((name) => (
          <StatCard
            key={name}
            label={BOARD_COLUMN[name]}
            value={textOf(figures?.[name])}
            colour={TONE_COLOURS[stageTone(name)].solid}
          />
        ))}
        <StatCard label="Retiradas" value={textOf(figures?.retiradas)} colour={TONE_COLOURS.grey.solid} />
        <StatCard
          label="Sin responder"
          value={textOf(figures?.sin_responder)}
          colour={TONE_COLOURS.red.solid}
        />
        <StatCard
          label="Citas previstas"
          value={textOf(figures?.entrevistas_previstas)}
          colour={TONE_COLOURS.purple.solid}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={boardAddress(vacancy.id)} variant="contained" color="secondary">
          Abrir su tablero
        </Button>
        <Button component={Link} to={applicationsAddress(vacancy.id)} variant="outlined">
          Ver en la lista
        </Button>
        <Typography variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
          El tablero tiene todas las candidaturas de esta vacante; la lista, a quienes la tienen como actual.
        </Typography>
      </Box>
      <AnswerProgress vacancyId={vacancy.id} />
      <Card component="section" aria-labelledby="esperan-titulo" sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Typography variant="h2" id="esperan-titulo" sx={{ mb: 1 }}>
          Esperan respuesta
        </Typography>
        <WaitingPeople vacancyId={vacancy.id} />
      </Card>
    </Box>
  );
}
