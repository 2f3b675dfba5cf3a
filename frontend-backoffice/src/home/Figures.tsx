import { keepPreviousData } from '@tanstack/react-query';
import type { FigurePeriod } from './period';
import { api, useRead, type Schemas } from '../providers/api';
import { Box, Typography } from '@mui/material';
import { counted } from '@hiring/contract';
import { Link } from 'react-admin';
import { formatCount } from '../ui/format/counts';
import { SIZE, WEIGHT } from '../ui/theme/tokens';
import { changeText, countedAddress, daysText, percent } from './figureText';
import { Panel } from './Panel';

const FIGURES_KEY = 'admin-figures';
/** Checks are made once a minute. */
const STATUS_EVERY_MS = 60_000;

export const useDashboard = (period: FigurePeriod) =>
  useRead(
    [FIGURES_KEY, 'dashboard', period],
    () => api.get('/api/stats/dashboard', { params: { query: period } }),
    {
      placeholderData: keepPreviousData,
    },
  );

export const useCharts = (period: FigurePeriod) =>
  useRead(
    [FIGURES_KEY, 'charts', period],
    () => api.get('/api/stats/charts', { params: { query: period } }),
    {
      placeholderData: keepPreviousData,
    },
  );

export const useSystemStatus = () =>
  useRead([FIGURES_KEY, 'status'], () => api.get('/api/system/status'), {
    refetchInterval: STATUS_EVERY_MS,
  });

interface Tile {
  label: string;
  value: string;
  /** Beside the period before. */
  change: string;
  note: string;
  /** The rows that it counts. */
  to: string;
}

type Dashboard = Schemas['DashboardResponse'];

const before = (value: number | null, say: (value: number) => string): string =>
  value === null ? 'sin comparación' : `antes, ${say(value)}`;

function countTiles(
  { candidatos, candidaturas, vacantes, contrataciones }: Dashboard['tarjetas'],
  period: FigurePeriod,
): Tile[] {
  const tile = (label: string, to: string, figure: Schemas['Figure'], one: string, many: string): Tile => ({
    label,
    to,
    value: formatCount(figure.valor),
    change: changeText(figure),
    note: counted(figure.total, one, many),
  });
  const received = countedAddress({ cuenta: 'recibidas', ...period });
  const hired = countedAddress({ cuenta: 'contratadas', ...period });
  return [
    tile('Candidatos nuevos', '/people', candidatos, 'candidato en total', 'candidatos en total'),
    tile('Candidaturas recibidas', received, candidaturas, 'candidatura en total', 'candidaturas en total'),
    tile('Vacantes publicadas', '/vacancies', vacantes, 'vacante activa ahora', 'vacantes activas ahora'),
    tile('Contrataciones', hired, contrataciones, 'contratación en total', 'contrataciones en total'),
  ];
}

function timeTiles(
  { respuesta, contratacion, conversion, eficiencia }: Dashboard['tiempos'],
  period: FigurePeriod,
): Tile[] {
  return [
    {
      label: 'Tiempo medio de respuesta',
      value: daysText(respuesta.dias),
      change: before(respuesta.anterior, daysText),
      note: counted(respuesta.casos, 'respuesta en el periodo', 'respuestas en el periodo'),
      to: countedAddress({ cuenta: 'respondidas', ...period }),
    },
    {
      label: 'Tiempo medio de contratación',
      value: daysText(contratacion.dias),
      change: before(contratacion.anterior, daysText),
      note: counted(contratacion.casos, 'contratación en el periodo', 'contrataciones en el periodo'),
      to: countedAddress({ cuenta: 'contratadas', ...period }),
    },
    {
      label: 'Tasa de conversión',
      value: percent(conversion.valor),
      change: before(conversion.anterior, percent),
      note: `${counted(conversion.contratadas, 'contratada', 'contratadas')} de ${counted(conversion.de, 'recibida', 'recibidas')}`,
      to: countedAddress({ cuenta: 'recibidas', contratada: 'true', ...period }),
    },
    {
      label: 'Eficiencia',
      value: percent(eficiencia.valor),
      change: 'desde el principio',
      note: `${counted(eficiencia.contratadas, 'persona contratada', 'personas contratadas')} de ${counted(eficiencia.de, 'candidato', 'candidatos')}`,
      to: `/people?${new URLSearchParams({ filter: JSON.stringify({ stage: 'contratada' }) })}`,
    },
  ];
}

const TILES = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  '& dd': { m: 0 },
} as const;

const VALUE = {
  fontSize: SIZE.title,
  fontWeight: WEIGHT.strong,
  fontVariantNumeric: 'tabular-nums',
} as const;

const Tiles = ({ title, tiles }: { title: string; tiles: readonly Tile[] }) => (
  <Panel title={title}>
    <Box component="dl" sx={TILES}>
      {tiles.map(({ label, value, change, note, to }) => (
        <div key={label}>
          <Typography component="dt" variant="body2">
            <Link to={to} sx={{ display: 'inline-block', py: 0.75 }}>
              {label}
            </Link>
          </Typography>
          <Typography component="dd" sx={VALUE}>
            {value}
          </Typography>
          <Typography component="dd" variant="body2">
            {change}
          </Typography>
          <Typography component="dd" variant="hint">
            {note}
          </Typography>
        </div>
      ))}
    </Box>
  </Panel>
);

/** The figures of the period beside those of as many days before; each leads to the rows that it counts. */
export function Figures({ data: { tarjetas, tiempos, periodo } }: { data: Dashboard }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Tiles title="Cifras del periodo" tiles={countTiles(tarjetas, periodo)} />
      <Tiles title="Estadísticas de tiempo" tiles={timeTiles(tiempos, periodo)} />
    </Box>
  );
}
