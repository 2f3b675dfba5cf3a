import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Tooltip, Typography } from '@mui/material';
import { useDepartments } from '../../panel/departments/useDepartments';
import { TagBadges } from '../tags/TagBadges';
import { DetailLink } from '../../ui/display/Detail';
import { Separator } from '../../ui/display/text';
import { OtherApplicationsBadge, shortId } from '../StateBadges';
import { type CandidateRow, fullName, jobTitle } from '../useCandidate';
import { COINCIDENCIA_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { useState } from 'react';
import { IconButtonWithTooltip, useCanAccess } from 'react-admin';
import { ScheduleInterviewDialog } from '../../interviews/ScheduleInterviewButton';
import { awaitsInterview, MoveMenuButton, MoveStageButton, nextStepsOf } from '../moves/moveButtons';
import { moveTargetOfRow, useMoveDialog } from '../moves/moveTarget';
import { translate } from '../../i18n/texts';

/** Who: name, short id, e-mail, and whether that e-mail is theirs for sure. */
export function CandidateWho({ row }: { row: CandidateRow }) {
  const unverified = translate('candidates.list.unverified');
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, lineHeight: '20px' }}>
        <DetailLink resource="candidates" id={row.id}>
          {fullName(row)}
        </DetailLink>
        {!row.email_verified && (
          <Tooltip title={unverified}>
            <WarningAmberOutlined titleAccess={unverified} color="warning" sx={{ fontSize: 16 }} />
          </Tooltip>
        )}
        <OtherApplicationsBadge count={row.otras_abiertas} />
      </Box>
      <Typography variant="hint" noWrap title={row.email} sx={{ lineHeight: '16px' }}>
        <code>{shortId(row.id)}</code>
        <Separator />
        {row.email}
      </Typography>
    </div>
  );
}

/** For what: position, department and vacancy, with the person's tags. */
export function CandidateJob({ row }: { row: CandidateRow }) {
  const { departmentName, positionName } = useDepartments();
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, overflow: 'hidden', lineHeight: '20px' }}>
        <Typography component="span" noWrap sx={{ lineHeight: 'inherit' }}>
          {positionName(row.departamento, row.posicion)}
        </Typography>
        <TagBadges tags={row.etiquetas} />
      </Box>
      <Typography variant="hint" noWrap sx={{ lineHeight: '16px' }}>
        {departmentName(row.departamento)}
        <Separator />
        {jobTitle(row)}
      </Typography>
    </div>
  );
}

/** Where the search found its words, when the row does not show them itself. */
export function SearchMatch({ match }: { match: Schemas['MatchResponse'] | null }) {
  if (!match) return null;
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      component="p"
      sx={{ mt: 0.75, pl: 1, borderLeft: 3, borderColor: 'divider', maxWidth: '60ch' }}
    >
      {COINCIDENCIA_LABEL[match.lugar]}: …
      {match.fragmento.map(({ texto, marcado }, place) =>
        marcado ? (
          <Box
            // A fragment is never reordered: its place is what tells its parts apart.
            key={place}
            component="mark"
            sx={{ bgcolor: 'transparent', color: 'text.primary', fontWeight: 700 }}
          >
            {texto}
          </Box>
        ) : (
          <span key={place}>{texto}</span>
        ),
      )}
      …
    </Typography>
  );
}

const ACTIONS = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.25,
  ml: 'auto',
};

/** Shown while the pointer or the keyboard is in the row; always where nothing hovers. */
const ON_DEMAND = {
  opacity: 0,
  'tr:hover &, tr:focus-within &': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
} as const;

/** The next step of a row as its one button; rejecting and scheduling as icons, the other stages in a menu. */
export function RowActions({ row }: { row: CandidateRow }) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  const { canAccess: maySchedule } = useCanAccess({ resource: 'interviews', action: 'write' });
  const openDialog = useMoveDialog();
  const [scheduling, setScheduling] = useState(false);
  const target = moveTargetOfRow(row);
  const name = fullName(row);
  const { onward, reject } = nextStepsOf(target);

  return (
    <Box sx={ACTIONS}>
      {mayMove && (
        <>
          <Box sx={{ display: 'flex', ...ON_DEMAND }}>
            {maySchedule && awaitsInterview(target) && (
              <IconButtonWithTooltip
                label="candidates.list.schedule"
                aria-label={translate('candidates.list.scheduleFor', { name })}
                onClick={() => setScheduling(true)}
                size="small"
              >
                <EventOutlined fontSize="small" />
              </IconButtonWithTooltip>
            )}
            {reject && (
              <IconButtonWithTooltip
                label="candidates.list.reject"
                aria-label={translate('candidates.list.rejectWho', { name })}
                onClick={() => openDialog(target, reject.stage)}
                size="small"
              >
                <CloseOutlined fontSize="small" color="error" />
              </IconButtonWithTooltip>
            )}
          </Box>
          {onward && <MoveStageButton target={target} {...onward} />}
          <MoveMenuButton target={target} bare />
        </>
      )}
      {scheduling && <ScheduleInterviewDialog candidateId={row.id} onClose={() => setScheduling(false)} />}
    </Box>
  );
}
