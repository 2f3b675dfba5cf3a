import DensitySmallOutlined from '@mui/icons-material/DensitySmallOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ListLayout } from '@hiring/contract';
import { translate } from '../../i18n/texts';

interface Props {
  layout: ListLayout;
  onChoose: (layout: ListLayout) => void;
}

const LAYOUTS = [
  ['tarjetas', ViewAgendaOutlined],
  ['tabla', TableRowsOutlined],
  ['compacta', DensitySmallOutlined],
] as const;

export function LayoutChoice({ layout, onChoose }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('candidates.list.layout')}
      value={layout}
      onChange={(_event, chosen: ListLayout | null) => chosen && onChoose(chosen)}
    >
      {LAYOUTS.map(([value, Icon]) => {
        const label = translate(`candidates.list.layouts.${value}`);
        return (
          <ToggleButton
            key={value}
            value={value}
            aria-label={label}
            title={label}
            sx={{ minWidth: 40, minHeight: 40, p: 1 }}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
