import { HttpError } from 'react-admin';
import { NO_CONNECTION, refusal } from './httpClient';

export interface Downloaded {
  name: string;
  file: Blob;
}

/** A file is no JSON: fetch itself, with the errors of the other calls. `fallback`: its name where the answer has none. */
export async function download(url: string, fallback: string, init: RequestInit = {}): Promise<Downloaded> {
  const answer = await fetch(url, { credentials: 'same-origin', ...init }).catch(() => {
    throw new HttpError(NO_CONNECTION, 0);
  });
  if (!answer.ok) throw refusal(answer.status, await answer.json().catch(() => undefined));
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  return { name: name ?? fallback, file: await answer.blob() };
}
