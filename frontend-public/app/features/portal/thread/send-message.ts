import { THREAD_LIMITS } from '@hiring/contract';
import { offlineProblem, toProblem } from '../../../lib/api';
import type { Message } from './use-thread';

/** Long enough for three files on a poor connection, not for ever: a retry is safe. */
const TIMEOUT_MS = 10 * 60_000;

/** Sends a message with its files. Throws `ApiProblem` for a refusal and for a lost connection. */
export async function sendMessage(text: string, files: readonly File[], key: string): Promise<Message> {
  const body = new FormData();
  body.append('texto', text);
  for (const file of files) body.append('adjuntos', file, file.name);
  let response: Response;
  let answer: string;
  try {
    response = await fetch('/api/threads/mine', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Idempotency-Key': key },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer = await response.text();
  } catch {
    throw offlineProblem();
  }
  if (!response.ok) throw toProblem(response.status, answer);
  return JSON.parse(answer) as Message;
}

export const ACCEPT = THREAD_LIMITS.attachmentExtensions.map((extension) => `.${extension}`).join(',');

/** Why these files cannot go, before anything is sent; the server looks at their content. */
export function filesFault(files: readonly File[]): string | null {
  if (files.length > THREAD_LIMITS.attachments) {
    return `Puedes adjuntar como máximo ${THREAD_LIMITS.attachments} archivos.`;
  }
  const known = new RegExp(`\\.(${THREAD_LIMITS.attachmentExtensions.join('|')})$`, 'i');
  const strange = files.find(({ name }) => !known.test(name));
  if (strange) return `${strange.name} no es un PDF, DOC, DOCX, JPEG o PNG.`;
  const large = files.find(({ size }) => size > THREAD_LIMITS.attachmentBytes);
  if (large) return `${large.name} supera el máximo de 5 MB.`;
  const empty = files.find(({ size }) => size === 0);
  return empty ? `${empty.name} está vacío.` : null;
}
