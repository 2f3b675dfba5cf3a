import type { Schemas } from '@hiring/contract/api';
import { formatCount } from '../../format/formatCount';
import { percent } from '../figureText';
import { Bars } from './Bars';
import { ChartFigure } from './ChartFigure';

interface Props {
  title: string;
  unit: string;
  column: string;
  groups: readonly Schemas['GroupFigure'][];
  addressOf: (code: string) => string;
}

/** Applications received, by department or by source. */
export function GroupChart({ title, unit, column, groups, addressOf }: Props) {
  return (
    <ChartFigure
      title={title}
      unit={unit}
      columns={[column, 'Candidaturas', 'Parte', 'Contratadas']}
      rows={groups.map(({ codigo, nombre, total, parte, contratadas }) => ({
        key: codigo,
        label: nombre,
        cells: [formatCount(total), percent(parte), formatCount(contratadas)],
        to: addressOf(codigo),
      }))}
      empty={groups.length === 0 ? 'No se recibieron candidaturas en este periodo.' : null}
    >
      <Bars
        bars={groups.map(({ codigo, nombre, total, parte }) => ({
          key: codigo,
          label: nombre,
          value: total,
          text: `${formatCount(total)} (${percent(parte)})`,
          to: addressOf(codigo),
        }))}
      />
    </ChartFigure>
  );
}
