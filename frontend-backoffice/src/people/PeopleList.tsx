import { Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import { EXPORT_FORMATS, STAGE_HEADING, STAGES } from '@hiring/contract';
import { DataTable, List, SelectInput, SortButton, TextInput, useGetList, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMenu } from '../ui/useMenu';
import { useExport } from '../bulk/useExport';
import '../i18n/es/people';
import { PriorityBadge, shortId, StageBadge } from '../candidates/StateBadges';
import { type CandidateRow, fullName } from '../candidates/types';
import { useDepartments } from '../departments/useDepartments';
import { formatDay } from '../format/dates';
import { formatCount } from '../format/formatCount';
import { useRequired } from '../layout/useRequired';
import { ABOVE_LINK, DetailDrawer, DetailLink, useDetailAddress } from '../ui/Detail';
import { choicesOf } from '../ui/SelectInputs';
import { TwoLines } from '../ui/TwoLines';
import { ListSkeleton } from '../ui/Loaded';
import { PersonShow } from './PersonShow';

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
  // HR works from its dashboard, its list and its board.
  const allowed = useRequired('people:read');
  const { id, shownId, close } = useDetailAddress('people', '/people');
  const { options } = useDepartments();
  if (!allowed) return <ListSkeleton />;
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
      <DetailDrawer open={Boolean(id)} onClose={close} label="Perfil Completo del Candidato" width={760}>
        {shownId && <PersonShow key={shownId} id={shownId} />}
      </DetailDrawer>
    </>
  );
}
