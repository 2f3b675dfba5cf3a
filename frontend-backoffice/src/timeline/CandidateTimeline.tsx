import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { HISTORIA_TIPO_LABEL, HISTORIA_TIPOS, type HistoriaTipo } from '@hiring/contract';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import { BusyButton } from '../ui/BusyButton';
import { FilterSelect } from '../ui/FilterSelect';
import { Lane } from '../ui/Lane';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';
import { TimelineItem } from './TimelineItem';

const KINDS = HISTORIA_TIPOS.map((value) => ({ value, label: HISTORIA_TIPO_LABEL[value] }));

function useTimeline(candidateId: string, tipo: HistoriaTipo | undefined) {
  const provider = useDataProvider<HiringDataProvider>();
  return useInfiniteQuery({
    queryKey: ['timeline', candidateId, tipo ?? 'todo'],
    queryFn: ({ pageParam }) => provider.timeline(candidateId, { tipo, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.siguiente ?? undefined,
  });
}

function Happened({ candidateId, tipo }: { candidateId: string; tipo: HistoriaTipo | undefined }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTimeline(
    candidateId,
    tipo,
  );
  if (isPending) return <ListSkeleton rows={6} />;
  if (!data) {
    return (
      <StateMessage
        alert
        title="No se pudo cargar la historia"
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Reintentar
          </Button>
        }
      >
        {reasonOf(error)}
      </StateMessage>
    );
  }
  const entries = data.pages.flatMap(({ sucesos }) => sucesos);
  if (entries.length === 0) {
    return (
      <StateMessage title="Nada por aquí">
        {tipo ? 'No hay nada de esta clase en la historia de esta persona.' : 'Todavía no ha pasado nada.'}
      </StateMessage>
    );
  }
  return (
    <>
      <Lane>
        {entries.map((entry) => (
          <TimelineItem key={entry.clave} entry={entry} />
        ))}
      </Lane>
      {error && (
        <Typography role="alert" color="error" sx={{ mb: 1 }}>
          {reasonOf(error)}
        </Typography>
      )}
      {hasNextPage && (
        <BusyButton variant="outlined" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Cargando...' : 'Ver anteriores'}
        </BusyButton>
      )}
    </>
  );
}

/** Everything that happened with a person, newest first. */
export function CandidateTimeline({ candidateId }: { candidateId: string }) {
  const [tipo, setTipo] = useState<HistoriaTipo>();
  return (
    <>
      <Box sx={{ maxWidth: 260, mb: 2.5 }}>
        <FilterSelect label="Mostrar" allLabel="Todo" value={tipo} options={KINDS} onChoose={setTipo} />
      </Box>
      <Happened candidateId={candidateId} tipo={tipo} />
    </>
  );
}
