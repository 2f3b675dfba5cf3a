import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { reasonOf } from '../../providers/problem';
import { Pager } from '../../ui/ListPager';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { StateMessage } from '../../ui/StateMessage';
import type { Interview } from '../types';
import { useInterviewAddress } from '../useInterviewAddress';
import { InterviewCard } from './InterviewCard';
import { InterviewFilterBar } from './InterviewFilterBar';
import { InterviewListEmpty } from './InterviewListEmpty';
import { listQueryOf, whenOf } from './listFilter';

const PAGE_SIZES = [25, 50, 100];
const QUIET = { onError: () => undefined, placeholderData: keepPreviousData };

interface Props {
  candidateId: string | undefined;
  mayWrite: boolean;
}

/** Lista de Entrevistas: what comes first, filtered and paged by the server. */
export function InterviewList({ candidateId, mayWrite }: Props) {
  const { read, change } = useInterviewAddress();
  const page = Math.max(1, Number(read('pagina')) || 1);
  const perPage = PAGE_SIZES.find((size) => String(size) === read('filas')) ?? 25;
  const { data, total, pageInfo, error, isPending, isFetching, isPlaceholderData, refetch } =
    useGetList<Interview>(
      'interviews',
      {
        ...listQueryOf({ when: whenOf(read('cuando')), candidateId, q: read('q'), estado: read('estado') }),
        pagination: { page, perPage },
      },
      QUIET,
    );

  function rows() {
    if (isPending) {
      return (
        <Card>
          <Typography role="status" sx={{ px: 2, pt: 2 }} color="text.secondary">
            Cargando entrevistas...
          </Typography>
          <ListSkeleton rows={5} />
        </Card>
      );
    }
    if (error && !data) {
      return (
        <Card>
          <StateMessage
            alert
            title="No se pudieron cargar las entrevistas"
            action={
              <Button variant="outlined" onClick={() => void refetch()}>
                Reintentar
              </Button>
            }
          >
            {reasonOf(error)}
          </StateMessage>
        </Card>
      );
    }
    if (!data || data.length === 0) {
      return (
        <Card>
          <InterviewListEmpty mayWrite={mayWrite} />
        </Card>
      );
    }
    return (
      <>
        <Box
          component="ul"
          aria-label="Entrevistas"
          aria-busy={isPlaceholderData}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.5,
            opacity: isPlaceholderData ? 0.55 : 1,
          }}
        >
          {data.map((interview) => (
            <InterviewCard key={interview.id} interview={interview} mayWrite={mayWrite} />
          ))}
        </Box>
        <Pager
          page={page}
          perPage={perPage}
          total={total}
          hasNextPage={pageInfo ? pageInfo.hasNextPage : total !== undefined && page * perPage < total}
          setPage={(next) => change({ pagina: next > 1 ? String(next) : undefined })}
          setPerPage={(filas) => change({ filas: String(filas), pagina: undefined })}
        />
      </>
    );
  }

  return (
    <Box sx={{ position: 'relative' }}>
      <InterviewFilterBar />
      {isFetching && !isPending && (
        <LinearProgress
          aria-label="Actualizando"
          sx={{ position: 'absolute', insetInline: 0, top: -8, height: 2 }}
        />
      )}
      {rows()}
    </Box>
  );
}
