import DensitySmallOutlined from '@mui/icons-material/DensitySmallOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ListLayout } from '@hiring/contract';

interface Props {
  layout: ListLayout;
  onChoose: (layout: ListLayout) => void;
}

const LAYOUTS: readonly [ListLayout, string, typeof TableRowsOutlined][] = [
  ['tarjetas', 'Tarjetas', ViewAgendaOutlined],
  ['tabla', 'Tabla', TableRowsOutlined],
  ['compacta', 'Tabla compacta', DensitySmallOutlined],
];

/** Cards, table or compact table. */
export const LayoutChoice = ({ layout, onChoose }: Props) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label="Ver como"
    value={layout}
    onChange={(_event, chosen: ListLayout | null) => chosen && onChoose(chosen)}
    sx={{ '& .MuiToggleButton-root': { width: 40, height: 40 } }}
  >
    {LAYOUTS.map(([value, label, Icon]) => (
      <ToggleButton key={value} value={value} aria-label={label} title={label}>
        <Icon fontSize="small" />
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
