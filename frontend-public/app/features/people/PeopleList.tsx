import type { Schemas } from '@hiring/contract/api';
import type { PeoplePage } from '@hiring/contract/web';
import { lazy, Suspense, useState } from 'react';
import { PeoplePager } from './PeoplePager';
import { PersonCard } from './PersonCard';
import { PersonRow } from './PersonRow';

/** Loaded lazily when a person is opened. */
const PersonDialog = lazy(() => import('./PersonDialog'));

const COLUMNS = ['Candidato', 'Contacto', 'Posición', 'Estado', 'Fecha', 'Acciones'];

/** A table on wide screens, cards on phones. */
export function PeopleList({ people }: { people: PeoplePage }) {
  const [shown, setShown] = useState<Schemas['CandidateRow'] | null>(null);
  if (people.items.length === 0 && people.page === 1) {
    return (
      <p className="rounded-lg border border-dashed border-line-strong bg-surface p-8 text-center text-lg text-muted">
        No hay candidatos registrados
      </p>
    );
  }
  return (
    <div className="space-y-4">
      <div className="hidden overflow-x-auto rounded-lg border border-line bg-surface lg:block">
        <table className="w-full text-start">
          <caption className="sr-only">Candidatos, los últimos primero</caption>
          <thead className="border-b border-line bg-sand text-sm">
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="px-4 py-3">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {people.items.map((person) => (
              <PersonRow key={person.id} person={person} onView={() => setShown(person)} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className="space-y-3 lg:hidden">
        {people.items.map((person) => (
          <PersonCard key={person.id} person={person} onView={() => setShown(person)} />
        ))}
      </ul>
      <PeoplePager people={people} />
      {shown && (
        <Suspense fallback={null}>
          <PersonDialog key={shown.id} person={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
