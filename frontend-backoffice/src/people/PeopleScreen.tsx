import { formatCount } from '../format/formatCount';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { ListBase, useListContext, useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { CandidateFilters, CandidateRow } from '../candidates/types';
import { useRequired } from '../layout/useRequired';
import { reasonOf } from '../providers/problem';
import { ListPager } from '../ui/ListPager';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';
import { useListFilters } from '../ui/useListFilters';
import { PeopleActions } from './PeopleActions';
import { PeopleCards } from './PeopleCards';
import { PeopleFilterBar } from './PeopleFilterBar';
import { PeopleSort } from './PeopleSort';
import { PeopleTable } from './PeopleTable';
import { PersonDialog } from './PersonDialog';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;
const LIST_FAILED = 'Error al cargar la lista de candidatos';
// The screen says it in its own words.
const QUERY_OPTIONS = { onError: () => undefined };

function Title() {
  const { total, data } = useListContext<CandidateRow>();
  const count = data && (total === undefined ? 'más de 1.000' : formatCount(total));
  return (
    <Typography variant="h1" sx={{ flex: '1 1 auto' }}>
      Gestión de Candidatos
      {count && (
        <Typography component="span" variant="inherit" color="text.secondary" sx={{ fontWeight: 400 }}>
          {' '}
          ({count})
        </Typography>
      )}
    </Typography>
  );
}

function NoRows() {
  const { filters, clear } = useListFilters<CandidateFilters>();
  if (!Object.values(filters).some(Boolean)) return <StateMessage title="No hay candidatos registrados" />;
  return (
    <StateMessage
      title="Ningún candidato cumple los filtros"
      action={
        <Button variant="outlined" onClick={clear}>
          Limpiar Filtros
        </Button>
      }
    />
  );
}

function Rows() {
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext<CandidateRow>();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const notify = useNotify();
  const failed = Boolean(error);
  useEffect(() => {
    if (failed) notify(LIST_FAILED, { type: 'error' });
  }, [failed, notify]);

  if (isPending) return <ListSkeleton />;
  if (error && !data) {
    return (
      <StateMessage
        alert
        title={LIST_FAILED}
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
  if (!data || data.length === 0) return <NoRows />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
      {wide ? <PeopleTable rows={data} /> : <PeopleCards rows={data} />}
    </Box>
  );
}

/** /candidatos: everybody who has applied, newest created first, for administrators; a person opens over the list. */
export function PeopleScreen() {
  // HR works from its dashboard, its list and its board.
  const allowed = useRequired('people:read');
  const { id } = useParams();
  const navigate = useNavigate();

  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <title>Gestión de Candidatos</title>
      <ListBase<CandidateRow>
        resource="candidates"
        perPage={25}
        sort={NEWEST_FIRST}
        exporter={false}
        storeKey="people"
        queryOptions={QUERY_OPTIONS}
      >
        <Box
          component="header"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2.5 }}
        >
          <Title />
          <PeopleActions />
        </Box>
        <PeopleFilterBar />
        <Card sx={{ mt: 2 }}>
          <Box sx={{ p: 2, pb: 1 }}>
            <PeopleSort />
          </Box>
          <Rows />
          <ListPager />
        </Card>
      </ListBase>
      {id && (
        <PersonDialog
          key={id}
          id={id}
          onClose={() => void navigate({ pathname: '/candidatos', search: window.location.search })}
        />
      )}
    </>
  );
}
