import { ButtonLink } from '../../ui/Button';

/** Role admin works on candidates in the internal area; an application of their own stays reachable. */
export function StaffPortal() {
  return (
    <>
      <h1 className="text-2xl">Dashboard de Candidatos</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        La lista de candidatos y el detalle de cada uno están en el área interna.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/sistema-aplicacion/admin" look="signal">
          Abrir la lista de candidatos
        </ButtonLink>
        <ButtonLink to="/portal-candidato?vista=propia" look="outline">
          Ver mi propia candidatura
        </ButtonLink>
      </div>
    </>
  );
}
