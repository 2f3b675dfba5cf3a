import { FUTURE_OPENINGS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { offlineProblem, toProblem } from '../../lib/api';
import { answersJson, type Answers, type Question } from './answers';
import type { DraftCv } from './draft/draft-api';
import { TEXT_NAMES, type FormValues } from './form-values';

/** Bytes of the request on their way. */
export interface Progress {
  sent: number;
  total: number;
}

/** Long enough for 5 MB on a poor connection, not for ever: a retry is safe. */
const TIMEOUT_MS = 10 * 60_000;

interface Sending {
  values: FormValues;
  /** Of this page, or else the one kept with the draft. */
  file: File | null;
  draftCv: DraftCv | null;
  vacancyId: string | null;
  /** Code of the tracking link by which the person came. */
  canal: string | null;
  questions: readonly Question[];
  answers: Answers;
  noticeVersion: string;
  key: string;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

function formData({
  values,
  file,
  draftCv,
  vacancyId,
  canal,
  questions,
  answers,
  noticeVersion,
}: Sending): FormData {
  const body = new FormData();
  for (const name of TEXT_NAMES) {
    const value = values[name].trim();
    if (value !== '') body.append(name, value);
  }
  if (vacancyId) body.append('vacante_id', vacancyId);
  if (canal) body.append('canal', canal);
  if (questions.length > 0) body.append('cuestionario_respuestas', answersJson(questions, answers));
  body.append('aviso_version', noticeVersion);
  if (values.futuras_ofertas) body.append('futuras_ofertas_version', FUTURE_OPENINGS.version);
  if (!file && draftCv?.modo === 'generado') body.append('cv_modo', 'generado');
  else if (!file && draftCv?.archivo_id) body.append('cv_archivo_id', draftCv.archivo_id);
  // Last, so that the server has read the fields when the file begins.
  if (file) body.append('cv', file, file.name);
  return body;
}

/**
 * Sends the application. XMLHttpRequest because fetch does not tell how much has been sent. Throws
 * `ApiProblem` for a refusal and for a lost connection, AbortError when the person cancels.
 */
export function sendApplication(sending: Sending): Promise<Schemas['SubmitResponse']> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancelled = () => reject(new DOMException('Cancelled', 'AbortError'));
    request.open('POST', '/api/applications');
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', sending.key);
    request.upload.onprogress = ({ loaded, total }) => sending.onProgress({ sent: loaded, total });
    request.onload = () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) return reject(toProblem(status, responseText));
      resolve(JSON.parse(responseText) as Schemas['SubmitResponse']);
    };
    request.timeout = TIMEOUT_MS;
    request.onerror = () => reject(offlineProblem());
    request.ontimeout = () => reject(offlineProblem());
    request.onabort = cancelled;
    sending.signal.addEventListener('abort', () => request.abort());
    request.send(formData(sending));
  });
}
