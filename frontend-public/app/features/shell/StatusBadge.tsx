import type { Schemas } from '@hiring/contract/api';
import type { Tone } from '@hiring/contract';
import { Badge } from '../../ui/Badge';

type Status = NonNullable<Schemas['SessionUser']['application_status']>;

const STATUS: Readonly<Record<Status, { tone: Tone; text: string }>> = {
  aprobada: { tone: 'green', text: '¡Aprobado!' },
  entrevista: { tone: 'purple', text: 'Entrevista programada' },
  rechazada: { tone: 'red', text: 'Estado actualizado' },
  en_revision: { tone: 'blue', text: 'En revisión' },
};

/** How the candidate's application stands; nothing for staff and for who has not applied yet. */
export function StatusBadge({ viewer }: { viewer: Schemas['SessionUser'] }) {
  if (viewer.role !== 'candidate') return null;
  if (viewer.unread_notifications > 0) return <Badge tone="red">Nuevas notificaciones</Badge>;
  if (!viewer.application_status) return null;
  const { tone, text } = STATUS[viewer.application_status];
  return <Badge tone={tone}>{text}</Badge>;
}
