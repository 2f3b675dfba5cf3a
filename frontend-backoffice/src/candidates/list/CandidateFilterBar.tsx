import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { type Estado, ESTADOS, PRIORIDAD_LABEL, PRIORIDADES, STAGE_OF_ESTADO } from '@hiring/contract';
import { useId, useState } from 'react';
import { FilterLiveSearch } from 'react-admin';
import { useDepartments } from '../../departments/useDepartments';
import { FilterSelect } from '../../ui/FilterSelect';
import { useListFilters } from '../../ui/useListFilters';
import { FilterChips } from './FilterChips';
import { countMore } from './filters';
import { MoreFilters } from './MoreFilters';
import { SearchHelp } from './SearchHelp';
import { SEARCH_HELP_ID } from './searchHelpId';
import { estadoLabel } from '../stageText';
import type { CandidateFilters } from '../types';

const ESTADO_OPTIONS = ESTADOS.map((estado) => ({ value: estado, label: estadoLabel(estado) }));
const PRIORIDAD_OPTIONS = PRIORIDADES.map((value) => ({ value, label: PRIORIDAD_LABEL[value] }));

const SEARCH_INPUT = { htmlInput: { 'aria-describedby': SEARCH_HELP_ID } };

/** Search and filters, always in sight and kept in the address bar; the rarer ones behind 'Más Filtros'. */
export function CandidateFilterBar() {
  const { filters, change } = useListFilters<CandidateFilters>();
  const { options: departments } = useDepartments();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const more = countMore(filters);

  // A status of another stage leaves that stage's tab, or the list would be empty without a visible reason.
  const chooseEstado = (value: string | undefined) => {
    const estado = value as Estado | undefined;
    const leavesTab = estado && filters.stage && STAGE_OF_ESTADO[estado] !== filters.stage;
    change(leavesTab ? { estado, stage: undefined } : { estado });
  };

  return (
    <Box role="search" aria-label="Filtrar candidaturas">
      <Box
        sx={{
          display: 'grid',
          columnGap: 1,
          rowGap: 1.75,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(4, minmax(0, 1fr))',
            md: 'minmax(180px, 2fr) repeat(3, minmax(0, 1fr)) auto',
          },
          '& form': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        <FilterLiveSearch
          source="q"
          label="Buscar por nombre, email o posición"
          fullWidth
          margin="none"
          slotProps={SEARCH_INPUT}
        />
        <FilterSelect
          label="Departamento"
          allLabel="Todos"
          value={filters.departamento}
          options={departments}
          onChoose={(departamento) => change({ departamento })}
        />
        <FilterSelect
          label="Estado"
          allLabel="Todos"
          value={filters.estado}
          options={ESTADO_OPTIONS}
          onChoose={chooseEstado}
        />
        <FilterSelect
          label="Prioridad"
          allLabel="Todas"
          value={filters.prioridad}
          options={PRIORIDAD_OPTIONS}
          onChoose={(prioridad) => change({ prioridad })}
        />
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          endIcon={
            <ExpandMoreOutlined
              sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
            />
          }
        >
          {more > 0 ? `Más Filtros (${more})` : 'Más Filtros'}
        </Button>
        <SearchHelp />
      </Box>
      <Collapse in={open} unmountOnExit>
        <MoreFilters id={panelId} />
      </Collapse>
      <FilterChips />
    </Box>
  );
}
