import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { newInterviewFor } from '../../interviews/addresses';
import { ABOVE_LINK } from '../../ui/DetailLink';
import { MoveMenuButton } from '../moves/MoveMenuButton';
import { MoveStageButton } from '../moves/MoveStageButton';
import { useMoveDialog } from '../moves/moveDialogContext';
import { moveTargetOfRow } from '../moves/moveTarget';
import { shortcutsOf } from '../moves/shortcuts';
import { type CandidateRow, fullName } from '../types';

/** Shown while the pointer or the keyboard is in the row; always where nothing hovers. */
const ON_DEMAND = {
  opacity: 0,
  'tr:hover &, tr:focus-within &, li &': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
} as const;

function Small({ title, of, children, ...link }: SmallProps) {
  return (
    <Tooltip title={title}>
      <IconButton
        size="small"
        aria-label={`${title}: ${of}`}
        {...link}
        sx={{ width: 32, height: 32, '@media (pointer: coarse)': { width: 44, height: 44 } }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

interface SmallProps {
  title: string;
  of: string;
  children: ReactNode;
  onClick?: () => void;
  component?: typeof Link | 'a';
  to?: string;
  href?: string;
  download?: boolean;
}

/** Downloads the CV, where there is one. */
export function CvIcon({ row }: { row: CandidateRow }) {
  if (!row.cv_url) return null;
  return (
    <Box sx={ABOVE_LINK}>
      <Small
        title="Descargar CV"
        of={fullName(row)}
        component="a"
        href={`${row.cv_url}?descargar=1`}
        download
      >
        <DownloadOutlined fontSize="small" />
      </Small>
    </Box>
  );
}

/** The next step of a row as its one button; rejecting and scheduling as icons, the other stages in a menu. */
export function RowActions({ row }: { row: CandidateRow }) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  const { canAccess: maySchedule } = useCanAccess({ resource: 'interviews', action: 'write' });
  const openDialog = useMoveDialog();
  const target = moveTargetOfRow(row);
  const name = fullName(row);
  const { onward, reject } = shortcutsOf(target);
  const schedules = maySchedule && row.stage === 'en_revision' && !row.retirada;

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
            {schedules && (
              <Small title="Programar Entrevista" of={name} component={Link} to={newInterviewFor(row.id)}>
                <EventOutlined fontSize="small" />
              </Small>
            )}
            {reject && (
              <Small title="Rechazar" of={name} onClick={() => openDialog(target, reject.stage)}>
                <CloseOutlined fontSize="small" color="error" />
              </Small>
            )}
          </Box>
          {onward && <MoveStageButton target={target} {...onward} />}
          <MoveMenuButton target={target} bare />
        </>
      )}
    </Box>
  );
}
