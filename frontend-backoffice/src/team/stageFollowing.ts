import { type Stage, STAGE_OF_ESTADO, type TeamProposal } from '@hiring/contract';
import { nextStepsOf } from '../candidates/moves/moveButtons';
import type { MoveTarget } from '../candidates/moves/moveTarget';

/** Where the move that follows a proposal begins; undefined: whoever decides chooses, as among the phases of a stage. */
export function stageFollowing(proposal: TeamProposal, target: MoveTarget): Stage | undefined {
  const offered = (stage: Stage) => (target.mover_a.includes(stage) ? stage : undefined);
  switch (proposal) {
    case 'descartar':
      return offered(STAGE_OF_ESTADO.rechazada);
    case 'entrevista':
      return offered(STAGE_OF_ESTADO.entrevista_programada);
    case 'pasar':
      return target.fase ? undefined : nextStepsOf(target).onward?.stage;
  }
}
