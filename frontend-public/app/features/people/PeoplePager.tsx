import type { PeoplePage } from '@hiring/contract/web';
import { ButtonLink } from '../../ui/Button';

const pathOf = (page: number) => (page === 1 ? '/portal-candidato' : `/portal-candidato?pagina=${page}`);

export function PeoplePager({ people: { items, total, page, perPage } }: { people: PeoplePage }) {
  const first = (page - 1) * perPage + 1;
  const more = total === null ? items.length === perPage : page * perPage < total;
  if (page === 1 && !more) return null;
  return (
    <nav aria-label="Páginas de candidatos" className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <ButtonLink to={pathOf(page - 1)} look="outline" rel="prev">
          Anterior
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-muted">
        {items.length > 0 ? `${first} a ${first + items.length - 1}` : 'No hay más candidatos'}
        {total !== null && items.length > 0 && ` de ${total.toLocaleString('es-ES')}`}
      </p>
      {more ? (
        <ButtonLink to={pathOf(page + 1)} look="outline" rel="next">
          Siguiente
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
