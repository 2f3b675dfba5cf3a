import { ANSWERABLE_OFFERS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { documentsOfFirstDay } from '../onboarding/first-day';

export interface Standing {
  current: Schemas['PortalApplication'];
  candidate: Schemas['PortalProfile'];
  interviews: Schemas['MyInterview'][];
  documents: Schemas['DocumentResponse'][];
  slots: Schemas['MySlotInvitation'][];
  /** Number of unread messages from HR. */
  unread: number;
  verified: boolean;
  /** What is to be done before the first day; null: the person was not hired, or began long ago. */
  onboarding?: Schemas['MyOnboarding'] | null;
  /** The newest offer, while the portal shows it. */
  offer?: Schemas['MyOffer'] | null;
}

/** The person's next action: its button is the only amber one. */
export type NextAction =
  | { do: 'pick' | 'confirm'; id: string }
  | { do: 'offer' | 'documents' | 'messages' | 'cv' | 'verify' | 'openings' | 'contact' | 'nothing' };

/** Requested documents that HR still waits for, without those of the first day. */
export function missingDocuments({ documents, onboarding }: Pick<Standing, 'documents' | 'onboarding'>) {
  const apart = documentsOfFirstDay(onboarding);
  return documents.filter(
    ({ id, estado, puede_subir }) =>
      puede_subir && (estado === 'pendiente' || estado === 'rechazado') && !apart.has(id),
  );
}

export const pendingInterviews = ({ interviews }: Pick<Standing, 'interviews'>) =>
  interviews.filter(({ pendiente }) => pendiente).sort((a, b) => a.inicio.localeCompare(b.inicio));

export const lacksCv = ({ current, candidate }: Pick<Standing, 'current' | 'candidate'>) =>
  current.abierta && candidate.cv === null;

/** Whether an offer waits for an answer. */
export const waitsForAnswer = ({ offer }: Pick<Standing, 'offer'>): boolean =>
  Boolean(offer && ANSWERABLE_OFFERS.includes(offer.estado));

/** What has a date comes first; an ended application leads on. */
export function nextAction(standing: Standing): NextAction {
  const { slots, unread, verified, current } = standing;
  if (waitsForAnswer(standing)) return { do: 'offer' };
  const [slot] = slots;
  if (slot) return { do: 'pick', id: slot.id };
  const open = pendingInterviews(standing).find((one) => one.puede_confirmar && !one.peticion);
  if (open) return { do: 'confirm', id: open.id };
  if (missingDocuments(standing).length > 0) return { do: 'documents' };
  if (unread > 0) return { do: 'messages' };
  if (standing.onboarding) return { do: 'nothing' };
  if (!current.abierta)
    return { do: current.estado === 'contratada' && !current.retirada ? 'contact' : 'openings' };
  if (lacksCv(standing)) return { do: 'cv' };
  return { do: verified ? 'nothing' : 'verify' };
}
