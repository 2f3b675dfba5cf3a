import { type Stage, type Tone, TONE_COLOURS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { formatCount } from '../../format/formatCount';
import type { FigurePeriod } from '../../providers/calls/figures';
import { countedAddress } from '../addresses';
import { percent } from '../figureText';
import { Bars } from './Bars';
import { ChartFigure } from './ChartFigure';

const TONE: Readonly<Record<Stage, Tone>> = {
  recibida: 'blue',
  en_revision: 'yellow',
  entrevista: 'purple',
  contratada: 'green',
  rechazada: 'red',
};

/** How many of those received have been in each stage. */
export function FunnelChart({ charts, period }: { charts: Schemas['ChartsResponse']; period: FigurePeriod }) {
  const { embudo, recibidas, retiradas } = charts;
  const steps = [
    ...embudo.map(({ etapa, nombre, total, parte }) => ({
      key: etapa,
      label: nombre,
      value: total,
      share: parte,
      colour: TONE_COLOURS[TONE[etapa]].solid,
      to: countedAddress({ cuenta: 'recibidas', etapa, ...period }),
    })),
    {
      key: 'retirada',
      label: 'Retiradas por el candidato',
      value: retiradas,
      share: recibidas === 0 ? 0 : (retiradas / recibidas) * 100,
      colour: TONE_COLOURS.grey.solid,
      to: countedAddress({ cuenta: 'recibidas', retirada: 'true', ...period }),
    },
  ];
  return (
    <ChartFigure
      title="Embudo por etapa"
      unit="Candidaturas recibidas en el periodo que han pasado por cada etapa, cada una contada una vez"
      columns={['Etapa', 'Candidaturas', 'De las recibidas']}
      rows={steps.map(({ key, label, value, share, to }) => ({
        key,
        label,
        cells: [formatCount(value), percent(share)],
        to,
      }))}
      empty={recibidas === 0 ? 'No se recibieron candidaturas en este periodo.' : null}
    >
      <Bars
        bars={steps.map(({ share, ...bar }) => ({
          ...bar,
          text: `${formatCount(bar.value)} (${percent(share)})`,
        }))}
      />
    </ChartFigure>
  );
}
