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
import { DataTable, List, SelectInput, SortButton, TextInput, useGetList, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMenu } from '../ui/lists/useMenu';
import { useExport } from './bulk/useExport';
import { useDepartments } from '../panel/departments/useDepartments';
import { formatCount } from '../ui/format/counts';
import { ABOVE_LINK, DetailLink } from '../ui/display/Detail';
import { choicesOf } from '../ui/forms/inputs';
import { TwoLines } from '../ui/display/text';
import { RecordDrawer } from '../ui/lists/OpenRecord';

/** Personal and professional data, and each of the long texts when it is there. */
function PersonFacts({ person }: { person: Candidate }) {
  const factOf = useProfileFacts(person);
  return (
    <>
      <Typography variant="h2" sx={{ pr: 7 }}>
        {fullName(person)}
      </Typography>
      <Typography variant="hint" sx={{ mb: 2 }}>
        ID: {shortId(person.id)}. Creado: {formatMoment(person.created_at)}
      </Typography>
      <Section title="Información personal">
        <Facts facts={PERSONAL_FIELDS.map(factOf)} />
      </Section>
      <Section title="Información profesional">
        <Facts
          facts={[
            ...JOB_FIELDS.map(factOf),
            { label: 'Fecha de aplicación', value: formatDay(person.fecha_aplicacion) },
            { label: 'Estado', value: <StageBadge estado={person.estado} retirada={person.retirada} /> },
            { label: 'Prioridad', value: <PriorityBadge prioridad={person.prioridad} /> },
          ]}
        />
      </Section>
      {TEXT_FIELDS.map(factOf).map(
        ({ label, value }) =>
          value && (
            <Section key={label} title={label}>
              <Box sx={{ maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{value}</Box>
            </Section>
          ),
      )}
      <ProvenanceNote candidateId={person.id} />
    </>
  );
}

/** 'Perfil Completo del Candidato': everything that the person gave, to be read. */
const PersonRecord = ({ person }: { person: Candidate }) => (
  <Box sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="note" sx={{ pr: 7 }}>
      Perfil Completo del Candidato
    </Typography>
    <PersonFacts person={person} />
    <Box sx={{ mt: 3 }}>
      {person.cv_url ? (
        <Button
          href={person.cv_url}
          target="_blank"
          rel="noopener"
          variant="contained"
          aria-label="Ver CV (se abre en otra pestaña)"
        >
          Ver CV
        </Button>
      ) : (
        <Typography color="text.secondary">Sin CV</Typography>
      )}
    </Box>
  </Box>
);

/** Brings people in, and takes those that the filters show out as a file. */
export function PeopleActions() {
  const { total, ...list } = useListContext();
  const filters = list.filterValues as object;
  const exporting = useExport();
  const { button, menu, choose } = useMenu();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
      {/* Where the table has no room for its headings. */}
      <Box sx={{ display: { lg: 'none' } }}>
        <SortButton fields={['created_at', 'fecha_aplicacion', 'apellidos', 'estado']} />
      </Box>
      <Button component={Link} to="/imports" variant="contained" color="secondary">
        Importar
      </Button>
      <Button {...button} variant="outlined" disabled={exporting.isPending || total === 0}>
        {exporting.isPending ? 'Exportando...' : 'Exportar'}
      </Button>
      <Menu {...menu}>
        {EXPORT_FORMATS.map((formato) => (
          <MenuItem
            key={formato}
            onClick={choose(() => exporting.mutate({ formato, filtro: JSON.stringify(filters) }))}
          >
            {formato === 'csv' ? 'Exportar CSV' : 'Exportar Excel (XLSX)'}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

const STAGE_CHOICES = choicesOf(STAGES, (stage) => STAGE_HEADING[stage]);

const Column = DataTable.Col<CandidateRow>;

function Title() {
  const { total, data } = useGetList<CandidateRow>('people', { pagination: { page: 1, perPage: 1 } });
  return (
    <Typography variant="h1" sx={{ mb: 1 }}>
      Gestión de Candidatos
      {data && (
        <Typography component="span" variant="inherit" color="text.secondary" sx={{ fontWeight: 400 }}>
          {` (${total === undefined ? 'más de 1.000' : formatCount(total)})`}
        </Typography>
      )}
    </Typography>
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
          <TwoLines below={`ID: ${shortId(person.id)}`}>
            <DetailLink resource="people" id={person.id}>
              {fullName(person)}
            </DetailLink>
          </TwoLines>
        )}
      />
      <Column
        source="email"
        cellClassName="line"
        sx={{ overflowWrap: 'anywhere' }}
        render={({ email, telefono }) => <TwoLines below={telefono}>{email}</TwoLines>}
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
        render={(person) =>
          person.cv_url && (
            <Button
              href={person.cv_url}
              target="_blank"
              rel="noopener"
              aria-label={`CV de ${fullName(person)} (se abre en otra pestaña)`}
              sx={{ ...ABOVE_LINK, minWidth: 44, minHeight: 44 }}
            >
              CV
            </Button>
          )
        }
      />
    </DataTable>
  );
}

/** Everybody who has applied, the newest record first, for administrators; a person opens over the list. */
export function PeopleList() {
  const { options } = useDepartments();
  return (
    <>
      <title>Gestión de Candidatos</title>
      <Title />
      <List
        sort={{ field: 'created_at', order: 'DESC' }}
        actions={<PeopleActions />}
        filters={[
          <TextInput key="q" source="q" alwaysOn resettable />,
          <SelectInput
            key="departamento"
            source="departamento"
            alwaysOn
            emptyText="Todos"
            choices={options}
          />,
          <SelectInput key="stage" source="stage" alwaysOn emptyText="Todos" choices={STAGE_CHOICES} />,
        ]}
      >
        <PeopleTable />
      </List>
      <RecordDrawer<Candidate>
        resource="people"
        label="Perfil Completo del Candidato"
        width={760}
        failed="No se pudo cargar el candidato"
        missing="Este candidato ya no existe"
      >
        {(person) => <PersonRecord person={person} />}
      </RecordDrawer>
    </>
  );
}
