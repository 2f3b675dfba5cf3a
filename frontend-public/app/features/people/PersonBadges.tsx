import { ESTADO_TONE, estadoText } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Badge } from '../../ui/Badge';
import { priorityBadge } from '../portal/priority';

export function PersonBadges({ person }: { person: Schemas['CandidateRow'] }) {
  const priority = priorityBadge(person.prioridad);
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={person.retirada ? 'grey' : ESTADO_TONE[person.estado]}>
        {person.retirada ? 'Retirada' : estadoText(person.estado)}
      </Badge>
      <Badge tone={priority.tone}>{priority.label}</Badge>
    </span>
  );
}
