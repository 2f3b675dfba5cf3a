import { Box, Button, Stack, Typography, useMediaQuery } from '@mui/material';
import { fileSize } from '@hiring/contract';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import type { Theme } from '@mui/material/styles';
import { Loaded, StateMessage } from '../../ui/Loaded';
import { formatDay } from '../../ui/format/dates';
import { Separator } from '../../ui/display/text';
import { CvLink } from '../CvLink';
import { type Candidate, fullName } from '../useCandidate';
import { api, at, useRead } from '../../providers/api';
import { translate } from '../../i18n/texts';

const AGAIN_MS = 3000;

const TEXT = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  borderTop: 1,
  borderColor: 'divider',
  px: { xs: 0, lg: 3 },
  py: 2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** What stands where a CV cannot be read. */
const Unseen = ({ why }: { why: 'none' | 'arriving' | 'unreadable' }) => (
  <StateMessage title={`candidates.record.unseenCv.${why}`}>
    {translate(`candidates.record.unseenCvHint.${why}`)}
  </StateMessage>
);

/** A DOC or DOCX read in place, as plain text; the server logs the view. */
function CvText({ candidateId, fileId }: { candidateId: string; fileId: string }) {
  const text = useRead(
    ['cv-text', candidateId, fileId],
    () => api.get('/api/candidates/{id}/cv/text', at(candidateId)),
    {
      // Each reading is a view: one is enough, but for a file that has just come.
      staleTime: Infinity,
      refetchInterval: ({ state }) => (state.data?.estado === 'pendiente' ? AGAIN_MS : false),
    },
  );
  return (
    <Loaded of={text} failed="candidates.record.cvTextFailed" rows={8}>
      {({ estado, texto }) =>
        estado === 'pendiente' || texto === null ? (
          <Unseen why={estado === 'pendiente' ? 'arriving' : 'unreadable'} />
        ) : (
          <Box role="region" aria-label={translate('candidates.record.cvText')} tabIndex={0} sx={TEXT}>
            {texto}
          </Box>
        )
      }
    </Loaded>
  );
}

/** The CV read in place: a PDF as it is, any other kind as its text. */
export function CandidateCv({ candidate }: { candidate: Candidate }) {
  const { cv, cv_url: url } = candidate;
  const name = fullName(candidate);
  // Phones have no reader inside the page: there the file opens in its own tab.
  const readable = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  if (!cv || !url) return <Unseen why="none" />;

  const pdf = cv.tipo === 'application/pdf';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ px: { xs: 0, lg: 3 }, pt: { lg: 2 }, pb: 1.5, pr: { lg: 8 } }}>
        <Typography variant="h3" component="h2">
          {cv.nombre_original}
        </Typography>
        <Typography variant="hint" gutterBottom>
          {fileSize(cv.bytes)}
          <Separator />
          {formatDay(cv.created_at)}
        </Typography>
        <Stack direction="row" spacing={1}>
          {pdf && (
            <Button
              size="small"
              variant="outlined"
              href={url}
              target="_blank"
              rel="noopener"
              startIcon={<OpenInNewOutlined />}
            >
              {translate('candidates.people.viewCv')}
            </Button>
          )}
          <CvLink url={url} of={name} variant="outlined" />
        </Stack>
      </Box>
      {pdf && readable && (
        <Box
          component="iframe"
          src={`${url}#navpanes=0&view=FitH`}
          title={translate('candidates.record.cvOf', { name })}
          sx={{ flex: 1, minHeight: 480, width: '100%', border: 0, borderTop: 1, borderColor: 'divider' }}
        />
      )}
      {!pdf && <CvText candidateId={candidate.id} fileId={cv.id} />}
    </Box>
  );
}
