import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { keyframes } from '@mui/material/styles';
import type { Schemas } from '@hiring/contract/api';
import { LIMITS } from '@hiring/contract';
import { useEffect } from 'react';
import { useCloseNotification } from 'react-admin';
import { AMBER, INK } from '../theme/tokens';
import { useUndoMove } from './useUndoMove';

const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

/** What the server says of a move, and 'Deshacer' for as long as it can be taken back (also Ctrl+Z). */
export function MovedNotice({ answer }: { answer: Schemas['MoveResponse'] }) {
  const close = useCloseNotification();
  const { mutate, isPending } = useUndoMove({ onSettled: close });
  const { undo, application } = answer;

  useEffect(() => {
    if (!undo) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
      if (typing || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      mutate({
        applicationId: application.id,
        request: { historial_id: undo.historial_id, version: application.version },
      });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, application, mutate]);

  return (
    <Paper
      role="status"
      elevation={8}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        bgcolor: INK[800],
        color: '#fff',
        border: `1px solid ${INK[600]}`,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1.25,
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
        }}
      >
        <CheckCircleOutlined aria-hidden sx={{ color: '#7fd6a2' }} />
        <Box sx={{ flex: 1, minWidth: 180 }}>{answer.message}</Box>
        {undo && (
          <Button
            variant="outlined"
            aria-keyshortcuts="Control+Z"
            disabled={isPending}
            onClick={() =>
              mutate({
                applicationId: application.id,
                request: { historial_id: undo.historial_id, version: application.version },
              })
            }
            sx={{
              color: AMBER.main,
              borderColor: AMBER.main,
              ml: 'auto',
              bgcolor: 'transparent',
              '&:hover': { bgcolor: INK[700], borderColor: AMBER.main },
            }}
          >
            Deshacer
          </Button>
        )}
      </Box>
      {undo && (
        <Box
          aria-hidden
          sx={{
            height: 3,
            bgcolor: AMBER.main,
            transformOrigin: 'left',
            animation: `${shrink} ${LIMITS.undoSeconds}s linear forwards`,
            '@media (prefers-reduced-motion: reduce)': { display: 'none' },
          }}
        />
      )}
    </Paper>
  );
}
