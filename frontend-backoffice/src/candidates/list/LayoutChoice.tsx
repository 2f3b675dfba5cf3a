import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ListLayout } from '@hiring/contract';

interface Props {
  layout: ListLayout;
  onChoose: (layout: ListLayout) => void;
}

/** 'Tarjetas' or 'Tabla'. */
export function LayoutChoice({ layout, onChoose }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Ver como"
      value={layout}
      onChange={(_event, chosen: ListLayout | null) => chosen && onChoose(chosen)}
      sx={{ '& .MuiToggleButton-root': { width: 40, height: 40 } }}
    >
      <ToggleButton value="tarjetas" aria-label="Tarjetas" title="Tarjetas">
        <ViewAgendaOutlined fontSize="small" />
      </ToggleButton>
      <ToggleButton value="tabla" aria-label="Tabla" title="Tabla">
        <TableRowsOutlined fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
