import { FUTURE_OPENINGS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { uploading, type UploadWatch } from '@hiring/contract/files';
import { api } from '../../lib/api';
import { answersJson, type Answers, type Question } from './answers';
import type { DraftCv } from './draft/draft-api';
import { trimmed, type FormValues } from './form-values';

interface Sending extends UploadWatch {
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
  key: string;
}

function bodyOf({ values, file, draftCv, ...given }: Sending): Schemas['SubmitRequest'] {
  const kept = file ? null : draftCv;
  return {
    ...trimmed(values),
    vacante_id: given.vacancyId ?? undefined,
    canal: given.canal ?? undefined,
    cuestionario_respuestas:
      given.questions.length > 0 ? answersJson(given.questions, given.answers) : undefined,
    aviso_version: given.noticeVersion,
    futuras_ofertas: values.futuras_ofertas ? 'true' : undefined,
    futuras_ofertas_version: values.futuras_ofertas ? FUTURE_OPENINGS.version : undefined,
    cv_modo: kept?.modo === 'generado' ? 'generado' : undefined,
    cv_archivo_id: kept?.modo === 'generado' ? undefined : (kept?.archivo_id ?? undefined),
    // Last, so that the server has read the fields when the file starts.
    cv: file ?? undefined,
  };
}

/** Submits the application. Throws `ApiProblem` for a refusal or a lost connection, AbortError when cancelled. */
export const sendApplication = (sending: Sending) =>
  api.post('/api/applications', {
    params: { header: { 'Idempotency-Key': sending.key } },
    body: bodyOf(sending),
    ...uploading(sending),
  });
