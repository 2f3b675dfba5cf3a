import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { TONE_COLOURS } from '@hiring/contract';
import { Link } from 'react-router-dom';
import { formatCount } from '../format/formatCount';
import { LoadFailed } from '../ui/LoadFailed';
import { StatCard } from '../ui/StatCard';
import { PanelLoading } from './PanelLoading';
import { usePanelFigures } from './usePanelFigures';

/** How many vacancies there are, and the way to where they are managed. */
export function VacanciesTab() {
  const { data, error, refetch } = usePanelFigures();
  return (
    <Card component="section" aria-labelledby="vacantes-titulo" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" id="vacantes-titulo">
        Gestión de vacantes
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch', mt: 0.5, mb: 2 }}>
        Las vacantes se crean, publican, pausan y cierran en su propia pantalla.
      </Typography>
      {data && (
        <Box
          component="dl"
          aria-label="Vacantes por estado"
          sx={{
            m: 0,
            mb: 2.5,
            display: 'grid',
            gap: { xs: 1, sm: 1.5 },
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
          }}
        >
          <StatCard label="Total" value={formatCount(data.vacancies.total)} />
          <StatCard
            label="Activas"
            value={formatCount(data.vacancies.active)}
            colour={TONE_COLOURS.green.solid}
          />
          <StatCard
            label="Pausadas"
            value={formatCount(data.vacancies.paused)}
            colour={TONE_COLOURS.yellow.solid}
          />
          <StatCard
            label="Borradores"
            value={formatCount(data.vacancies.draft)}
            colour={TONE_COLOURS.indigo.solid}
          />
          <StatCard
            label="Cerradas"
            value={formatCount(data.vacancies.closed)}
            colour={TONE_COLOURS.grey.solid}
          />
          <StatCard
            label="Candidaturas"
            value={formatCount(data.vacancies.applications)}
            colour={TONE_COLOURS.blue.solid}
          />
        </Box>
      )}
      {!data && error && (
        <LoadFailed
          title="Error cargando estadísticas de vacantes"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <PanelLoading />}
      <Button
        component={Link}
        to="/gestion-vacantes"
        variant="contained"
        color="secondary"
        endIcon={<ArrowForwardOutlined />}
        sx={{ minHeight: 44 }}
      >
        Ir a la gestión de vacantes
      </Button>
    </Card>
  );
}
