import '../i18n/inbox';
import { CHANNEL_LIMITS, TEXT_CHANNEL_LABEL } from '@hiring/contract';
import { api, at, type Schemas } from '../providers/api';

export type UnassignedMail = Schemas['UnassignedMailRow'];

export const UNASSIGNED = 'unassigned-mail';

/** What buttons call a mail, where there are several. */
export const nameOf = ({ canal, asunto, remitente }: UnassignedMail): string =>
  canal === 'whatsapp' || canal === 'sms' ? `${TEXT_CHANNEL_LABEL[canal]} ${remitente}` : asunto || remitente;

/** Until when its files are fetched if it is assigned; null: it has none, or they came with it. */
export function filesUntil({
  canal,
  adjuntos,
  recibido_at,
}: Pick<UnassignedMail, 'canal' | 'adjuntos' | 'recibido_at'>): Date | null {
  if (canal !== 'whatsapp' || adjuntos.length === 0) return null;
  return new Date(Date.parse(recibido_at) + CHANNEL_LIMITS.archivosDias * 86_400_000);
}

export const assign = (id: string, candidato_id: string) =>
  api.post('/api/unassigned-mail/{id}/assign', at(id, { candidato_id }));

/** What an assigned mail changes: it is a message now. */
export const ASSIGNED = {
  changes: [UNASSIGNED, 'threads'],
  done: 'inbox.unassigned.assigned',
} as const;
