import type { Stage } from '@hiring/contract';
import { createContext, useContext } from 'react';
import type { MoveTarget } from './moveTarget';

/** Opens the dialog for an application, with the stage already chosen when a shortcut names it. */
export type OpenMoveDialog = (target: MoveTarget, stage?: Stage) => void;

export const MoveDialogContext = createContext<OpenMoveDialog | null>(null);

export function useMoveDialog(): OpenMoveDialog {
  const open = useContext(MoveDialogContext);
  if (!open) throw new Error('useMoveDialog needs a MoveDialogProvider above');
  return open;
}
