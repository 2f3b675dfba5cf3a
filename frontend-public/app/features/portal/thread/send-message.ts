import { t } from '@lingui/core/macro';
import { THREAD_LIMITS } from '@hiring/contract';
import { asForm, UPLOAD_TIMEOUT_MS } from '@hiring/contract/files';
import { api } from '../../../lib/api';
import { isolated } from '../../../ui/isolated';

/** Sends a message with its files. Throws `ApiProblem` for a refusal or a lost connection. */
export const sendMessage = (texto: string, files: readonly File[], key: string) =>
  api.post('/api/threads/mine', {
    params: { header: { 'Idempotency-Key': key } },
    body: { texto, adjuntos: [...files] },
    bodySerializer: asForm,
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
  });

export const ACCEPT = THREAD_LIMITS.attachmentExtensions.map((extension) => `.${extension}`).join(',');

/** The error of these files before they are sent; the server also checks their content. */
export function filesFault(files: readonly File[]): string | null {
  if (files.length > THREAD_LIMITS.attachments) {
    return t`Puedes adjuntar como máximo ${THREAD_LIMITS.attachments} archivos.`;
  }
  const known = new RegExp(`\\.(${THREAD_LIMITS.attachmentExtensions.join('|')})$`, 'i');
  const strange = files.find(({ name }) => !known.test(name));
  if (strange) return t`${isolated(strange.name)} no es un PDF, DOC, DOCX, JPEG o PNG.`;
  const large = files.find(({ size }) => size > THREAD_LIMITS.attachmentBytes);
  if (large) return t`${isolated(large.name)} supera el máximo de 5 MB.`;
  const empty = files.find(({ size }) => size === 0);
  return empty ? t`${isolated(empty.name)} está vacío.` : null;
}
