import '../i18n/inbox';
import { TEXT_CHANNEL_LABEL } from '@hiring/contract';
import { api, at, type Schemas } from '../providers/api';

export type UnassignedMail = Schemas['UnassignedMailRow'];

export const UNASSIGNED = 'unassigned-mail';

/** What buttons call a mail, where there are several. */
export const nameOf = ({ canal, asunto, remitente }: UnassignedMail): string =>
  canal === 'whatsapp' || canal === 'sms' ? `${TEXT_CHANNEL_LABEL[canal]} ${remitente}` : asunto || remitente;

export const assign = (id: string, candidato_id: string) =>
  api.post('/api/unassigned-mail/{id}/assign', at(id, { candidato_id }));

/** What an assigned mail changes: it is a message now. */
export const ASSIGNED = {
  changes: [UNASSIGNED, 'threads'],
  done: 'inbox.unassigned.assigned',
} as const;
