import { PHASE_NEEDS, type PhaseNeed, STAGES, type Stage } from '@hiring/contract';
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

/** Something that the phase of an application asks for before one may leave it. */
export class PhaseRequirement {
  /** What kind. */ @Word(PHASE_NEEDS) tipo: PhaseNeed;
  /** Name of the document or of the task; null: the scores of an interview. */
  @Example('Certificado CAP') nombre: string | null;
  /** It is there: the document accepted, the interview scored, the task done. */ cumplido: boolean;
  /** It is on its way: the document asked for, the interview arranged, the task written. */ empezado: boolean;
}
