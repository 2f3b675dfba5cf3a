import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Box, Paper } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { undoLeftMs } from './notices';
import { AMBER, INK } from '../theme/tokens';
import { useKeyDown } from '../keyboard';
import { translate } from '../../i18n/texts';
import { BusyButton } from '../buttons';

const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

/** A notice over the screen, dark in both themes, and its outlined button. */
export const DARK_PAPER = {
  overflow: 'hidden',
  bgcolor: INK[800],
  color: '#fff',
  border: `1px solid ${INK[600]}`,
};
export const DARK_BUTTON = {
  color: AMBER.main,
  borderColor: AMBER.main,
  bgcolor: 'transparent',
  '&:hover': { bgcolor: INK[700], borderColor: AMBER.main },
};

interface Props {
  message: string;
  busy: boolean;
  /** ISO instant by the server's clock, after which the server refuses it. */
  until?: string | undefined;
  /** Missing when the action cannot be undone. */
  onUndo?: () => void;
}

/** Milliseconds for which it is offered, and whether they are over. */
function useTimeLeft(until: string | undefined) {
  const [left] = useState(() => (until === undefined ? 0 : undoLeftMs(until)));
  const [over, setOver] = useState(left <= 0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, over };
}

/** Ctrl+Z, where nobody is typing. */
export function useUndoKey(onUndo: (() => void) | undefined): void {
  useKeyDown((event) => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.closest('input:not([type=checkbox]), textarea, select');
    if (!onUndo || typing || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onUndo();
  });
}

/** The completed action, and 'Deshacer' while it can be undone (also Ctrl+Z). */
export function UndoNotice({ message, busy, until, ...props }: Props) {
  const { left, over } = useTimeLeft(until);
  const onUndo = over ? undefined : props.onUndo;
  useUndoKey(onUndo);
  const [asked, setAsked] = useState(busy);
  if (busy && !asked) setAsked(true);
  // Taken back or refused: another notice says which.
  if (asked && !busy) return null;

  return (
    <Paper role="status" elevation={8} sx={{ ...DARK_PAPER, position: 'relative' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1.25,
        }}
      >
        <CheckCircleOutlined aria-hidden htmlColor="#7fd6a2" />
        <div style={{ flex: 1, minWidth: 180 }}>{translate(message)}</div>
        {onUndo && (
          <BusyButton
            variant="outlined"
            aria-keyshortcuts="Control+Z"
            busy={busy}
            onClick={onUndo}
            sx={{ ...DARK_BUTTON, ml: 'auto' }}
          >
            {translate('ra.action.undo')}
          </BusyButton>
        )}
      </Box>
      {onUndo && (
        <Box
          aria-hidden
          sx={{
            height: 3,
            bgcolor: AMBER.main,
            transformOrigin: 'left',
            animation: `${shrink} ${left}ms linear forwards`,
            '@media (prefers-reduced-motion: reduce)': { display: 'none' },
          }}
        />
      )}
    </Paper>
  );
}
