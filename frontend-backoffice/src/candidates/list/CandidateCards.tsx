import { Box, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { RowCheckbox } from '../../bulk/RowCheckbox';
import { ABOVE_LINK } from '../../ui/DetailLink';
import { ContactButtons } from '../../emails/ContactButtons';
import { contactOfRow } from '../../emails/contactTarget';
import { RelativeDate } from '../../ui/RelativeDate';
import { CandidateActions } from '../moves/CandidateActions';
import { CandidateJob, CandidateWho } from './CandidateSummary';
import { CvLink } from '../CvLink';
import { FeedbackField } from '../FeedbackField';
import { moveTargetOfRow } from '../moves/moveTarget';
import { NextInterview } from '../NextInterview';
import { RowActions } from './RowActions';
import { SearchMatch } from './SearchMatch';
import { PriorityMenu } from '../PriorityMenu';
import { StageBadge } from '../StateBadges';
import { type CandidateRow, fullName } from '../types';
import { WaitingBadge } from '../WaitingBadge';

const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

function CandidateCard({ row }: { row: CandidateRow }) {
  const roomForButtons = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        px: 2,
        py: { xs: 1.25, sm: 2 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 0.5, sm: 1.25 },
        alignContent: 'start',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box sx={{ display: 'flex', minWidth: 0, ml: -1.25, mt: -1.25 }}>
          <RowCheckbox row={row} />
          <Box sx={{ minWidth: 0, mt: 1.25 }}>
            <CandidateWho row={row} />
          </Box>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row-reverse' },
            alignItems: { xs: 'flex-end', sm: 'center' },
            gap: 0.5,
            flexShrink: 0,
            ...ABOVE_LINK,
          }}
        >
          <StageBadge estado={row.estado} retirada={row.retirada} />
          <PriorityMenu row={row} />
        </Box>
      </Box>
      <CandidateJob row={row} />
      <SearchMatch match={row.coincidencia} />
      {(row.sin_respuesta_dias !== null || row.entrevista_inicio) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <NextInterview row={row} />
          <WaitingBadge row={row} />
        </Box>
      )}
      {roomForButtons && row.extracto_carta && !row.coincidencia && (
        <Typography variant="body2" color="text.secondary" sx={TWO_LINES}>
          {row.extracto_carta}
        </Typography>
      )}
      {roomForButtons && row.mover_a.length > 0 && (
        <Box sx={{ ...ABOVE_LINK, display: 'grid' }}>
          <FeedbackField applicationId={row.aplicacion_id} name={fullName(row)} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { sm: 1 } }}>
        <Box sx={{ flex: { xs: '1 1 auto', sm: '0 0 auto' }, mr: { sm: 'auto' } }}>
          <RelativeDate value={row.fecha_aplicacion} inline={roomForButtons} />
        </Box>
        {roomForButtons ? (
          <>
            <CvLink url={row.cv_url} of={fullName(row)} sx={{ ...ABOVE_LINK, minHeight: 44 }} />
            <Box sx={{ ...ABOVE_LINK, width: { xs: '100%', sm: 'auto' } }}>
              <CandidateActions target={moveTargetOfRow(row)} roomy offers spread={roomForButtons} />
            </Box>
            <Box sx={{ ...ABOVE_LINK, width: { xs: '100%', sm: 'auto' } }}>
              <ContactButtons target={contactOfRow(row)} roomy />
            </Box>
          </>
        ) : (
          <>
            <CvLink url={row.cv_url} of={fullName(row)} bare />
            <RowActions row={row} />
          </>
        )}
      </Box>
    </Box>
  );
}

/** The same list where a table has no room: one card a person. */
export function CandidateCards({ rows }: { rows: readonly CandidateRow[] }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 1.5,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        '& > li:nth-of-type(even)': { borderLeft: { lg: 1 }, borderLeftColor: { lg: 'divider' } },
      }}
    >
      {rows.map((row) => (
        <CandidateCard key={row.id} row={row} />
      ))}
    </Box>
  );
}
