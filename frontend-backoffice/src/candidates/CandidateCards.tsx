import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ABOVE_LINK } from '../ui/DetailLink';
import { RelativeDate } from '../ui/RelativeDate';
import { CandidateActions } from './CandidateActions';
import { CandidateJob, CandidateWho } from './CandidateSummary';
import { CvLink } from './CvLink';
import { moveTargetOfRow } from './moveTarget';
import { SearchMatch } from './SearchMatch';
import { PriorityBadge, StageBadge } from './StateBadges';
import { type CandidateRow, fullName } from './types';

const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

function CandidateCard({ row }: { row: CandidateRow }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        px: 2,
        py: 2,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <CandidateWho row={row} />
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row-reverse' },
            alignItems: 'flex-end',
            gap: 0.5,
            flexShrink: 0,
          }}
        >
          <StageBadge estado={row.estado} retirada={row.retirada} />
          <PriorityBadge prioridad={row.prioridad} />
        </Box>
      </Box>
      <CandidateJob row={row} />
      <SearchMatch match={row.coincidencia} />
      {row.extracto_carta && !row.coincidencia && (
        <Typography variant="body2" color="text.secondary" sx={TWO_LINES}>
          {row.extracto_carta}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: { xs: '1 1 auto', sm: '0 0 auto' }, mr: { sm: 'auto' } }}>
          <RelativeDate value={row.fecha_aplicacion} inline />
        </Box>
        <CvLink url={row.cv_url} of={fullName(row)} sx={{ ...ABOVE_LINK, minHeight: 44 }} />
        <Box sx={{ ...ABOVE_LINK, width: { xs: '100%', sm: 'auto' } }}>
          <CandidateActions target={moveTargetOfRow(row)} roomy />
        </Box>
      </Box>
    </Box>
  );
}

/** The same list where a table has no room: one card a person. */
export function CandidateCards({ rows }: { rows: readonly CandidateRow[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
      {rows.map((row) => (
        <CandidateCard key={row.id} row={row} />
      ))}
    </Box>
  );
}
