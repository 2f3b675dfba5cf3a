import { LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { shortDate } from '../../lib/dates';
import { PersonActions } from './PersonActions';
import { PersonBadges } from './PersonBadges';
import { jobOf, useDepartmentNames } from './job-names';

interface PersonRowProps {
  person: Schemas['CandidateRow'];
  onView: () => void;
}

export function PersonRow({ person, onView }: PersonRowProps) {
  const { posicion, departamento } = jobOf(person, useDepartmentNames());
  return (
    <tr className="align-top">
      <th scope="row" className="px-4 py-3">
        {person.nombre} {person.apellidos}
        <span className="block text-sm font-normal text-muted">ID: {person.id.slice(0, LIMITS.shortId)}</span>
      </th>
      <td className="px-4 py-3">
        <span className="block">{person.email}</span>
        <span className="block text-sm text-muted">{person.telefono}</span>
      </td>
      <td className="px-4 py-3">
        {posicion}
        <span className="block text-sm text-muted">{departamento}</span>
      </td>
      <td className="px-4 py-3">
        <PersonBadges person={person} />
      </td>
      <td className="px-4 py-3 whitespace-nowrap">{shortDate(person.fecha_aplicacion)}</td>
      <td className="px-4 py-2">
        <PersonActions person={person} onView={onView} />
      </td>
    </tr>
  );
}
