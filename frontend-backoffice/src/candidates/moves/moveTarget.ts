import type { Schemas } from '@hiring/contract/api';
import { createContext, useContext } from 'react';
import { type Application, type CandidateRow, fullName } from '../useCandidate';

/** Opens the dialog for an application, with the choice already made when a shortcut names a stage or a phase. */
type OpenMoveDialog = (target: MoveTarget, to?: string) => void;

export const MoveDialogContext = createContext<OpenMoveDialog | null>(null);

export function useMoveDialog(): OpenMoveDialog {
  const open = useContext(MoveDialogContext);
  if (!open) throw new Error('useMoveDialog needs a MoveDialogProvider above');
  return open;
}

/** What a move acts on: one application at one version, and where the server lets it go. */
export interface MoveTarget extends Pick<
  Application,
  'id' | 'version' | 'estado' | 'stage' | 'retirada' | 'mover_a'
> {
  name: string;
  /** Its phase, where it is known. */
  fase?: Schemas['PhaseBrief'] | null;
  /** Set where the person's current application is meant. */
  candidateId?: string;
}

export const moveTargetOfRow = (row: CandidateRow): MoveTarget => ({
  ...row,
  id: row.aplicacion_id,
  version: row.aplicacion_version,
  name: fullName(row),
  candidateId: row.id,
});

/** The key of the unsent message that goes with the next move: the card and the dialog share it. */
export const messageKey = (applicationId: string): string => `mensaje-candidato:${applicationId}`;
