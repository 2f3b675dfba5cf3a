import { Box, Button, Collapse, Stack, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId, useState } from 'react';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { type Estado, ESTADOS, PRIORIDAD_LABEL, PRIORIDADES, STAGE_OF_ESTADO } from '@hiring/contract';
import { FilterLiveForm, FilterLiveSearch, useListContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useDepartments } from '../../../panel/departments/useDepartments';
import { choicesOf, FILTER_BAR, FilterInput } from '../../../ui/forms/inputs';
import { HelpButton } from '../../../ui/buttons';
import { useListFilters } from '../../../ui/lists/useListFilters';
import { estadoLabel } from '../../StateBadges';
import { lazyPart } from '../../../ui/lazy';
import { type CandidateFilters, countMore, hasChips } from './filters';
import { TextAround } from '../../../ui/display/text';
import { translate } from '../../../i18n/texts';

/** The search field is described by its help. */
const SEARCH_HELP_ID = 'ayuda-busqueda';

/** What the search looks through, and how to say more than words: behind a button, and as the field's description. */
function SearchHelp() {
  const help = (
    <TextAround text="candidates.filters.help">
      <span style={{ whiteSpace: 'nowrap' }}>{translate('candidates.filters.without')}</span>
    </TextAround>
  );
  const title = translate('candidates.filters.howTo');
  return (
    <>
      <span id={SEARCH_HELP_ID} style={visuallyHidden}>
        {help}
      </span>
      <HelpButton label={title} title={title} bare>
        <Typography variant="body2" sx={{ maxWidth: 420, p: 2 }}>
          {help}
        </Typography>
      </HelpButton>
    </>
  );
}

const FilterChips = lazyPart(() => import('./FilterChips'), 'FilterChips');
const MoreFilters = lazyPart(() => import('./MoreFilters'), 'MoreFilters');

const ESTADO_CHOICES = choicesOf(ESTADOS, estadoLabel);
const PRIORIDAD_CHOICES = choicesOf(PRIORIDADES, PRIORIDAD_LABEL);

const SEARCH_INPUT = { htmlInput: { 'aria-describedby': SEARCH_HELP_ID } };

/** A status of another stage leaves that stage's tab, or the list would be empty without a visible reason. */
function EstadoInput() {
  const { setValue } = useFormContext();
  const { stage } = useListContext().filterValues as Partial<CandidateFilters>;
  return (
    <FilterInput
      source="estado"
      choices={ESTADO_CHOICES}
      onChoose={(chosen) => {
        if (stage && chosen && STAGE_OF_ESTADO[chosen as Estado] !== stage) setValue('stage', '');
      }}
    />
  );
}

/**
 * Search and filters on one line, kept in the address bar; the rarer ones behind 'Más Filtros'. `children` stand
 * beside them: the views, the order and the layout of the list. Narrow: the search alone.
 */
export function CandidateFilterBar({ narrow, children }: { narrow: boolean; children: ReactNode }) {
  const { filters } = useListFilters<CandidateFilters>();
  const { options: departments } = useDepartments();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const more = countMore(filters);
  const label = translate(more > 0 ? 'candidates.filters.moreCount' : 'candidates.filters.more', {
    count: more,
  });

  return (
    <Box
      role="search"
      aria-label={translate('candidates.filters.label')}
      sx={{ px: { xs: 1, sm: 1.5 }, py: 1 }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ '& > form': { flex: { xs: '1 1 140px', sm: '2 1 200px' } }, '& .ra-input': { minWidth: 116 } }}
      >
        <FilterLiveSearch
          source="q"
          label="candidates.filters.search"
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
            ...FILTER_BAR,
            '& .ra-input': { flex: '1 1 116px', m: 0, minWidth: 116 },
          }}
        >
          <FilterLiveForm debounce={0}>
            <FilterInput source="departamento" choices={departments} />
            <EstadoInput />
            <FilterInput source="prioridad" emptyText="candidates.filters.all" choices={PRIORIDAD_CHOICES} />
          </FilterLiveForm>
          {children}
        </Box>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          aria-label={label}
          endIcon={<ExpandMoreOutlined />}
          sx={{
            display: narrow ? 'none' : 'inline-flex',
            minWidth: 0,
            '& .MuiButton-endIcon': { ml: { xs: 0, sm: 1 }, transition: 'transform 150ms' },
            '&[aria-expanded=true] .MuiButton-endIcon': { transform: 'rotate(180deg)' },
          }}
        >
          <TuneOutlined aria-hidden sx={{ display: { sm: 'none' } }} />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {label}
          </Box>
        </Button>
      </Stack>
      <Collapse in={open && !narrow} unmountOnExit>
        <MoreFilters id={panelId} />
      </Collapse>
      {hasChips(filters) && <FilterChips />}
    </Box>
  );
}
