import { FUTURE_OPENINGS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { ApiProblem } from '@hiring/contract/api-problem';
import { uploading, type UploadWatch } from '@hiring/contract/files';
import { api, problemText } from '../../lib/api';
import { localPath } from '../../lib/language/language';
import { reasonOf } from '../analytics/reason-of';
import { track } from '../analytics/track';
import { answersJson, ownJson } from './answer-rules';
import { isOfVacancy, isQuestionField, type Answers, type Question } from './answers';
import type { DraftCv } from './draft/draft-api';
import { trimmed, type FormValues } from './form-values';
import { sentPath } from './sent/sent-path';
import { stepOfField } from './steps';
import { forgetSubmissionKey, submissionKey } from './submission-key';

interface Sending extends UploadWatch {
  userId: string;
  values: FormValues;
  /** A file chosen in this page; null: the one stored with the draft. */
  file: File | null;
  draftCv: DraftCv | null;
  vacancyId: string | null;
  /** Code of the tracking link that the person followed. */
  canal: string | null;
  questions: readonly Question[];
  answers: Answers;
  noticeVersion: string;
  /** The application was received. */
  onSent: () => void;
}

function bodyOf({ values, file, draftCv, ...given }: Sending): Schemas['SubmitRequest'] {
  const kept = file ? null : draftCv;
  return {
    ...trimmed(values),
    vacante_id: given.vacancyId ?? undefined,
    canal: given.canal ?? undefined,
    cuestionario_respuestas: given.questions.some(isOfVacancy)
      ? answersJson(given.questions, given.answers)
      : undefined,
    campos: ownJson(given.questions, given.answers),
    aviso_version: given.noticeVersion,
    futuras_ofertas: values.futuras_ofertas ? 'true' : undefined,
    futuras_ofertas_version: values.futuras_ofertas ? FUTURE_OPENINGS.version : undefined,
    cv_modo: kept?.modo === 'generado' ? 'generado' : undefined,
    cv_archivo_id: kept?.modo === 'generado' ? undefined : (kept?.archivo_id ?? undefined),
    // Last, so that the server has read the fields when the file starts.
    cv: file ?? undefined,
  };
}

/**
 * Submits the application and opens the page that confirms it. Throws `ApiProblem` for a refusal or a lost connection,
 * AbortError when cancelled.
 */
export async function sendApplication(sending: Sending): Promise<void> {
  const { userId, vacancyId, onSent } = sending;
  const { application } = await api.post('/api/applications', {
    params: { header: { 'Idempotency-Key': submissionKey(userId, vacancyId) } },
    body: bodyOf(sending),
    ...uploading(sending),
  });
  onSent();
  forgetSubmissionKey(userId, vacancyId);
  track('form_submit_success', { form: 'candidatura' });
  track('conversion', { goal: 'candidatura' });
  window.location.assign(localPath(sentPath(application.id)));
}

/** Field errors of a refusal, including those of the file. */
function fieldErrors(problem: ApiProblem): Record<string, string> {
  if (problem.status === 413 || problem.status === 415) return { cv: problem.message };
  return problem.status === 422 ? problem.firstErrors() : {};
}

/** What the form shows of a failed submission. */
export function refusalOf(error: unknown, questions: readonly Question[]) {
  track('form_submit_error', { form: 'candidatura', reason: reasonOf(error) });
  const problem = error instanceof ApiProblem ? error : null;
  const errors = problem ? fieldErrors(problem) : {};
  const fields = Object.keys(errors);
  return {
    signedOut: problem?.status === 401,
    errors,
    /** The first step with an error; null: no field is wrong. */
    step: fields.length > 0 ? Math.min(...fields.map((field) => stepOfField(field, questions))) : null,
    asksQuestions: fields.some(isQuestionField),
    detail: problemText(error),
    vacancyClosed: problem?.code === 'vacancy_not_open',
  };
}
