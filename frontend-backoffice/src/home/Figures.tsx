import { keepPreviousData } from '@tanstack/react-query';
import type { FigurePeriod } from './period';
import { api, useRead, type Schemas } from '../providers/api';
import { Stack, Typography } from '@mui/material';
import type { Counted } from '@hiring/contract';
import { Link } from 'react-admin';
import { translate, type Values } from '../i18n/texts';
import { formatCount, pluralOf } from '../ui/format/counts';
import { changeText, countedAddress, daysText, percent } from './figureText';
import { Panel } from './Panel';
import { Columns } from '../ui/layout';

/** The server checks its parts at the same interval. */
const STATUS_EVERY_MS = 60_000;
const KEPT = { placeholderData: keepPreviousData };

export const useDashboard = (period: FigurePeriod) =>
  useRead(
    ['admin-figures', 'dashboard', period],
    () => api.get('/api/stats/dashboard', { params: { query: period } }),
    KEPT,
  );

export const useCharts = (period: FigurePeriod) =>
  useRead(
    ['admin-figures', 'charts', period],
    () => api.get('/api/stats/charts', { params: { query: period } }),
    KEPT,
  );

export const useSystemStatus = () =>
  useRead(['system-status'], () => api.get('/api/system/status'), {
    refetchInterval: STATUS_EVERY_MS,
  });

type Dashboard = Schemas['DashboardResponse'];

interface Tile {
  /** Key of its texts: the label and the note. */
  name: string;
  value: string;
  /** Comparison with the period before. */
  change: string;
  note: Values;
  /** Address of the rows that the figure counts. */
  to: string;
}

const before = (value: number | null, say: (value: number) => string): string =>
  value === null
    ? translate('home.figures.notCompared')
    : translate('home.figures.before', { value: say(value) });

function countTiles({ tarjetas, periodo }: Dashboard): Tile[] {
  const tile = (name: string, to: string, figure: Schemas['Figure']): Tile => ({
    name,
    to,
    value: formatCount(figure.valor),
    change: changeText(figure),
    note: pluralOf(figure.total),
  });
  const received = countedAddress({ cuenta: 'recibidas', ...periodo });
  const hired = countedAddress({ cuenta: 'contratadas', ...periodo });
  return [
    tile('people', '/people', tarjetas.candidatos),
    tile('applications', received, tarjetas.candidaturas),
    tile('vacancies', '/vacancies', tarjetas.vacantes),
    tile('hired', hired, tarjetas.contrataciones),
  ];
}

function timeTiles({ tiempos, periodo }: Dashboard): Tile[] {
  const { respuesta, contratacion, conversion, eficiencia } = tiempos;
  const time = (name: string, cuenta: Counted, figure: typeof respuesta): Tile => ({
    name,
    value: daysText(figure.dias),
    change: before(figure.anterior, daysText),
    note: pluralOf(figure.casos),
    to: countedAddress({ cuenta, ...periodo }),
  });
  const rate = (name: string, figure: typeof eficiencia, change: string, to: string): Tile => ({
    name,
    value: percent(figure.valor),
    change,
    note: {
      hired: translate(`home.notes.${name}Hired`, pluralOf(figure.contratadas)),
      all: translate(`home.notes.${name}All`, pluralOf(figure.de)),
    },
    to,
  });
  const hired = countedAddress({ cuenta: 'recibidas', contratada: 'true', ...periodo });
  const everHired = `/people?${new URLSearchParams({ filter: JSON.stringify({ stage: 'contratada' }) })}`;
  return [
    time('answerTime', 'respondidas', respuesta),
    time('hireTime', 'contratadas', contratacion),
    rate('conversion', conversion, before(conversion.anterior, percent), hired),
    rate('efficiency', eficiencia, translate('home.figures.sinceEver'), everHired),
  ];
}

function Tiles({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  return (
    <Panel title={title}>
      <Columns as="dl" xs={2} lg={4}>
        {tiles.map(({ name, value, change, note, to }) => (
          <div key={name}>
            <Typography component="dt" variant="body2">
              <Link to={to} sx={{ display: 'inline-block', py: 0.75 }}>
                {translate(`home.tiles.${name}`)}
              </Link>
            </Typography>
            <Typography component="dd" variant="h2">
              {value}
            </Typography>
            <Typography component="dd" variant="body2">
              {change}
            </Typography>
            <Typography component="dd" variant="hint">
              {translate(`home.notes.${name}`, note)}
            </Typography>
          </div>
        ))}
      </Columns>
    </Panel>
  );
}

/** The figures of the period beside those of as many days before; each leads to the rows that it counts. */
export const Figures = ({ data }: { data: Dashboard }) => (
  <Stack spacing={1.5}>
    <Tiles title="home.tiles.counts" tiles={countTiles(data)} />
    <Tiles title="home.tiles.times" tiles={timeTiles(data)} />
  </Stack>
);
