import '../i18n/people';
import { Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import {
  EXPORT_FORMATS,
  JOB_FIELDS,
  PERSONAL_FIELDS,
  STAGE_HEADING,
  STAGES,
  TEXT_FIELDS,
} from '@hiring/contract';
import { PriorityBadge, shortId, StageBadge } from './StateBadges';
import { type Candidate, type CandidateRow, fullName } from './useCandidate';
import { useProfileFacts } from './record/useProfileFacts';
import { formatDay, formatMoment } from '../ui/format/dates';
import { Facts, Section } from '../ui/display/Facts';
import { ProvenanceNote } from './imports/ProvenanceNote';
import { DataTable, List, SortButton, useGetList, useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useMenu } from '../ui/lists/useMenu';
import { useExport } from './bulk/useExport';
import { useDepartments } from '../panel/departments/useDepartments';
import { countOrMore } from '../ui/format/counts';
import { DetailLink } from '../ui/display/Detail';
import { choiceFilter, choicesOf, WORDS_FILTER } from '../ui/forms/inputs';
import { BreakableEmail, TwoLines } from '../ui/display/text';
import { RecordDrawer } from '../ui/lists/OpenRecord';
import { translate } from '../i18n/texts';
import { LongText } from '../ui/layout';
import { BusyButton } from '../ui/buttons';

/** Everything that the person gave, to be read: each of the long texts when it is there. */
function PersonRecord({ person }: { person: Candidate }) {
  const factOf = useProfileFacts(person);
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="note" sx={{ pr: 7 }}>
        {translate('candidates.people.profile')}
      </Typography>
      <Typography variant="h2" sx={{ pr: 7 }}>
        {fullName(person)}
      </Typography>
      <Typography variant="hint" gutterBottom>
        {translate('candidates.people.created', {
          id: shortId(person.id),
          moment: formatMoment(person.created_at),
        })}
      </Typography>
      <Section title="candidates.people.personal">
        <Facts facts={PERSONAL_FIELDS.map(factOf)} />
      </Section>
      <Section title="candidates.people.professional">
        <Facts
          facts={[
            ...JOB_FIELDS.map(factOf),
            { label: 'candidates.people.applied', value: formatDay(person.fecha_aplicacion) },
            {
              label: 'candidates.people.state',
              value: <StageBadge estado={person.estado} retirada={person.retirada} />,
            },
            { label: 'candidates.people.priority', value: <PriorityBadge prioridad={person.prioridad} /> },
          ]}
        />
      </Section>
      {TEXT_FIELDS.map(factOf).map(
        ({ label, value }) =>
          value && (
            <Section key={label} title={label}>
              <LongText>{value}</LongText>
            </Section>
          ),
      )}
      <ProvenanceNote candidateId={person.id} />
      <Section title="candidates.people.cv">
        {person.cv_url ? (
          <Button
            href={person.cv_url}
            target="_blank"
            rel="noopener"
            variant="contained"
            aria-label={translate('candidates.people.viewCvInTab')}
          >
            {translate('candidates.people.viewCv')}
          </Button>
        ) : (
          <Typography color="text.secondary">{translate('candidates.people.noCv')}</Typography>
        )}
      </Section>
    </Box>
  );
}

