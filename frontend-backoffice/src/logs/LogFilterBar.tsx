import Button from '@mui/material/Button';
import { LOG_LEVEL_LABEL, LOG_LEVELS } from '@hiring/contract';
import { useQuery } from '@tanstack/react-query';
import { FilterLiveSearch, useDataProvider } from 'react-admin';
import { DateFilter } from '../candidates/list/DateFilter';
import type { HiringDataProvider } from '../providers/dataProvider';
import { FilterBar } from '../ui/FilterBar';
import { FilterSelect } from '../ui/FilterSelect';
import { useListFilters } from '../ui/useListFilters';
import { actionText } from './logText';
import type { LogFilters } from './types';

const LEVELS = LOG_LEVELS.map((value) => ({ value, label: LOG_LEVEL_LABEL[value] }));
const FRESH_MS = 60_000;

export function LogFilterBar() {
  const { filters, change } = useListFilters<LogFilters>();
  const provider = useDataProvider<HiringDataProvider>();
  const { data } = useQuery({
    queryKey: ['log-actions'],
    queryFn: () => provider.logActions(),
    staleTime: FRESH_MS,
  });
  const actions = (data?.actions ?? []).map((value) => ({ value, label: actionText(value) }));

  return (
    <FilterBar label="Filtrar el registro">
      <FilterLiveSearch source="q" label="Buscar en acción y detalles" fullWidth margin="none" />
      <FilterSelect
        label="Nivel"
        allLabel="Todos"
        value={filters.nivel}
        options={LEVELS}
        onChoose={(nivel) => change({ nivel })}
      />
      <FilterSelect
        label="Acción"
        allLabel="Todas"
        value={filters.accion}
        options={actions}
        onChoose={(accion) => change({ accion })}
      />
      <FilterLiveSearch source="usuario" label="Usuario: nombre, email o «system»" fullWidth margin="none" />
      <DateFilter label="Desde" value={filters.desde} onChoose={(desde) => change({ desde })} />
      <DateFilter label="Hasta" value={filters.hasta} onChoose={(hasta) => change({ hasta })} />
      {filters.cuenta && (
        <Button
          onClick={() => change({ cuenta: undefined })}
          sx={{ justifySelf: 'start', gridColumn: '1 / -1', minHeight: 44 }}
        >
          Solo la actividad de una cuenta. Ver todo
        </Button>
      )}
    </FilterBar>
  );
}
