import CloseOutlined from '@mui/icons-material/CloseOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ScheduleInterviewDialog } from '../../interviews/ScheduleInterviewButton';
import { ABOVE_LINK, ICON_SIZE } from '../../ui/Detail';
import { MoveMenuButton } from '../moves/MoveMenuButton';
import { awaitsInterview, MoveStageButton, nextStepsOf } from '../moves/shortcuts';
import { moveTargetOfRow, useMoveDialog } from '../moves/moveTarget';
import { type CandidateRow, fullName } from '../types';

const ACTIONS = {
  ...ABOVE_LINK,
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
              <Tooltip title="Programar Entrevista">
                <IconButton
                  size="small"
                  aria-label={`Programar Entrevista: ${name}`}
                  onClick={() => setScheduling(true)}
                  sx={ICON_SIZE}
                >
                  <EventOutlined fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
            {reject && (
              <Tooltip title="Rechazar">
                <IconButton
                  size="small"
                  aria-label={`Rechazar: ${name}`}
                  onClick={() => openDialog(target, reject.stage)}
                  sx={ICON_SIZE}
                >
                  <CloseOutlined fontSize="small" color="error" />
                </IconButton>
              </Tooltip>
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
