import { EMAIL_KINDS, type MessageType, type Stage } from '@hiring/contract';
import { type Application, type CandidateRow, fullName } from '../../candidates/useCandidate';

export interface ContactTarget {
  applicationId: string;
  name: string;
  stage: Stage;
  retirada: boolean;
  /** Not given: not known here, and the server says so when there is none. */
  hasInterview?: boolean;
}

export const contactOfRow = (row: CandidateRow): ContactTarget => ({
  applicationId: row.aplicacion_id,
  name: fullName(row),
  stage: row.stage,
  retirada: row.retirada,
  hasInterview: row.entrevista_inicio !== null,
});

export const contactOfApplication = (application: Application, name: string): ContactTarget => ({
  applicationId: application.id,
  name,
  stage: application.stage,
  retirada: application.retirada,
});

/** The messages that can be true of an application at this stage, the plain one first. */
export function messageTypesOf({ stage, retirada, hasInterview }: ContactTarget): MessageType[] {
  if (retirada) return ['contacto'];
  const ofStage = (['contratacion', 'rechazo'] as const).filter(
    (type) => EMAIL_KINDS[type].byHand.stage === stage,
  );
  // An interview stays agreed when its application is moved on or back.
  const confirmable = stage === 'entrevista' || hasInterview === true;
  return ['contacto', ...(confirmable ? (['confirmacion_entrevista'] as const) : []), ...ofStage];
}
