import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { Box, Button, IconButton, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { useDepartments } from '../../panel/departments/useDepartments';
import { ContactButtons, ContactMenu } from '../../mail/contact/ContactButtons';
import { contactOfRow } from '../../mail/contact/contactTarget';
import { TagBadges } from '../tags/TagBadges';
import { TagEditor } from '../tags/TagEditor';
import { RelativeDate, Separator } from '../../ui/display/text';
import { CandidateActions } from '../moves/CandidateActions';
import { CvLink } from '../CvLink';
import { moveTargetOfRow } from '../moves/moveTarget';
import {
  NextInterview,
  OtherApplicationsBadge,
  shortId,
  StageBadge,
  UnverifiedBadge,
  WaitingBadge,
} from '../StateBadges';
import { UnreachedBadge } from '../../mail/contact/UnreachedBadge';
import { NewTaskButton } from '../../tasks/RecordTasks';
import { WaitingRejection } from '../moves/WaitingRejection';
import { PriorityMenu } from '../PriorityMenu';
import { type Candidate, fullName, isInterviewed, jobTitle } from '../useCandidate';
import { lazyPart } from '../../ui/lazy';
import { PhaseRequirements } from './PhaseRequirements';
import { translate } from '../../i18n/texts';

const RecordOffer = lazyPart(() => import('../../offers/RecordOffer'), 'RecordOffer');

/** Who it is, for what, how it stands, and what can be done next: on a phone the next steps, the rest on demand. */
export function CandidateHeader({ candidate }: { candidate: Candidate }) {
  const { departmentName, positionName } = useDepartments();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useState(false);
  const whole = open || !phone;
  const name = fullName(candidate);
  const printed = useHref(`/candidates/${candidate.id}/ficha`);
  const current = candidate.aplicaciones.find(({ id }) => id === candidate.aplicacion_id);
  const offer = current && isInterviewed(current) && (
    <RecordOffer application={current} candidateId={candidate.id} />
  );

  return (
    <Box
      component="header"
      sx={{
        px: { xs: 2, sm: 3 },
        pt: 2,
        pb: { xs: 0.5, sm: 1.5 },
        display: 'grid',
        gap: { xs: 0.75, sm: 1.25 },
        flexShrink: 0,
      }}
    >
      <Box sx={{ pr: 6 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h2">{name}</Typography>
          <Stack direction="row" spacing={0.75}>
            <StageBadge estado={candidate.estado} retirada={candidate.retirada} />
            <PriorityMenu row={candidate} />
            <NextInterview row={candidate} />
            <WaitingBadge row={candidate} short={!whole} />
            {!candidate.email_verified && <UnverifiedBadge />}
            <UnreachedBadge candidateId={candidate.id} />
            <OtherApplicationsBadge count={candidate.otras_abiertas} />
            {!whole && <TagBadges tags={candidate.etiquetas} />}
            <Box component="span" sx={{ ml: { sm: 0.5 } }}>
              <RelativeDate value={candidate.fecha_aplicacion} inline />
            </Box>
          </Stack>
        </Box>
        <Typography variant="note">
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            <code>{shortId(candidate.id)}</code>
            <Separator />
          </Box>
          {positionName(candidate.departamento, candidate.posicion)}, {departmentName(candidate.departamento)}
          {candidate.fase && !candidate.retirada && (
            <>
              <Separator />
              {translate('candidates.record.inPhase', { phase: candidate.fase.nombre })}
            </>
          )}
          <Separator />
          {jobTitle(candidate)}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: open ? 'wrap' : 'nowrap', sm: 'wrap' },
          alignItems: 'center',
          gap: 1,
        }}
      >
        <CandidateActions target={moveTargetOfRow(candidate)} brief={!whole} />
        {whole && (
          <>
            <Box sx={{ display: { lg: 'none' } }}>
              <CvLink url={candidate.cv_url} of={name} bare={!phone} />
            </Box>
            {phone ? (
              <>
                <ContactButtons target={contactOfRow(candidate)} />
                <Button size="small" href={printed} target="_blank" rel="noopener">
                  {translate('candidates.record.printRecord')}
                </Button>
              </>
            ) : (
              <ContactMenu
                target={contactOfRow(candidate)}
                of={name}
                label={translate('candidates.people.more', { name })}
                items={[{ label: 'candidates.record.printRecord', href: printed }]}
              />
            )}
            {!phone && offer}
            <NewTaskButton about={{ candidato_id: candidate.id }} name={name} />
            <Box sx={{ ml: { sm: 'auto' } }}>
              <TagEditor candidate={candidate} />
            </Box>
          </>
        )}
        {phone && (
          <IconButton
            aria-label={translate('candidates.people.more', { name })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            sx={{ ml: 'auto', width: 44, height: 44 }}
          >
            <MoreVertOutlined />
          </IconButton>
        )}
      </Box>
      {phone && offer}
      {current && <PhaseRequirements candidate={candidate} application={current} />}
      {current && <WaitingRejection application={current} />}
    </Box>
  );
}
