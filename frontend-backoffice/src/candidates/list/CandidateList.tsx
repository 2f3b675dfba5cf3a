import '../../i18n/candidates';
import { customFieldText, type ListLayout, STAGE_HEADING } from '@hiring/contract';
import type { Theme } from '@mui/material/styles';
import { Box, Button, Card, Typography, useMediaQuery } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { useSteady } from '../../ui/state';
import { InstantSelect } from '../../ui/forms/inputs';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { ListSkeleton, StateMessage } from '../../ui/Loaded';
import { listName, useFieldsOfPeople } from '../../fields/fieldFilters';
import { useListFilters } from '../../ui/lists/useListFilters';
import type { CandidateRow } from '../useCandidate';
import { isEmpty, useSelection } from '../bulk/selection';
import { SelectionProvider } from '../bulk/SelectionProvider';
import { SelectPage } from '../bulk/SelectBoxes';
import { ListFailed, ListPager } from '../../ui/lists/ListParts';
import { useBeside } from '../record/useBeside';
import { lazyPart } from '../../ui/lazy';
import { type CandidateFilters, hidesPeople, NEWEST_FIRST, NO_FILTERS } from './filters/filters';
import { useCandidateStats } from './useCandidateStats';
import { CandidateFilterBar } from './filters/CandidateFilterBar';
import { CandidateTable } from './CandidateTable';
import { ListKeys, useFocusInRows } from './ListKeys';
import { usePreferences } from './preferences';
import { SavedViews, ViewRepair } from './SavedViews';
import { LIST_PANEL_ID, LIST_TITLE_ID, StageTabs, tabId } from './StageTabs';
import { translate } from '../../i18n/texts';

/**
 * What the person chose, at any desk or tablet; until then the compact table. A phone has no room for one, whatever
 * was chosen.
 */
