import type { PeoplePage } from '@hiring/contract/web';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Alert } from '../../ui/Alert';
import { Button, ButtonLink } from '../../ui/Button';
import { showToast } from '../../ui/toast';
import { PeopleList } from '../people/PeopleList';

const LIST_FAILED = 'Error al cargar la lista de candidatos';

/** The admin's view of the portal, with a link to an application of their own. */
export function StaffPortal({ people }: { people: PeoplePage | null }) {
  const { revalidate, state } = useRevalidator();
  const failed = people === null;
  useEffect(() => {
    if (failed) showToast({ title: LIST_FAILED, look: 'danger' });
  }, [failed]);
  const total = people && (people.total === null ? 'más de 1.000' : people.total.toLocaleString('es-ES'));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl">
          Candidaturas
          {total && <span className="font-normal text-muted"> ({total})</span>}
        </h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/sistema-aplicacion/admin" look="ink">
            Abrir el área interna
          </ButtonLink>
          <ButtonLink to="/portal-candidato?vista=propia" look="outline">
            Ver mi propia candidatura
          </ButtonLink>
        </div>
      </div>
      <div className="mt-6">
        {people ? (
          <PeopleList people={people} />
        ) : (
          <Alert look="danger" role="alert" title={LIST_FAILED}>
            <p>No hemos podido leer los candidatos. Vuelve a intentarlo en un momento.</p>
            <Button look="outline" disabled={state !== 'idle'} onClick={() => void revalidate()}>
              Reintentar
            </Button>
          </Alert>
        )}
      </div>
    </>
  );
}
