import { Box, Button } from '@mui/material';
import { PRIORIDAD_LABEL, PRIORIDADES } from '@hiring/contract';
import {
  AutocompleteInput,
  FilterLiveForm,
  FilterLiveSearch,
  type RaRecord,
  ListContextProvider,
  ReferenceInput,
  ResourceContextProvider,
  useList,
} from 'react-admin';
import { useDepartments } from '../departments/useDepartments';
import type { BoardScope } from './card';
import { choicesOf, FILTER_BAR, FilterInput } from '../ui/SelectInputs';

const PRIORIDAD_CHOICES = choicesOf(PRIORIDADES, (prioridad) => PRIORIDAD_LABEL[prioridad]);
const NEWEST = { field: 'fecha_publicacion', order: 'DESC' } as const;
const SHOWN = { placeholder: 'Todas', InputLabelProps: { shrink: true } };
const byWords = (q: string) => (q ? { q } : {});

interface Props {
  scope: BoardScope;
  onChange: (scope: BoardScope) => void;
}

/** Which board and which of its cards; kept in the address. */
export function BoardFilterBar({ scope, onChange }: Props) {
  const { options: departments } = useDepartments();
  // react-admin's filter forms change the filters of a list: here those are the scope.
  const list = { ...useList<RaRecord>({ data: [] }), filterValues: scope, setFilters: onChange };
  return (
    <ResourceContextProvider value="applications">
      <ListContextProvider value={list}>
        <Box
          role="search"
          aria-label="Filtrar el tablero"
          sx={{
            ...FILTER_BAR,
            flex: { xs: '1 1 100%', lg: '1 1 0' },
            display: 'grid',
            columnGap: 1,
            rowGap: 1.75,
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              md: 'minmax(0, 2fr) minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto',
            },
            '& .ra-input-q, & .ra-input-vacante': { gridColumn: { xs: '1 / -1', md: 'auto' } },
          }}
        >
          <FilterLiveSearch
            source="q"
            label="Buscar por nombre, email o posición"
            type="search"
            margin="none"
            fullWidth
          />
          <FilterLiveForm debounce={0}>
            <ReferenceInput source="vacante" reference="vacancies" sort={NEWEST}>
              <AutocompleteInput
                label="Vacante"
                optionText="titulo"
                filterToQuery={byWords}
                margin="none"
                TextFieldProps={SHOWN}
                size="small"
              />
            </ReferenceInput>
            <FilterInput source="departamento" label="Departamento" choices={departments} />
            <FilterInput source="prioridad" label="Prioridad" emptyText="Todas" choices={PRIORIDAD_CHOICES} />
          </FilterLiveForm>
          {Object.keys(scope).length > 0 && <Button onClick={() => onChange({})}>Limpiar Filtros</Button>}
        </Box>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
