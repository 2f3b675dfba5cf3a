import Button from '@mui/material/Button';
import { StateMessage } from '../ui/StateMessage';
import { useListFilters } from '../ui/useListFilters';
import type { CandidateFilters } from './types';
import { useCandidateStats } from './useCandidateStats';

/** Says whether nobody has applied, or whether the filters hide those who have. */
export function CandidateListEmpty() {
  const { filters, change } = useListFilters<CandidateFilters>();
  const { data: stats } = useCandidateStats();
  const filtered = Boolean(
    filters.q || filters.estado || filters.departamento || filters.prioridad || filters.cualificacion,
  );

  if (filtered) {
    return (
      <StateMessage
        title="No hay candidaturas"
        action={
          stats?.total ? (
            <Button
              variant="outlined"
              onClick={() =>
                change({
                  q: undefined,
                  estado: undefined,
                  departamento: undefined,
                  prioridad: undefined,
                  cualificacion: undefined,
                  cualificacion_vigente: undefined,
                })
              }
            >
              Limpiar Filtros
            </Button>
          ) : undefined
        }
      >
        No se encontraron candidaturas con los filtros aplicados
        {stats?.total ? (
          <>
            <br />
            Filtros aplicados ocultan candidatos
          </>
        ) : null}
      </StateMessage>
    );
  }
  return (
    <StateMessage title="No hay candidaturas">
      {stats?.total ? 'Ninguna candidatura está en esta fase' : 'Aún no se han recibido candidaturas'}
    </StateMessage>
  );
}
