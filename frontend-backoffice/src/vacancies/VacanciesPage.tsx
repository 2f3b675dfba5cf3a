import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListPager } from '../ui/ListPager';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { PageHeader } from '../ui/PageHeader';
import { StateMessage } from '../ui/StateMessage';
import { useListFilters } from '../ui/useListFilters';
import type { Vacancy, VacancyFilters } from './types';
import { useRequired } from '../layout/useRequired';
import { useVacancyFigures } from './useVacancyFigures';
import { LINKS_PATH } from './addresses';
import { NewVacancyButton, NewVacancyDialog } from './NewVacancyButton';
import { VacancyCards } from './VacancyCards';
import { VacancyFilterBar } from './VacancyFilterBar';
import { VacancyItem } from './VacancyItem';

const NEWEST_FIRST = { field: 'fecha_publicacion', order: 'DESC' } as const;
// The screen says it in its own words.
const QUERY_OPTIONS = { onError: () => undefined };

function Empty() {
  const { filters, clear } = useListFilters<VacancyFilters>();
  if (Object.keys(filters).length === 0) {
    return (
      <StateMessage
        title="No se encontraron vacantes"
        action={<NewVacancyButton label="Crear Primera Vacante" />}
      >
        No hay vacantes creadas aún. Crea la primera vacante para comenzar.
      </StateMessage>
    );
  }
  return (
    <StateMessage
      title="No se encontraron vacantes"
      action={
        <Button variant="outlined" onClick={clear}>
          Limpiar Filtros
        </Button>
      }
    >
      No hay vacantes que coincidan con los filtros aplicados.
    </StateMessage>
  );
}

function Rows() {
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useListContext<Vacancy>();
  const figures = useVacancyFigures((data ?? []).map(({ id }) => id));

  if (isPending) return <ListSkeleton />;
  if (error && !data) {
    return <LoadFailed title="Error al cargar los datos" error={error} onRetry={() => void refetch()} />;
  }
  if (!data || data.length === 0) return <Empty />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.55 : 1 }}>
      {isFetching && (
        <LinearProgress
          aria-label="Actualizando"
          sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2 }}
        />
      )}
      {figures.isError && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void figures.refetch()}>
              Reintentar
            </Button>
          }
        >
          No se pudieron contar las candidaturas.
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((vacancy) => (
          <VacancyItem key={vacancy.id} vacancy={vacancy} figures={figures.data?.get(vacancy.id)} />
        ))}
      </Box>
    </Box>
  );
}

/** /gestion-vacantes: every vacancy with how its applications stand, newest first. */
export function VacanciesPage() {
  const allowed = useRequired('vacancies:read_all');
  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <PageHeader
        title="Gestión de Vacantes"
        lead="Crea y publica vacantes, y mira cómo va cada una, a quién falta responder y quién encaja."
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={Link} to={LINKS_PATH} variant="outlined">
              Enlaces de difusión
            </Button>
            <NewVacancyButton />
          </Box>
        }
      />
      <VacancyCards />
      <ListBase<Vacancy>
        resource="vacancies"
        perPage={25}
        sort={NEWEST_FIRST}
        exporter={false}
        storeKey="vacancies"
        queryOptions={QUERY_OPTIONS}
        // The permission has a name of its own: asked for above.
        disableAuthentication
      >
        <VacancyFilterBar />
        <Card sx={{ mt: 2, position: 'relative' }}>
          <Rows />
          <ListPager />
        </Card>
      </ListBase>
      <NewVacancyDialog />
    </>
  );
}
