import { candidateAddress, type Match, type Vacancy } from '../vacancy';
import { Alert, Box, Button, Card, Checkbox, Typography } from '@mui/material';
import {
  CUALIFICACION_LABEL,
  CUALIFICACIONES,
  INVITACION_ESTADO_LABEL,
  INVITACION_ESTADO_TONE,
  INVITACION_LIMITS,
} from '@hiring/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import {
  DataTable,
  FilterLiveForm,
  Link,
  ListContextProvider,
  ResourceContextProvider,
  SelectInput,
  TextInput,
  useList,
  useListContext,
  usePermissions,
  useRecordContext,
} from 'react-admin';
import { later } from '../../ui/later';
import { MainButton, MoreButton } from '../../ui/buttons';
import { UnverifiedBadge } from '../../candidates/StateBadges';
import { fullName } from '../../candidates/useCandidate';
import { formatDay } from '../../ui/format/dates';
import { formatCount } from '../../ui/format/counts';
import { columns } from '../../ui/lists/columns';
import { LoadFailed } from '../../ui/Loaded';
import { ToneBadge } from '../../ui/display/text';
import { type MatchFilters, toQuery } from './matchFilters';
import { upTo } from '../../ui/forms/inputs';
import { api, given, reasonOf, usePages } from '../../providers/api';

/** A person who fits, as a row: its id is the person's. */
type MatchRow = Match & { id: string };

/** Nobody is invited twice to a vacancy, nor soon after another invitation. */
const mayBeInvited = ({ invitacion, descansa_hasta }: Match): boolean => !invitacion && !descansa_hasta;

const InviteDialog = later(() => import('./InviteDialog'), 'InviteDialog');

/** Selects people and writes to them; at the foot of the window, so that no row moves. */
function InviteBar({ vacancy }: { vacancy: Vacancy }) {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<MatchRow>();
  const [people, setPeople] = useState<readonly MatchRow[] | null>(null);
  const free = data.filter(mayBeInvited).slice(0, INVITACION_LIMITS.people);
  const count = selectedIds.length;
  return (
    <Box
      role="group"
      aria-label="Invitar a las personas elegidas"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: 'inherit',
        bgcolor: 'background.paper',
      }}
    >
      {count > 0 ? (
        <Button onClick={() => onUnselectItems()}>Quitar la selección</Button>
      ) : (
        <Button disabled={free.length === 0} onClick={() => onSelect(free.map(({ id }) => id))}>
          Elegir todas ({free.length})
        </Button>
      )}
      <MainButton
        disabled={count === 0 || count > INVITACION_LIMITS.people}
        onClick={() => setPeople(data.filter(({ id }) => selectedIds.includes(id)))}
      >
        {count > INVITACION_LIMITS.people
          ? `${INVITACION_LIMITS.people} personas como máximo`
          : `Invitar${count > 0 ? ` a ${count}` : ''}`}
      </MainButton>
      {people && (
        <InviteDialog
          vacancy={vacancy}
          people={people}
          onDone={onUnselectItems}
          onClose={() => setPeople(null)}
        />
      )}
    </Box>
  );
}

const Column = DataTable.Col<MatchRow>;

const QUALIFICATIONS = CUALIFICACIONES.map((id) => ({ id, name: CUALIFICACION_LABEL[id] }));
const MONTHS = [
  { id: '6', name: 'Últimos 6 meses' },
  { id: '12', name: 'Último año' },
  { id: '24', name: 'Últimos 2 años' },
];

const everyone = () => true;

/** The invitation that was sent, or why none may be sent now. */
function Invitation({ match: { invitacion, descansa_hasta } }: { match: Match }) {
  if (invitacion) {
    return (
      <>
        <ToneBadge tone={INVITACION_ESTADO_TONE[invitacion.estado]}>
          {INVITACION_ESTADO_LABEL[invitacion.estado]}
        </ToneBadge>
        <Typography variant="hint">
          Invitada el {formatDay(invitacion.fecha)}
          {invitacion.por && ` por ${invitacion.por}`}
        </Typography>
      </>
    );
  }
  if (!descansa_hasta) return null;
  return (
    <Typography variant="caption" color="text.secondary">
      Recibió otra propuesta hace poco: se le puede escribir desde el {formatDay(descansa_hasta)}
    </Typography>
  );
}

