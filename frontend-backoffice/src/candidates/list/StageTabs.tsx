import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { Box, Button, Tab, Tabs } from '@mui/material';
import { type Stage, STAGE_HEADING, STAGES } from '@hiring/contract';
import { Link } from 'react-router-dom';
import { useListFilters } from '../../ui/lists/useListFilters';
import { formatCount } from '../../ui/format/counts';
import { countOf, useCandidateStats, useUnanswered } from './useCandidateStats';
import { type CandidateFilters, hasNoCounter, listAddress, LONGEST_WAIT_FIRST } from './filters/filters';
import { translate } from '../../i18n/texts';

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
  const label = translate('candidates.list.overdue', { count });
  return (
    <Button
      component={Link}
      to={OVERDUE}
      size="small"
      color="error"
      aria-label={label}
      sx={{ ml: 'auto', mr: 1, alignSelf: 'center', flexShrink: 0 }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
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
  const counted = hasNoCounter(filters) ? undefined : data;

  return (
    <Box sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider', overflow: 'hidden' }}>
      <Tabs
        value={filters.stage ?? ALL}
        onChange={(_event, value: Stage | typeof ALL) =>
          change({ stage: value === ALL ? undefined : value, estado: undefined })
        }
        variant="scrollable"
        scrollButtons={false}
        aria-label={translate('candidates.list.stages')}
        sx={{ minHeight: 44, minWidth: 0 }}
      >
        {[undefined, ...STAGES].map((stage) => {
          const heading = stage ? STAGE_HEADING[stage] : translate('candidates.list.all');
          return (
            <Tab
              key={heading}
              value={stage ?? ALL}
              id={tabId(stage)}
              aria-controls={LIST_PANEL_ID}
              // Search and the other filters have no counters: a number beside them would be another list's.
              label={counted ? `${heading} (${formatCount(countOf(counted, stage))})` : heading}
            />
          );
        })}
      </Tabs>
      <OverdueLink />
    </Box>
  );
}
