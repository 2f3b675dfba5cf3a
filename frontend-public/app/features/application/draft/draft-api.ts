import type { Schemas } from '@hiring/contract/api';
import { offlineProblem, toProblem } from '../../../lib/api';
import type { Progress } from '../send-application';

export type Draft = Schemas['DraftResponse'];
export type DraftCv = Schemas['DraftCvResponse'];
export type Proposals = Schemas['CvProposalsResponse'];

/** A phone may take minutes for 5 MB; for ever is too long. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;

export const draftAddress = (vacancyId: string | null, part = '') =>
  `/api/drafts/mine${part}${vacancyId ? `?vacante=${vacancyId}` : ''}`;

async function call<T>(method: string, address: string, body?: unknown, keepalive = false): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers: { Accept: 'application/json', ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
      // The request outlives the page.
      keepalive,
    });
  } catch {
    throw offlineProblem();
  }
  const text = await response.text();
  if (!response.ok) throw toProblem(response.status, text);
  return (text === '' ? null : JSON.parse(text)) as T;
}

export const findDraft = (vacancyId: string | null) =>
  call<Schemas['FoundDraftResponse']>('GET', draftAddress(vacancyId));

export const saveDraft = (
  vacancyId: string | null,
  request: Schemas['SaveDraftRequest'],
  keepalive: boolean,
) => call<Schemas['SavedDraftResponse']>('PUT', draftAddress(vacancyId), request, keepalive);

export const removeDraft = (vacancyId: string | null) => call<null>('DELETE', draftAddress(vacancyId));

/** `replacing`: the person was asked whether the CV that there is may go. */
export const chooseWrittenCv = (vacancyId: string | null, replacing: boolean) => {
  const address = draftAddress(vacancyId, '/cv/generado');
  return call<Draft>('PUT', replacing ? `${address}${vacancyId ? '&' : '?'}reemplazar=true` : address);
};

export const removeDraftCv = (vacancyId: string | null) =>
  call<null>('DELETE', draftAddress(vacancyId, '/cv'));

/** Sends a file or photos to stay with the draft; XMLHttpRequest tells how much has been sent. */
export function uploadDraftCv(
  vacancyId: string | null,
  what: { file: File } | { photos: readonly Blob[] },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Schemas['SavedCvResponse']> {
  const body = new FormData();
  if ('file' in what) body.append('cv', what.file, what.file.name);
  else what.photos.forEach((photo, index) => body.append('fotos', photo, `pagina-${index + 1}.jpg`));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', draftAddress(vacancyId, 'file' in what ? '/cv' : '/cv/fotos'));
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) return reject(toProblem(status, responseText));
      resolve(JSON.parse(responseText) as Schemas['SavedCvResponse']);
    };
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.onerror = () => reject(offlineProblem());
    request.ontimeout = () => reject(offlineProblem());
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
