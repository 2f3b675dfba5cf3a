import { STAGES, type Stage } from '@hiring/contract';
import { Example, Word } from '../../../platform/openapi/field.js';
import { PhaseBrief } from '../application.dto.js';

/** A place where an application may be moved. */
export class MoveDestination {
  /** The stage, or the id of the phase. */ @Example('en_revision') id: string;
  /** Stage of the process. */ @Word(STAGES) stage: Stage;
  /** The phase; null: the whole stage. */ fase: PhaseBrief | null;
  /** False: a step inside the state, which the candidate is told only when it is chosen. */
  cambia_estado: boolean;
}
