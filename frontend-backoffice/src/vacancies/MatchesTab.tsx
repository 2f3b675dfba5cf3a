import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CUALIFICACION_LABEL, INVITACION_LIMITS } from '@hiring/contract';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { usePermissions } from 'react-admin';
import { formatCount } from '../format/formatCount';
import { reasonOf } from '../providers/problem';
import { BusyButton } from '../ui/BusyButton';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { StateMessage } from '../ui/StateMessage';
import { InvitationsSection } from './InvitationsSection';
import { MatchFilterBar } from './MatchFilterBar';
import { type MatchFilters, toQuery } from './matchFilters';
import { MatchItem, whyNot } from './MatchItem';
import type { Match, Vacancy } from './types';
import { useMatches } from './useMatches';

const InviteDialog = lazy(async () => ({ default: (await import('./InviteDialog')).InviteDialog }));
const NO_FILTERS: MatchFilters = { cualificacion: undefined, ciudad: '', meses: undefined };

/** How many fit and how many are chosen, said when it changes. */
function ChoiceSummary({ total, chosen }: { total: number; chosen: number }) {
  return (
    <Typography role="status" sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      {total === 1 ? 'Encaja 1 persona' : `Encajan ${formatCount(total)} personas`}
      {chosen > 0 && `, ${chosen} ${chosen === 1 ? 'elegida' : 'elegidas'}`}
    </Typography>
  );
}

/** Past candidates who agreed to hear of other openings and fit this one, and inviting them. */
export function MatchesTab({ vacancy }: { vacancy: Vacancy }) {
  const { permissions } = usePermissions<string[]>();
  const [filters, setFilters] = useState(NO_FILTERS);
  const asked = useDeferredValue(filters);
  const matches = useMatches(vacancy.id, toQuery(asked));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Match>>(new Map());
  const [inviting, setInviting] = useState(false);

  const pages = matches.data?.pages ?? [];
  const first = pages[0];
  const people = pages.flatMap(({ items }) => items);
  const choosable = vacancy.acepta_candidaturas && (permissions?.includes('talent:invite') ?? false);
  const free = people.filter((one) => whyNot(one) === null).slice(0, INVITACION_LIMITS.people);
  const filtered = Object.keys(toQuery(asked)).length > 0;

  const choose = (match: Match, value: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      if (value && next.size < INVITACION_LIMITS.people) next.set(match.candidato_id, match);
      if (!value) next.delete(match.candidato_id);
      return next;
    });

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="text.secondary" sx={{ maxWidth: '75ch' }}>
        Personas de procesos anteriores que aceptaron que las avisemos de otras ofertas y hoy no están en
        ninguno.{' '}
        {first && first.buscadas.length > 0 && (
          <>La vacante pide: {first.buscadas.map(({ tipo }) => CUALIFICACION_LABEL[tipo]).join(', ')}.</>
        )}
      </Typography>
      {!vacancy.acepta_candidaturas && (
        <Alert severity="info">Solo se puede invitar a una vacante activa y visible en la web.</Alert>
      )}
      <MatchFilterBar filters={filters} onChange={setFilters} />
      {/* Visible: otherwise the bar below would stick to the card and not to the window. */}
      <Card sx={{ overflow: 'visible' }}>
        {matches.isPending && <ListSkeleton rows={5} />}
        {matches.isError && people.length === 0 && (
          <LoadFailed
            title="No se pudo buscar quién encaja"
            error={matches.error}
            onRetry={() => void matches.refetch()}
          />
        )}
        {first && people.length === 0 && (
          <StateMessage
            title="Nadie encaja por ahora"
            action={
              filtered ? (
                <Button variant="outlined" onClick={() => setFilters(NO_FILTERS)}>
                  Limpiar Filtros
                </Button>
              ) : undefined
            }
          >
            {filtered
              ? 'No se encontraron personas con los filtros aplicados'
              : 'Aparecerán aquí las que tengan el puesto, el departamento o las cualificaciones que pide.'}
          </StateMessage>
        )}
        {first && people.length > 0 && (
          <Box aria-busy={matches.isFetching}>
            <ChoiceSummary total={first.total} chosen={chosen.size} />
            <Box component="ul" aria-label="Personas que encajan" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {people.map((match) => (
                <MatchItem
                  key={match.candidato_id}
                  match={match}
                  choosable={choosable}
                  chosen={chosen.has(match.candidato_id)}
                  onChoose={(value) => choose(match, value)}
                />
              ))}
            </Box>
            {matches.isError && (
              <Alert severity="error">No se han podido cargar más personas. {reasonOf(matches.error)}</Alert>
            )}
            {matches.hasNextPage && (
              <Box sx={{ p: 2, textAlign: 'center' }}>
                <BusyButton
                  variant="outlined"
                  busy={matches.isFetchingNextPage}
                  onClick={() => void matches.fetchNextPage()}
                >
                  {matches.isFetchingNextPage ? 'Cargando...' : 'Ver más'}
                </BusyButton>
              </Box>
            )}
            {choosable && (
              <Box
                role="group"
                aria-label="Invitar a las personas elegidas"
                sx={{
                  px: 2,
                  py: 1,
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1,
                  justifyContent: 'flex-end',
                  borderTop: 1,
                  borderColor: 'divider',
                  position: 'sticky',
                  bottom: 0,
                  bgcolor: 'background.paper',
                  borderRadius: 'inherit',
                  zIndex: 1,
                }}
              >
                {chosen.size > 0 ? (
                  <Button onClick={() => setChosen(new Map())}>Quitar la selección</Button>
                ) : (
                  <Button
                    disabled={free.length === 0}
                    onClick={() => setChosen(new Map(free.map((one) => [one.candidato_id, one])))}
                  >
                    Elegir todas ({free.length})
                  </Button>
                )}
                <Button
                  variant="contained"
                  color="secondary"
                  disabled={chosen.size === 0}
                  onClick={() => setInviting(true)}
                >
                  Invitar{chosen.size > 0 ? ` a ${chosen.size}` : ''}
                </Button>
              </Box>
            )}
          </Box>
        )}
      </Card>
      <InvitationsSection vacancyId={vacancy.id} />
      {inviting && (
        <Suspense fallback={null}>
          <InviteDialog
            vacancy={vacancy}
            people={[...chosen.values()]}
            onDone={() => setChosen(new Map())}
            onClose={() => setInviting(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
