import { TONE_COLOURS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { stageTone } from '../candidates/StateBadges';
import { formatCount } from '../ui/format/counts';
import type { ChartProps, ChartRow } from './ChartFigure';
import { countedAddress, daysText, percent } from './figureText';

type Charts = Schemas['ChartsResponse'];

export interface Bar extends ChartRow {
  value: number;
  /** What stands at its end. */
  text: string;
  colour?: string;
}

export interface BarChart extends Omit<ChartProps, 'rows' | 'children'> {
  bars: readonly Bar[];
}

export const NONE_RECEIVED = 'No se recibieron candidaturas en este periodo.';

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
    title: 'Embudo por etapa',
    unit: 'Candidaturas recibidas en el periodo que han pasado por cada etapa, cada una contada una vez',
    columns: ['Etapa', 'Candidaturas', 'De las recibidas'],
    bars: [
      ...embudo.map(({ etapa, nombre, total, parte }) =>
        step(etapa, nombre, total, parte, { etapa }, TONE_COLOURS[stageTone(etapa)].solid),
      ),
      step(
        'retirada',
        'Retiradas por el candidato',
        retiradas,
        recibidas === 0 ? 0 : (retiradas / recibidas) * 100,
        { retirada: 'true' },
        TONE_COLOURS.grey.solid,
      ),
    ],
    empty: recibidas === 0 ? NONE_RECEIVED : null,
  };
}

/** How long applications stood in each stage that a move ended in the period. */
const stays = ({ estancias, periodo }: Charts): BarChart => ({
  title: 'Tiempo en cada etapa',
  unit: 'Días, mediana de los cambios de etapa hechos en el periodo',
  columns: ['Etapa', 'Mediana', '9 de cada 10, como máximo', 'Casos'],
  bars: estancias.map(({ etapa, nombre, casos, mediana, p90 }) => ({
    key: etapa,
    label: nombre,
    value: mediana ?? 0,
    text: mediana === null ? 'sin datos' : `${daysText(mediana)} (9 de cada 10: ${daysText(p90)})`,
    cells: [daysText(mediana), daysText(p90), formatCount(casos)],
    to: countedAddress({ cuenta: 'estancias', etapa, ...periodo }),
  })),
  empty: estancias.every(({ casos }) => casos === 0)
    ? 'Ninguna candidatura cambió de etapa en este periodo.'
    : null,
});

/** How long it took to hire those who were hired in the period. */
const hireTimes = ({ contratacion: { casos, mediana, p90, tramos }, periodo }: Charts): BarChart => ({
  title: 'Tiempo hasta la contratación',
  unit:
    casos === 0
      ? 'Contrataciones del periodo'
      : `Contrataciones del periodo. Mediana: ${daysText(mediana)}; 9 de cada 10: ${daysText(p90)}`,
  columns: ['Desde la candidatura', 'Contrataciones'],
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
  empty: casos === 0 ? 'No hubo contrataciones en este periodo.' : null,
});

/** Applications received, by department or by source. */
const groups = (charts: Charts, by: 'departamentos' | 'canales', column: string, unit: string): BarChart => ({
  title: `Candidaturas por ${column.toLowerCase()}`,
  unit,
  columns: [column, 'Candidaturas', 'Parte', 'Contratadas'],
  bars: charts[by].map(({ codigo, nombre, total, parte, contratadas }) => ({
    key: codigo,
    label: nombre,
    value: total,
    text: share(total, parte),
    cells: [formatCount(total), percent(parte), formatCount(contratadas)],
    to: countedAddress({
      cuenta: 'recibidas',
      [by === 'canales' ? 'canal' : 'departamento']: codigo,
      ...charts.periodo,
    }),
  })),
  empty: charts[by].length === 0 ? NONE_RECEIVED : null,
});

/** The charts of the period, but for its weeks. */
export const chartsOf = (charts: Charts): readonly BarChart[] => [
  funnel(charts),
  stays(charts),
  hireTimes(charts),
  groups(charts, 'departamentos', 'Departamento', 'Candidaturas recibidas en el periodo'),
  groups(charts, 'canales', 'Origen', 'Por dónde llegaron las candidaturas recibidas en el periodo'),
];
