import '../../i18n/es/candidates';
import { Box, Card, Typography } from '@mui/material';
import { type ListLayout, STAGE_HEADING } from '@hiring/contract';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { isEmpty } from '../../bulk/selection';
import { useSelection } from '../../bulk/selectionContext';
import { SelectionProvider } from '../../bulk/SelectionProvider';
import { SelectPage } from '../../bulk/SelectPage';
import { ListPager } from '../../ui/ListPager';
import { ListFailed } from '../../ui/ListStates';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { useListFilters } from '../../ui/useListFilters';
import { CandidateFilterBar } from './CandidateFilterBar';
import { CandidateListEmpty } from './CandidateListEmpty';
import { CandidateSort } from './CandidateSort';
import { CandidateTable } from './CandidateTable';
import { NEWEST_FIRST } from './filters';
import { ListKeys } from './ListKeys';
import { SavedViews } from './SavedViews';
import { useBeside } from '../record/useBeside';
import { useFocusInRows } from './useFocusInRows';
import { useListLayout } from './useListLayout';
import { LIST_PANEL_ID, LIST_TITLE_ID, StageTabs, tabId } from './StageTabs';
import type { CandidateFilters, CandidateRow } from '../types';
import { later } from '../../ui/later';

const LayoutChoice = later(() => import('./LayoutChoice'), 'LayoutChoice');
const SelectionBar = later(() => import('../../bulk/SelectionBar'), 'SelectionBar');

// The list shows its own error with a way to retry; react-admin's notification would say it twice.
const QUERY_OPTIONS = { onError: () => undefined };

function Rows({ layout, narrow }: { layout: ListLayout; narrow: boolean }) {
  const { data, error, isPending, isPlaceholderData } = useListContext<CandidateRow>();

  if (isPending) return <ListSkeleton />;
  if (error && !data) return <ListFailed />;
  if (!data || data.length === 0) return <CandidateListEmpty />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
      <CandidateTable layout={layout} narrow={narrow} />
    </Box>
  );
}

/** Read with the first choice; it stays, because it gives the focus back when nobody is chosen any more. */
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
        {filters.stage ? STAGE_HEADING[filters.stage] : 'Todas las candidaturas'}
      </Typography>
      <Box sx={{ display: narrow ? 'none' : 'contents' }}>
        <StageTabs />
      </Box>
      {isFetching && !isPending && (
        <Box
          role="progressbar"
          aria-label="Actualizando"
          sx={{ position: 'absolute', left: 0, right: 0, height: 2, bgcolor: 'secondary.main' }}
        />
      )}
      <CandidateFilterBar narrow={narrow}>
        <SavedViews />
        <CandidateSort />
        {canChoose && (
          <Box sx={{ width: 120, height: 40 }}>
            <LayoutChoice layout={layout} onChoose={choose} />
          </Box>
        )}
        <ListKeys />
      </CandidateFilterBar>
      {layout === 'tarjetas' && !narrow && (
        <Box sx={{ px: 2, display: { xs: 'none', sm: 'block' } }}>
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
