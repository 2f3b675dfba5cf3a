import { t } from '@lingui/core/macro';
import { CADUCIDAD_TONE, CUALIFICACION_LABEL, FIELD_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDay } from '../../lib/dates';
import { Badge } from '../../ui/Badge';
import { Card } from '../portal/Card';
import { Facts } from '../portal/Facts';
import { availabilityFacts } from './qualification-words';
import { qualificationsText } from './qualification-values';

/** The expiry date, with a mark when it is near or past. */
function Expiry({ caduca_el, estado }: Schemas['QualificationResponse']) {
  if (caduca_el === null) return null;
  const day = longDay(caduca_el);
  const text = estado === 'caducada' ? t`Caducó el ${day}` : t`Caduca el ${day}`;
  if (estado === 'vigente') return <span className="text-sm text-muted">{text}</span>;
  return <Badge tone={CADUCIDAD_TONE[estado]}>{text}</Badge>;
}

/** Licences, availability and languages in the portal; renders nothing without values. */
export function QualificationsCard({ held }: { held: Schemas['QualificationsResponse'] }) {
  if (qualificationsText(held) === '') return null;
  const facts = availabilityFacts(held);
  return (
    <Card title={FIELD_LABEL.cualificaciones}>
      {held.permisos.length > 0 && (
        <ul className="divide-y divide-line">
          {held.permisos.map((permiso) => (
            <li
              key={permiso.tipo}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0"
            >
              <span className="font-bold">{CUALIFICACION_LABEL[permiso.tipo]}</span>
              <Expiry {...permiso} />
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <div className={held.permisos.length > 0 ? 'border-t border-line pt-4' : ''}>
          <Facts items={facts} />
        </div>
      )}
    </Card>
  );
}
