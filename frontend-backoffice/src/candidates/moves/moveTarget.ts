import type { Estado, Stage } from '@hiring/contract';
import { createContext, useContext } from 'react';
import { type Application, type CandidateRow, fullName } from '../types';

/** Opens the dialog for an application, with the stage already chosen when a shortcut names it. */
type OpenMoveDialog = (target: MoveTarget, stage?: Stage) => void;

export const MoveDialogContext = createContext<OpenMoveDialog | null>(null);

export function useMoveDialog(): OpenMoveDialog {
  const open = useContext(MoveDialogContext);
  if (!open) throw new Error('useMoveDialog needs a MoveDialogProvider above');
  return open;
}

/** What a move acts on: one application at one version, and where the server lets it go. */
export interface MoveTarget {
  applicationId: string;
  /** Known where the person's current application is meant. */
  candidateId?: string;
  version: number;
  name: string;
  estado: Estado;
  stage: Stage;
  retirada: boolean;
  /** Stages the server offers next. */
  moverA: readonly Stage[];
}

export const moveTargetOfRow = (row: CandidateRow): MoveTarget => ({
  applicationId: row.aplicacion_id,
  candidateId: row.id,
  version: row.aplicacion_version,
  name: fullName(row),
  estado: row.estado,
  stage: row.stage,
  retirada: row.retirada,
  moverA: row.mover_a,
});

export const moveTargetOfApplication = (application: Application, name: string): MoveTarget => ({
  applicationId: application.id,
  version: application.version,
  name,
  estado: application.estado,
  stage: application.stage,
  retirada: application.retirada,
  moverA: application.mover_a,
});

/** The key of the unsent message that goes with the next move: the card and the dialog share it. */
export const messageKey = (applicationId: string): string => `mensaje-candidato:${applicationId}`;
