import { LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { shortDate } from '../../lib/dates';
import { PersonActions } from './PersonActions';
import { PersonBadges } from './PersonBadges';
import { jobOf, useDepartmentNames } from './job-names';

interface PersonCardProps {
  person: Schemas['CandidateRow'];
  onView: () => void;
}

export function PersonCard({ person, onView }: PersonCardProps) {
  const { posicion, departamento } = jobOf(person, useDepartmentNames());
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <h2 className="text-base font-bold">
        {person.nombre} {person.apellidos}
      </h2>
      <p className="text-sm text-muted">
        ID: {person.id.slice(0, LIMITS.shortId)}, {shortDate(person.fecha_aplicacion)}
      </p>
      <p className="mt-2 break-words">{person.email}</p>
      <p>{person.telefono}</p>
      <p className="mt-2">
        {posicion}, <span className="text-muted">{departamento}</span>
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <PersonBadges person={person} />
        <PersonActions person={person} onView={onView} />
      </div>
    </li>
  );
}
