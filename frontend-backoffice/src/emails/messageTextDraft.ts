import type { MessageText } from '@hiring/contract';

const keyOf = (applicationId: string, type: string) => `mensaje:${type}:${applicationId}`;

function isText(value: unknown): value is MessageText {
  return (
    typeof value === 'object' &&
    value !== null &&
    'asunto' in value &&
    'cuerpo' in value &&
    typeof value.asunto === 'string' &&
    typeof value.cuerpo === 'string'
  );
}

/** A message that was not sent, kept in this tab so that a closed dialog or an ended session loses nothing typed. */
export const messageTextDraft = {
  read(applicationId: string, type: string): MessageText | null {
    const kept = sessionStorage.getItem(keyOf(applicationId, type));
    if (!kept) return null;
    try {
      const text: unknown = JSON.parse(kept);
      return isText(text) ? text : null;
    } catch {
      // Not ours, or cut off: the template is where to start again.
      return null;
    }
  },
  keep: (applicationId: string, type: string, text: MessageText) =>
    sessionStorage.setItem(keyOf(applicationId, type), JSON.stringify(text)),
  drop: (applicationId: string, type: string) => sessionStorage.removeItem(keyOf(applicationId, type)),
};
