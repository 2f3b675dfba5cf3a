import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Stage } from '@hiring/contract';
import { useListFilters } from '../../ui/useListFilters';
import { formatCount, STAGE_COUNTS } from './stageCounts';
import { hasNoCounter } from './filters';
import type { CandidateFilters } from '../types';
import { useCandidateStats } from './useCandidateStats';

const ALL = 'todas';
export const LIST_PANEL_ID = 'candidaturas-panel';
export const LIST_TITLE_ID = 'candidaturas-titulo';
export const tabId = (stage: Stage | undefined) => `candidaturas-${stage ?? ALL}`;

/** 'Todas (n)' and one tab a stage; the numbers follow the department, which the server counts by. */
export function StageTabs() {
  const { filters, change } = useListFilters<CandidateFilters>();
  const { data } = useCandidateStats(filters.departamento);
  // Search and the other filters have no counters: a number beside them would be another list's.
  const counted = data && !hasNoCounter(filters) ? data : undefined;
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${formatCount(count)})`;

  return (
    <Tabs
      value={filters.stage ?? ALL}
      onChange={(_event, value: Stage | typeof ALL) =>
        change({ stage: value === ALL ? undefined : value, estado: undefined })
      }
      variant="scrollable"
      scrollButtons={false}
      aria-label="Fase de las candidaturas"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab
        value={ALL}
        id={tabId(undefined)}
        aria-controls={LIST_PANEL_ID}
        label={withCount('Todas', counted?.total)}
      />
      {STAGE_COUNTS.map(({ stage, heading, countOf }) => (
        <Tab
          key={stage}
          value={stage}
          id={tabId(stage)}
          aria-controls={LIST_PANEL_ID}
          label={withCount(heading, counted && countOf(counted))}
        />
      ))}
    </Tabs>
  );
}
