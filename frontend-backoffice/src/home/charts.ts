import { TONE_COLOURS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { stageTone } from '../candidates/StateBadges';
import { translate } from '../i18n/texts';
import { formatCount } from '../ui/format/counts';
import type { ChartProps, ChartRow } from './ChartFigure';
import { countedAddress, daysText, percent } from './figureText';

type Charts = Schemas['ChartsResponse'];

export interface Bar extends ChartRow {
  value: number;
  /** Text at the end of the bar. */
  text: string;
  colour?: string;
}

export interface BarChart extends Omit<ChartProps, 'rows' | 'children'> {
  bars: readonly Bar[];
}

const share = (total: number, part: number): string => `${formatCount(total)} (${percent(part)})`;

/** How many of those received have been in each stage. */
function funnel({ embudo, recibidas, retiradas, periodo }: Charts): BarChart {
  const step = (key: string, label: string, value: number, part: number, filter: object, colour: string) => ({
    key,
    label,
    value,
    colour,
    text: share(value, part),
    cells: [formatCount(value), percent(part)],
    to: countedAddress({ cuenta: 'recibidas', ...filter, ...periodo }),
  });
  return {
    name: 'funnel',
    columns: ['stage', 'applications', 'ofReceived'],
    bars: [
      ...embudo.map(({ etapa, nombre, total, parte }) =>
        step(etapa, nombre, total, parte, { etapa }, TONE_COLOURS[stageTone(etapa)].solid),
      ),
      step(
        'retirada',
        translate('home.charts.withdrawn'),
        retiradas,
        recibidas === 0 ? 0 : (retiradas / recibidas) * 100,
        { retirada: 'true' },
        TONE_COLOURS.grey.solid,
      ),
    ],
    empty: recibidas === 0 ? 'home.charts.noneReceived' : null,
  };
}

const middle = (mediana: number | null, p90: number | null) => ({
  median: daysText(mediana),
  p90: daysText(p90),
});

/** How long applications stood in each stage that a move ended in the period. */
const stays = ({ estancias, periodo }: Charts): BarChart => ({
  name: 'stays',
  columns: ['stage', 'median', 'p90', 'cases'],
  bars: estancias.map(({ etapa, nombre, casos, mediana, p90 }) => ({
    key: etapa,
    label: nombre,
    value: mediana ?? 0,
    text: translate(mediana === null ? 'home.charts.noData' : 'home.charts.median', middle(mediana, p90)),
    cells: [daysText(mediana), daysText(p90), formatCount(casos)],
    to: countedAddress({ cuenta: 'estancias', etapa, ...periodo }),
  })),
  empty: estancias.every(({ casos }) => casos === 0) ? 'home.charts.noneMoved' : null,
});

/** How long it took to hire those who were hired in the period. */
const hireTimes = ({ contratacion: { casos, mediana, p90, tramos }, periodo }: Charts): BarChart => ({
  name: 'hireTimes',
  unit: translate(casos === 0 ? 'home.chartUnits.hired' : 'home.chartUnits.hireTimes', middle(mediana, p90)),
  columns: ['sinceApplication', 'hirings'],
  bars: tramos.map(({ nombre, dias_desde, dias_hasta, total }) => ({
    key: String(dias_desde),
    label: nombre,
    value: total,
    text: formatCount(total),
    cells: [formatCount(total)],
    to: countedAddress({
      cuenta: 'contratadas',
      ...periodo,
      dias_desde: String(dias_desde),
      ...(dias_hasta !== null && { dias_hasta: String(dias_hasta) }),
    }),
  })),
  empty: casos === 0 ? 'home.charts.noneHired' : null,
});

/** Applications received, by department or by source. */
const groups = (
  charts: Charts,
  name: 'departamentos' | 'canales',
  filter: 'departamento' | 'canal',
): BarChart => ({
  name,
  columns: [filter, 'applications', 'share', 'hired'],
  bars: charts[name].map(({ codigo, nombre, total, parte, contratadas }) => ({
    key: codigo,
    label: nombre,
    value: total,
    text: share(total, parte),
    cells: [formatCount(total), percent(parte), formatCount(contratadas)],
    to: countedAddress({ cuenta: 'recibidas', [filter]: codigo, ...charts.periodo }),
  })),
  empty: charts[name].length === 0 ? 'home.charts.noneReceived' : null,
});

/** The charts of the period, but for its weeks. */
export const chartsOf = (charts: Charts): readonly BarChart[] => [
  funnel(charts),
  stays(charts),
  hireTimes(charts),
  groups(charts, 'departamentos', 'departamento'),
  groups(charts, 'canales', 'canal'),
];
