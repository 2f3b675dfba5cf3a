import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { Box, Button, Tab, Tabs } from '@mui/material';
import type { Stage } from '@hiring/contract';
import { Link } from 'react-router-dom';
import { useListFilters } from '../../ui/lists/useListFilters';
import { formatCount } from '../../ui/format/counts';
import { STAGE_COUNTS, useCandidateStats, useUnanswered } from './useCandidateStats';
import { type CandidateFilters, hasNoCounter, listAddress, LONGEST_WAIT_FIRST } from './filters/filters';

const ALL = 'todas';
export const LIST_PANEL_ID = 'candidaturas-panel';
export const LIST_TITLE_ID = 'candidaturas-titulo';
export const tabId = (stage: Stage | undefined) => `candidaturas-${stage ?? ALL}`;

const OVERDUE = listAddress({ sin_respuesta: 'true' }, LONGEST_WAIT_FIRST);

/** How many people have waited too long for an answer; leads to them, the longest wait first. */
function OverdueLink() {
  const { data } = useUnanswered();
  if (!data || data.total === 0) return null;
  const count = data.total === null ? '+1.000' : formatCount(data.total);
  return (
    <Button
      component={Link}
      to={OVERDUE}
      size="small"
      color="error"
      aria-label={`Sin responder (${count})`}
      sx={{ ml: 'auto', mr: 1, alignSelf: 'center', flexShrink: 0 }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Sin responder ({count})
      </Box>
      <Box component="span" aria-hidden sx={{ display: { xs: 'inline-flex', sm: 'none' }, gap: 0.5 }}>
        <HourglassEmptyOutlined fontSize="small" />
        {count}
      </Box>
    </Button>
  );
}

/** 'Todas (n)', one tab a stage, and who waits too long. The numbers follow the department, which the server counts. */
export function StageTabs() {
  const { filters, change } = useListFilters<CandidateFilters>();
  const { data } = useCandidateStats(filters.departamento);

  return (
    <Box sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider', overflow: 'hidden' }}>
      <Tabs
        value={filters.stage ?? ALL}
        onChange={(_event, value: Stage | typeof ALL) =>
          change({ stage: value === ALL ? undefined : value, estado: undefined })
        }
        variant="scrollable"
        scrollButtons={false}
        aria-label="Fase de las candidaturas"
        sx={{ minHeight: 44, minWidth: 0 }}
      >
        {STAGE_COUNTS.map(({ stage, heading, countOf }) => (
          <Tab
            key={heading}
            value={stage ?? ALL}
            id={tabId(stage)}
            aria-controls={LIST_PANEL_ID}
            // Search and the other filters have no counters: a number beside them would be another list's.
            label={data && !hasNoCounter(filters) ? `${heading} (${formatCount(countOf(data))})` : heading}
          />
        ))}
      </Tabs>
      <OverdueLink />
    </Box>
  );
}
