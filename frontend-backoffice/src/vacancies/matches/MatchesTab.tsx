import { candidateAddress, type Match, type OfVacancy } from '../vacancy';
import { Box, Button, Card, Checkbox, Stack, Typography } from '@mui/material';
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
} from 'react-admin';
import { lazyPart } from '../../ui/lazy';
import { MainButton, MoreButton } from '../../ui/buttons';
import { UnverifiedBadge } from '../../candidates/StateBadges';
import { fullName } from '../../candidates/useCandidate';
import { formatDay } from '../../ui/format/dates';
import { pluralOf } from '../../ui/format/counts';
import { LoadFailed } from '../../ui/Loaded';
import { ToneBadge } from '../../ui/display/text';
import { type MatchFilters, toQuery } from './matchFilters';
import { choicesOf, upTo } from '../../ui/forms/inputs';
import { api, withoutBlanks, reasonOf, usePages } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { Columns } from '../../ui/layout';
import { Alert } from '../../ui/Alert';

/** A person who fits, as a row: its id is the person's. */
type MatchRow = Match & { id: string };

/** Nobody is invited twice to a vacancy, nor soon after another invitation. */
const mayBeInvited = ({ invitacion, descansa_hasta }: Match): boolean => !invitacion && !descansa_hasta;

const InviteDialog = lazyPart(() => import('./InviteDialog'), 'InviteDialog');

/** Selects people and writes to them; at the foot of the window, so that no row moves. */
function InviteBar({ vacancy }: OfVacancy) {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<MatchRow>();
  const [people, setPeople] = useState<readonly MatchRow[] | null>(null);
  const free = data.filter(mayBeInvited).slice(0, INVITACION_LIMITS.people);
  const count = selectedIds.length;
  const tooMany = count > INVITACION_LIMITS.people;
  return (
    <Stack
      role="group"
      aria-label={translate('vacancies.matches.bar')}
      direction="row"
      spacing={1}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        px: 2,
        py: 1,
        justifyContent: 'flex-end',
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: 'inherit',
        bgcolor: 'background.paper',
      }}
    >
      {count > 0 ? (
        <Button onClick={() => onUnselectItems()}>{translate('ra.action.unselect')}</Button>
      ) : (
        <Button disabled={free.length === 0} onClick={() => onSelect(free.map(({ id }) => id))}>
          {translate('vacancies.matches.chooseAll', { count: free.length })}
        </Button>
      )}
      <MainButton
        disabled={count === 0 || tooMany}
        onClick={() => setPeople(data.filter(({ id }) => selectedIds.includes(id)))}
      >
        {tooMany
          ? translate('vacancies.matches.tooMany', { count: INVITACION_LIMITS.people })
          : translate(count > 0 ? 'vacancies.matches.inviteThem' : 'vacancies.matches.invite', { count })}
      </MainButton>
      {people && (
        <InviteDialog
          vacancy={vacancy}
          people={people}
          onDone={onUnselectItems}
          onClose={() => setPeople(null)}
        />
      )}
    </Stack>
  );
}

const Column = DataTable.Col<MatchRow>;

const QUALIFICATIONS = choicesOf(CUALIFICACIONES, CUALIFICACION_LABEL);
const MONTHS = ['6', '12', '24'].map((id) => ({ id, name: `vacancies.months.${id}` }));

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
          {translate(invitacion.por ? 'vacancies.matches.invitedBy' : 'vacancies.matches.invited', {
            day: formatDay(invitacion.fecha),
            who: invitacion.por,
          })}
        </Typography>
      </>
    );
  }
  if (!descansa_hasta) return null;
  return (
    <Typography variant="caption" color="text.secondary">
      {translate('vacancies.matches.rests', { day: formatDay(descansa_hasta) })}
    </Typography>
  );
}

function MatchTable({ choosable }: { choosable: boolean }) {
  const { selectedIds, onToggleItem } = useListContext<MatchRow>();
  return (
    <DataTable<MatchRow>>
      <Column
        source="nombre"
        render={(match) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {choosable && (
              <Checkbox
                checked={selectedIds.includes(match.id)}
                disabled={!mayBeInvited(match)}
                onChange={() => onToggleItem(match.id)}
                slotProps={{
                  input: { 'aria-label': translate('vacancies.matches.choose', { name: fullName(match) }) },
                }}
              />
            )}
            <div>
              <Link to={candidateAddress(match.candidato_id)}>
                <strong>{fullName(match)}</strong>
              </Link>{' '}
              {!match.email_verificado && <UnverifiedBadge />}
              <Typography variant="hint">
                {translate('vacancies.matches.last', {
                  position: match.posicion_nombre,
                  town: match.ciudad,
                  day: formatDay(match.ultima_candidatura),
                })}
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
export function MatchesTab({ vacancy }: OfVacancy) {
  const { permissions } = usePermissions<string[]>();
  const [filters, setFilters] = useState<MatchFilters>({});
  const query = toQuery(useDeferredValue(filters));
  const { id } = vacancy;
  const matches = usePages(['vacancy-matches', id, query], (cursor) =>
    api.get('/api/vacancies/{id}/matches', {
      params: { path: { id }, query: { ...query, ...withoutBlanks({ cursor }) } },
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
  const choosable = vacancy.acepta_candidaturas && (permissions?.includes('talent:invite') ?? false);
  const context = { ...list, filterValues: filters, setFilters };

  return (
    <ResourceContextProvider value="matches">
      <ListContextProvider value={context as typeof list}>
        <Stack spacing={2}>
          <Typography color="text.secondary" sx={{ maxWidth: '75ch' }}>
            {translate('vacancies.matches.lead')}{' '}
            {first &&
              first.buscadas.length > 0 &&
              translate('vacancies.matches.wanted', {
                list: first.buscadas.map(({ tipo }) => CUALIFICACION_LABEL[tipo]).join(', '),
              })}
          </Typography>
          {!vacancy.acepta_candidaturas && (
            <Alert severity="info">{translate('vacancies.matches.closed')}</Alert>
          )}
          <FilterLiveForm>
            <Columns sm={3} rowSpacing={0}>
              <SelectInput
                source="cualificacion"
                emptyText="vacancies.matches.anyQualification"
                choices={QUALIFICATIONS}
              />
              <TextInput source="ciudad" slotProps={upTo(100)} />
              <SelectInput source="meses" emptyText="vacancies.matches.anyDate" choices={MONTHS} />
            </Columns>
          </FilterLiveForm>
          <Typography role="status" variant="body2">
            {first && translate('vacancies.matches.count', pluralOf(first.total))}
          </Typography>
          {matches.isError && !first ? (
            <LoadFailed
              title="resources.matches.failed"
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
            <Alert severity="error">
              {translate('vacancies.matches.noMore')} {reasonOf(matches.error)}
            </Alert>
          )}
          <Box sx={{ justifySelf: 'center' }}>
            <MoreButton of={matches} />
          </Box>
        </Stack>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
