import { requestKey } from '@hiring/contract';
import { forget, readStored, store } from '../../../lib/session-store';

interface Draft {
  text: string;
  /** Idempotency key and content of the last send without a response: a retry creates no second message. */
  sending: { key: string; content: string } | null;
}

const slot = (candidateId: string) => `mensaje:${candidateId}`;

export function readDraft(candidateId: string): Draft {
  const kept = readStored<Partial<Draft>>(slot(candidateId));
  return { text: typeof kept?.text === 'string' ? kept.text : '', sending: kept?.sending ?? null };
}

export function keepText(candidateId: string, text: string): void {
  store(slot(candidateId), { ...readDraft(candidateId), text });
}

export const forgetDraft = (candidateId: string): void => forget(slot(candidateId));

/** The idempotency key of this message: the same for every retry of the same text and files, also after a reload. */
export function sendingKey(candidateId: string, text: string, files: readonly File[]): string {
  const content = JSON.stringify([
    text,
    files.map(({ name, size, lastModified }) => [name, size, lastModified]),
  ]);
  const { sending } = readDraft(candidateId);
  if (sending?.content === content) return sending.key;
  const key = requestKey();
  store(slot(candidateId), { text, sending: { key, content } });
  return key;
}