function useListLayout() {
  const wide = useSteady(useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm')));
  const { preferences, choose } = usePreferences();
  const layout: ListLayout = wide ? (preferences.vista_candidaturas ?? 'compacta') : 'tarjetas';
  return {
    layout,
    choose: (vista_candidaturas: ListLayout) => choose(() => ({ vista_candidaturas })),
    canChoose: wide,
  };
}

/** Says whether nobody has applied, or whether the filters hide those who have. */
function CandidateListEmpty() {
  const { filters, change } = useListFilters<CandidateFilters>();
  const anybody = Boolean(useCandidateStats().data?.total);
  const filtered = hidesPeople(filters);
  const unfiltered = anybody ? 'candidates.list.emptyStage' : 'candidates.list.emptyEver';
  return (
    <StateMessage
      title={filtered ? 'candidates.list.emptyFiltered' : 'candidates.list.empty'}
      action={
        filtered &&
        anybody && (
          <Button variant="outlined" onClick={() => change(NO_FILTERS)}>
            {translate('ra.navigation.clear_filters')}
          </Button>
        )
      }
    >
      {filtered ? anybody && translate('candidates.list.hidden') : translate(unfiltered)}
    </StateMessage>
  );
}

const SORTS = [
  'fecha_aplicacion DESC',
  'fecha_aplicacion ASC',
  'espera_desde ASC',
  'apellidos ASC',
  'apellidos DESC',
  'updated_at DESC',
  'updated_at ASC',
  'created_at DESC',
  'created_at ASC',
].map((id) => ({ id, name: `candidates.list.sorts.${id}` }));

/** The order of the list; the table has the usual ones in its headings too. */
function CandidateSort() {
  const { sort, setSort } = useListContext();
  const byFields = useFieldsOfPeople()
    .filter(({ ordenable }) => ordenable)
    .flatMap((field) =>
      (['ASC', 'DESC'] as const).map((order) => ({
        id: `${listName(field)} ${order}`,
        name: translate(`fields.filters.${order}`, { name: customFieldText(field.etiqueta) }),
      })),
    );
  return (
    <InstantSelect
      label="candidates.list.sort"
      value={`${sort.field} ${sort.order}`}
      choices={[...SORTS, ...byFields]}
      onChoose={(chosen = '') => {
        const [field = '', order] = chosen.split(' ');
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
      sx={{ flex: '1 1 160px', maxWidth: { xs: '100%', sm: 260 } }}
    />
  );
}

const ColumnsChoice = lazyPart(() => import('./ColumnsChoice'), 'ColumnsChoice');
const LayoutChoice = lazyPart(() => import('./LayoutChoice'), 'LayoutChoice');
const SelectionBar = lazyPart(() => import('../bulk/SelectionBar'), 'SelectionBar');

const PROGRESS = { position: 'absolute', left: 0, right: 0, height: 2, bgcolor: 'secondary.main' };

// The list shows its own error with a way to retry; react-admin's notification would say it twice.
const QUERY_OPTIONS = { onError: () => undefined };

function Rows({ layout, narrow }: { layout: ListLayout; narrow: boolean }) {
  const { data = [], error, isPending, isPlaceholderData } = useListContext<CandidateRow>();

  if (isPending) return <ListSkeleton />;
  if (data.length === 0) return error ? <ListFailed /> : <CandidateListEmpty />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
      <CandidateTable layout={layout} narrow={narrow} />
    </Box>
  );
}

/** Loaded with the first choice. It stays mounted, because it restores the focus when the selection ends. */
function ChosenBar() {
  const { selection } = useSelection();
  const [needed, setNeeded] = useState(false);
  if (!needed && !isEmpty(selection)) setNeeded(true);
  if (!needed) return null;
  return <SelectionBar />;
}

function Section() {
  const { data, isFetching, isPending } = useListContext();
  useFocusInRows(data);
  const { filters } = useListFilters<CandidateFilters>();
  const { layout, choose, canChoose } = useListLayout();
  // A record is open beside the list: what is left is a column of names.
  const narrow = useBeside() !== null;

  return (
    <Card
      component="section"
      aria-labelledby={LIST_TITLE_ID}
      sx={{ position: 'relative', overflow: 'visible' }}
    >
      <Typography variant="h3" component="h2" id={LIST_TITLE_ID} tabIndex={-1} sx={visuallyHidden}>
        {filters.stage ? STAGE_HEADING[filters.stage] : translate('candidates.list.allHeading')}
      </Typography>
      <Box sx={{ display: narrow ? 'none' : 'contents' }}>
        <StageTabs />
      </Box>
      {isFetching && !isPending && (
        <Box role="progressbar" aria-label={translate('candidates.list.updating')} sx={PROGRESS} />
      )}
      <CandidateFilterBar narrow={narrow}>
        <SavedViews />
        <CandidateSort />
        {canChoose && (
          <Box sx={{ width: 120, height: 40 }}>
            <LayoutChoice layout={layout} onChoose={choose} />
          </Box>
        )}
        {canChoose && !narrow && layout !== 'tarjetas' && (
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <ColumnsChoice />
          </Box>
        )}
        <ListKeys />
      </CandidateFilterBar>
      <ViewRepair />
      {!narrow && (
        <Box
          sx={{
            px: 2,
            display: { xs: 'none', sm: 'block', ...(layout === 'tarjetas' ? {} : { md: 'none' }) },
          }}
        >
          <SelectPage />
        </Box>
      )}
      <div role="tabpanel" id={LIST_PANEL_ID} aria-labelledby={tabId(filters.stage)}>
        <Rows layout={layout} narrow={narrow} />
      </div>
      <ListPager />
      <ChosenBar />
    </Card>
  );
}

/** The section Candidaturas: people by their current application, filtered, sorted and paged by the server. */
export function CandidateList() {
  return (
    <ListBase<CandidateRow>
      resource="candidates"
      perPage={25}
      sort={NEWEST_FIRST}
      exporter={false}
      queryOptions={QUERY_OPTIONS}
    >
      <SelectionProvider>
        <Section />
      </SelectionProvider>
    </ListBase>
  );
}
