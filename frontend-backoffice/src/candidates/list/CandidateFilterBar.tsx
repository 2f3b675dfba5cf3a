import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { Box, Button, Collapse } from '@mui/material';
import { type Estado, ESTADOS, PRIORIDAD_LABEL, PRIORIDADES, STAGE_OF_ESTADO } from '@hiring/contract';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { FilterLiveSearch } from 'react-admin';
import { useDepartments } from '../../departments/useDepartments';
import { FilterSelect } from '../../ui/FilterSelect';
import { useListFilters } from '../../ui/useListFilters';
import { countMore, hasChips } from './filters';
import { SearchHelp } from './SearchHelp';
import { SEARCH_HELP_ID } from './searchHelpId';
import { estadoLabel } from '../stageText';
import type { CandidateFilters } from '../types';

const FilterChips = lazy(async () => ({ default: (await import('./FilterChips')).FilterChips }));
const MoreFilters = lazy(async () => ({ default: (await import('./MoreFilters')).MoreFilters }));

const ESTADO_OPTIONS = ESTADOS.map((estado) => ({ value: estado, label: estadoLabel(estado) }));
const PRIORIDAD_OPTIONS = PRIORIDADES.map((value) => ({ value, label: PRIORIDAD_LABEL[value] }));

const SEARCH_INPUT = { htmlInput: { 'aria-describedby': SEARCH_HELP_ID } };

/**
 * Search and filters on one line, kept in the address bar; the rarer ones behind 'Más Filtros'. `children` stand
 * beside them: the views, the order and the layout of the list. Narrow: the search alone.
 */
export function CandidateFilterBar({ narrow, children }: { narrow: boolean; children: ReactNode }) {
  const { filters, change } = useListFilters<CandidateFilters>();
  const { options: departments } = useDepartments();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const more = countMore(filters);
  const label = more > 0 ? `Más Filtros (${more})` : 'Más Filtros';

  // A status of another stage leaves that stage's tab, or the list would be empty without a visible reason.
  const chooseEstado = (value: string | undefined) => {
    const estado = value as Estado | undefined;
    const leavesTab = estado && filters.stage && STAGE_OF_ESTADO[estado] !== filters.stage;
    change(leavesTab ? { estado, stage: undefined } : { estado });
  };

  return (
    <Box role="search" aria-label="Filtrar candidaturas" sx={{ px: { xs: 1, sm: 1.5 }, py: 1 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          '& > form': { flex: { xs: '1 1 140px', sm: '2 1 200px' } },
          '& .MuiTextField-root': { minWidth: 116 },
        }}
      >
        <FilterLiveSearch
          source="q"
          label="Buscar por nombre, email o posición"
          fullWidth
          margin="none"
          slotProps={SEARCH_INPUT}
        />
        {!narrow && <SearchHelp />}
        {/* A phone has no room for them: they open with the other filters. */}
        <Box
          sx={{
            display: narrow ? 'none' : { xs: open ? 'grid' : 'none', sm: 'contents' },
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: 1.5,
            pt: 0.5,
            order: { xs: 1, sm: 0 },
            width: '100%',
            '& > .MuiTextField-root': { flex: '1 1 116px' },
          }}
        >
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
          {children}
        </Box>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          aria-label={label}
          endIcon={
            <ExpandMoreOutlined
              sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
            />
          }
          sx={{
            display: narrow ? 'none' : 'inline-flex',
            minWidth: 0,
            '& .MuiButton-endIcon': { ml: { xs: 0, sm: 1 } },
          }}
        >
          <TuneOutlined aria-hidden sx={{ display: { sm: 'none' } }} />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {label}
          </Box>
        </Button>
      </Box>
      <Collapse in={open && !narrow} unmountOnExit>
        <Suspense fallback={null}>
          <MoreFilters id={panelId} />
        </Suspense>
      </Collapse>
      {hasChips(filters) && (
        <Suspense fallback={null}>
          <FilterChips />
        </Suspense>
      )}
    </Box>
  );
}
