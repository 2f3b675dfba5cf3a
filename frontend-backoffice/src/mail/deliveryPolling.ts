import type { EmailRow } from './EmailState';

const SOON_MS = 30_000;
const EVERY_MS = 3_000;

function leavesSoon({ estado, enviar_desde: from }: EmailRow): boolean {
  return estado === 'enviando' || (estado === 'pendiente' && new Date(from).getTime() - Date.now() < SOON_MS);
}

/** How often to ask again: while a message is on its way its state changes by itself, otherwise never. */
export const pollWhileLeaving = (emails: readonly EmailRow[] = []): number | false =>
  emails.some(leavesSoon) && EVERY_MS;
