import { Button } from '@mui/material';
import { StateMessage } from '../../ui/StateMessage';
import { useListFilters } from '../../ui/useListFilters';
import { hidesPeople, NO_FILTERS } from './filters';
import type { CandidateFilters } from '../types';
import { useCandidateStats } from './useCandidateStats';

/** Says whether nobody has applied, or whether the filters hide those who have. */
export function CandidateListEmpty() {
  const { filters, change } = useListFilters<CandidateFilters>();
  const { data: stats } = useCandidateStats();
  const filtered = hidesPeople(filters);

  if (filtered) {
    return (
      <StateMessage
        title="No hay candidaturas"
        action={
          stats?.total ? (
            <Button variant="outlined" onClick={() => change(NO_FILTERS)}>
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