function Choice({ match }: { match: MatchRow }) {
  const { selectedIds, onToggleItem } = useListContext<MatchRow>();
  return (
    <Checkbox
      checked={selectedIds.includes(match.id)}
      disabled={!mayBeInvited(match)}
      onChange={() => onToggleItem(match.id)}
      slotProps={{ input: { 'aria-label': `Elegir a ${fullName(match)}` } }}
      sx={{ width: 44, height: 44 }}
    />
  );
}

function MatchTable({ choosable }: { choosable: boolean }) {
  return (
    <DataTable<MatchRow>>
      <Column
        source="nombre"
        render={(match) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {choosable && <Choice match={match} />}
            <div>
              <Link to={candidateAddress(match.candidato_id)} sx={{ fontWeight: 'bold', mr: 1 }}>
                {fullName(match)}
              </Link>
              {!match.email_verificado && <UnverifiedBadge />}
              <Typography variant="hint">
                {match.posicion_nombre}, {match.ciudad}. Última candidatura:{' '}
                {formatDay(match.ultima_candidatura)}
              </Typography>
            </div>
          </Box>
        )}
      />
      <Column source="motivos" render={({ motivos }) => motivos.map(({ texto }) => texto).join('. ')} />
      <Column source="invitacion" render={(match) => <Invitation match={match} />} />
      <Column source="puntos" align="right" render={({ puntos }) => `${puntos}/100`} />
    </DataTable>
  );
}

/** Past candidates who agreed to hear of other openings and fit this one, and inviting them. */
export function MatchesTab() {
  const vacancy = useRecordContext<Vacancy>();
  const { permissions } = usePermissions<string[]>();
  const [filters, setFilters] = useState<MatchFilters>({});
  const query = toQuery(useDeferredValue(filters));
  const id = vacancy?.id ?? '';
  const matches = usePages(['vacancy-matches', id, query], (cursor) =>
    api.get('/api/vacancies/{id}/matches', {
      params: { path: { id }, query: { ...query, ...given({ cursor }) } },
    }),
  );
  const first = matches.data?.pages[0];
  // `useList` starts again with every other array.
  const people = useMemo(
    () =>
      matches.data?.pages.flatMap(({ items }) =>
        items.map((match) => ({ ...match, id: match.candidato_id })),
      ),
    [matches.data],
  );
  const list = useList<MatchRow>({
    resource: 'matches',
    data: people,
    // The server filters and pages.
    filterCallback: everyone,
    perPage: Number.MAX_SAFE_INTEGER,
    isPending: matches.isPending,
  });
  if (!vacancy) return null;
  const choosable = vacancy.acepta_candidaturas && (permissions?.includes('talent:invite') ?? false);
  const context = { ...list, filterValues: filters, setFilters };

  return (
    <ResourceContextProvider value="matches">
      <ListContextProvider value={context as typeof list}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
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
          <FilterLiveForm>
            <Box sx={{ ...columns({ sm: 3 }), rowGap: 0 }}>
              <SelectInput source="cualificacion" emptyText="Cualquiera" choices={QUALIFICATIONS} />
              <TextInput source="ciudad" slotProps={upTo(100)} />
              <SelectInput source="meses" emptyText="Cualquier fecha" choices={MONTHS} />
            </Box>
          </FilterLiveForm>
          <Typography role="status" variant="body2">
            {first &&
              (first.total === 1 ? 'Encaja 1 persona' : `Encajan ${formatCount(first.total)} personas`)}
          </Typography>
          {matches.isError && !first ? (
            <LoadFailed
              title="No se pudo buscar quién encaja"
              error={matches.error}
              onRetry={() => void matches.refetch()}
            />
          ) : (
            // Visible: otherwise the bar of the selection would stick to the card and not to the window.
            <Card aria-busy={matches.isFetching} sx={{ overflow: 'visible' }}>
              <MatchTable choosable={choosable} />
              {choosable && list.data?.length !== 0 && <InviteBar vacancy={vacancy} />}
            </Card>
          )}
          {matches.isError && first && (
            <Alert severity="error">No se han podido cargar más personas. {reasonOf(matches.error)}</Alert>
          )}
          <Box sx={{ justifySelf: 'center' }}>
            <MoreButton of={matches} />
          </Box>
        </Box>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
