import CloseOutlined from '@mui/icons-material/CloseOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ScheduleInterviewDialog } from '../../interviews/ScheduleInterviewButton';
import { ABOVE_LINK, ICON_SIZE } from '../../ui/Detail';
import { MoveMenuButton } from '../moves/MoveMenuButton';
import { MoveStageButton } from '../moves/MoveStageButton';
import { moveTargetOfRow, useMoveDialog } from '../moves/moveTarget';
import { awaitsInterview, nextStepsOf } from '../moves/shortcuts';
import { type CandidateRow, fullName } from '../types';

/** Shown while the pointer or the keyboard is in the row; always where nothing hovers. */
const ON_DEMAND = {
  opacity: 0,
  'tr:hover &, tr:focus-within &': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
} as const;

interface IconActionProps {
  title: string;
  of: string;
  children: ReactNode;
  onClick: () => void;
}

function IconAction({ title, of, children, ...action }: IconActionProps) {
  return (
    <Tooltip title={title}>
      <IconButton size="small" aria-label={`${title}: ${of}`} {...action} sx={ICON_SIZE}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

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
    <Box
      sx={{
        ...ABOVE_LINK,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 0.25,
        ml: 'auto',
      }}
    >
      {mayMove && (
        <>
          <Box sx={{ display: 'flex', ...ON_DEMAND }}>
            {maySchedule && awaitsInterview(target) && (
              <IconAction title="Programar Entrevista" of={name} onClick={() => setScheduling(true)}>
                <EventOutlined fontSize="small" />
              </IconAction>
            )}
            {reject && (
              <IconAction title="Rechazar" of={name} onClick={() => openDialog(target, reject.stage)}>
                <CloseOutlined fontSize="small" color="error" />
              </IconAction>
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