/** Brings people in, and takes those that the filters show out as a file. */
function PeopleActions() {
  const { total, ...list } = useListContext();
  const filters = list.filterValues as object;
  const exporting = useExport();
  const { button, menu, choose } = useMenu();
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      {/* Where the table has no room for its headings. */}
      <Box sx={{ display: { lg: 'none' } }}>
        <SortButton fields={['created_at', 'fecha_aplicacion', 'apellidos', 'estado']} />
      </Box>
      <Button component={Link} to="/imports" variant="contained" color="secondary">
        {translate('candidates.people.import')}
      </Button>
      <BusyButton {...button} variant="outlined" busy={exporting.isPending} ready={total !== 0}>
        {translate(exporting.isPending ? 'candidates.people.exporting' : 'ra.action.export')}
      </BusyButton>
      <Menu {...menu}>
        {EXPORT_FORMATS.map((formato) => (
          <MenuItem
            key={formato}
            onClick={choose(() => exporting.mutate({ formato, filtro: JSON.stringify(filters) }))}
          >
            {translate(`candidates.people.export.${formato}`)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

const STAGE_CHOICES = choicesOf(STAGES, (stage) => STAGE_HEADING[stage]);

const Column = DataTable.Col<CandidateRow>;

/** The record of the row, as the specification's 'Ver'; the name leads there as well. */
function ViewLink({ person }: { person: CandidateRow }) {
  const { search } = useLocation();
  return (
    <Button
      component={Link}
      to={{ pathname: `/people/${person.id}/show`, search }}
      state={{ fromList: true }}
      aria-label={translate('candidates.people.viewOf', { name: fullName(person) })}
    >
      {translate('candidates.people.view')}
    </Button>
  );
}

function PeopleTable() {
  const { departmentName, positionName } = useDepartments();
  return (
    <DataTable<CandidateRow>>
      <Column
        source="apellidos"
        disableSort={false}
        render={(person) => (
          <TwoLines below={translate('candidates.people.id', { id: shortId(person.id) })}>
            <DetailLink resource="people" id={person.id}>
              {fullName(person)}
            </DetailLink>
          </TwoLines>
        )}
      />
      <Column
        source="email"
        cellClassName="line"
        render={({ email, telefono }) => (
          <TwoLines below={telefono}>
            <BreakableEmail email={email} />
          </TwoLines>
        )}
      />
      <Column
        source="posicion"
        cellClassName="line"
        render={({ departamento, posicion }) => (
          <TwoLines below={departmentName(departamento)}>{positionName(departamento, posicion)}</TwoLines>
        )}
      />
      <Column
        source="estado"
        disableSort={false}
        render={(person) => (
          <>
            <StageBadge {...person} /> <PriorityBadge prioridad={person.prioridad} />
          </>
        )}
      />
      <Column
        source="fecha_aplicacion"
        disableSort={false}
        sortByOrder="DESC"
        render={({ fecha_aplicacion }) => formatDay(fecha_aplicacion)}
      />
      <Column
        source="created_at"
        disableSort={false}
        sortByOrder="DESC"
        cellClassName="wide"
        render={({ created_at }) => formatDay(created_at)}
      />
      <Column
        source="actions"
        align="right"
        render={(person) => (
          <>
            {person.cv_url && (
              <Button
                href={person.cv_url}
                target="_blank"
                rel="noopener"
                aria-label={translate('candidates.people.cvInTab', { name: fullName(person) })}
              >
                {translate('candidates.people.cv')}
              </Button>
            )}
            <ViewLink person={person} />
          </>
        )}
      />
    </DataTable>
  );
}

/** Everybody who has applied, the newest record first, for administrators; a person opens over the list. */
export function PeopleList() {
  const { options } = useDepartments();
  const { total, data } = useGetList<CandidateRow>('people', { pagination: { page: 1, perPage: 1 } });
  return (
    <>
      <title>{translate('candidates.people.title')}</title>
      <Typography variant="h1" gutterBottom sx={{ mt: 1 }}>
        {translate('candidates.people.title')}
        {data && (
          <Typography component="span" variant="inherit" color="text.secondary" sx={{ fontWeight: 400 }}>
            {` (${countOrMore(total ?? null)})`}
          </Typography>
        )}
      </Typography>
      <List
        sort={{ field: 'created_at', order: 'DESC' }}
        actions={<PeopleActions />}
        filters={[WORDS_FILTER, choiceFilter('departamento', options), choiceFilter('stage', STAGE_CHOICES)]}
      >
        <PeopleTable />
      </List>
      <RecordDrawer<Candidate>
        resource="people"
        label="candidates.people.record"
        width={760}
        failed="candidates.people.failed"
        missing="candidates.people.missing"
      >
        {(person) => <PersonRecord person={person} />}
      </RecordDrawer>
    </>
  );
}
