import { offlineProblem, toProblem } from './api';

/** Long enough for 5 MB on a poor connection, not for ever: a retry is safe. */
const TIMEOUT_MS = 10 * 60_000;

interface Sending {
  path: string;
  field: string;
  file: File;
  signal: AbortSignal;
  /** Share of the request that is on its way, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Puts one file to the API. XMLHttpRequest because fetch does not tell how much has been sent. Throws `ApiProblem` for
 * a refusal and for a lost connection, AbortError when the person cancels.
 */
export function sendFile({ path, field, file, signal, onProgress }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append(field, file, file.name);
    request.open('PUT', `/api${path}`);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) reject(toProblem(status, responseText));
      else resolve();
    };
    request.timeout = TIMEOUT_MS;
    request.onerror = () => reject(offlineProblem());
    request.ontimeout = () => reject(offlineProblem());
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
