import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import type { Tone } from '@hiring/contract';
import { Badge } from '../../ui/Badge';

type Status = NonNullable<Schemas['SessionUser']['application_status']>;

const STATUS = (): Readonly<Record<Status, { tone: Tone; text: string }>> => ({
  aprobada: { tone: 'green', text: t`¡Aceptada!` },
  entrevista: { tone: 'purple', text: t`Entrevista programada` },
  rechazada: { tone: 'red', text: t`Estado actualizado` },
  en_revision: { tone: 'blue', text: t`En revisión` },
});

/** The state of the candidate's application; nothing for staff or without an application. */
export function StatusBadge({ viewer }: { viewer: Schemas['SessionUser'] }) {
  if (viewer.role !== 'candidate') return null;
  if (viewer.unread_notifications > 0)
    return (
      <Badge tone="red">
        <Trans>Nuevas notificaciones</Trans>
      </Badge>
    );
  if (!viewer.application_status) return null;
  const { tone, text } = STATUS()[viewer.application_status];
  return <Badge tone={tone}>{text}</Badge>;
}
