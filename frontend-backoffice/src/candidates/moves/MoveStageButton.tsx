import { Button } from '@mui/material';
import { type MoveTarget, useMoveDialog } from './moveTarget';
import type { Shortcut } from './shortcuts';

/** A shortcut: the same dialog with its stage chosen. */
export function MoveStageButton({ target, stage, label, danger = false }: Shortcut & { target: MoveTarget }) {
  const openDialog = useMoveDialog();
  return (
    <Button
      size="small"
      variant="outlined"
      color={danger ? 'error' : 'primary'}
      aria-label={`${label}: ${target.name}`}
      onClick={() => openDialog(target, stage)}
    >
      {label}
    </Button>
  );
}
