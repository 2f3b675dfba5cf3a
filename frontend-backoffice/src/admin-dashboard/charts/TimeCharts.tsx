import type { Schemas } from '@hiring/contract/api';
import { formatCount } from '../../format/formatCount';
import type { FigurePeriod } from '../../providers/calls/figures';
import { countedAddress } from '../addresses';
import { daysText } from '../figureText';
import { Bars } from './Bars';
import { ChartFigure } from './ChartFigure';

interface Props {
  charts: Schemas['ChartsResponse'];
  period: FigurePeriod;
}

/** How long applications stood in each stage that a move ended in the period. */
export function StaysChart({ charts, period }: Props) {
  const rows = charts.estancias.map(({ etapa, nombre, casos, mediana, p90 }) => ({
    key: etapa,
    label: nombre,
    value: mediana ?? 0,
    text: mediana === null ? 'sin datos' : `${daysText(mediana)} (9 de cada 10: ${daysText(p90)})`,
    cells: [daysText(mediana), daysText(p90), formatCount(casos)],
    to: countedAddress({ cuenta: 'estancias', etapa, ...period }),
  }));
  return (
    <ChartFigure
      title="Tiempo en cada etapa"
      unit="Días, mediana de los cambios de etapa hechos en el periodo"
      columns={['Etapa', 'Mediana', '9 de cada 10, como máximo', 'Casos']}
      rows={rows}
      empty={
        charts.estancias.every(({ casos }) => casos === 0)
          ? 'Ninguna candidatura cambió de etapa en este periodo.'
          : null
      }
    >
      <Bars bars={rows} />
    </ChartFigure>
  );
}

/** How long it took to hire those who were hired in the period. */
export function HireTimeChart({ charts, period }: Props) {
  const { casos, mediana, p90, tramos } = charts.contratacion;
  const rows = tramos.map(({ nombre, dias_desde, dias_hasta, total }) => ({
    key: String(dias_desde),
    label: nombre,
    value: total,
    text: formatCount(total),
    cells: [formatCount(total)],
    to: countedAddress({
      cuenta: 'contratadas',
      ...period,
      dias_desde: String(dias_desde),
      ...(dias_hasta !== null && { dias_hasta: String(dias_hasta) }),
    }),
  }));
  return (
    <ChartFigure
      title="Tiempo hasta la contratación"
      unit={
        casos === 0
          ? 'Contrataciones del periodo'
          : `Contrataciones del periodo. Mediana: ${daysText(mediana)}; 9 de cada 10: ${daysText(p90)}`
      }
      columns={['Desde la candidatura', 'Contrataciones']}
      rows={rows}
      empty={casos === 0 ? 'No hubo contrataciones en este periodo.' : null}
    >
      <Bars bars={rows} />
    </ChartFigure>
  );
}
