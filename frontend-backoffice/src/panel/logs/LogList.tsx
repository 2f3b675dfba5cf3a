import '../../i18n/panel';
import {
  Alert,
  Box,
  Button as MuiButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { LOG_LEVEL_LABEL, LOG_LEVELS, LOG_NOBODY, LOG_PAGE } from '@hiring/contract';
import {
  AutocompleteInput,
  Button,
  DataTable,
  DateInput,
  FilterButton,
  Link,
  List,
  ReferenceInput,
  SelectInput,
  type SelectInputProps,
  TextInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { formatMoment, relativeTime, useNow } from '../../ui/format/dates';
import { PanelFrame, userAddress } from '../PanelFrame';
import { Facts, Section } from '../../ui/display/Facts';
import {
  actionText,
  fieldText,
  type LogEntry,
  LogLevelBadge,
  type LogRow,
  type LogSeal,
  valueText,
} from './log';
import { useQueryClient } from '@tanstack/react-query';
import { formatCount } from '../../ui/format/counts';
import { api, narrowed, reasonOf, useDownload, useRead, useWrite } from '../../providers/api';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { DetailLink } from '../../ui/display/Detail';
import { choiceFilter, choicesOf, WORDS_FILTER } from '../../ui/forms/inputs';
import { ListPager } from '../../ui/lists/ListParts';
import { RelativeDate } from '../../ui/display/text';
import { RecordDrawer } from '../../ui/lists/OpenRecord';

function LogChanges({ changes }: { changes: LogRow['cambios'] }) {
  return (
    <Table
      size="small"
      aria-label="Cambios"
      sx={{ '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Campo</TableCell>
          <TableCell>Antes</TableCell>
          <TableCell>Ahora</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ campo, antes, ahora }) => (
          <TableRow key={campo}>
            <TableCell component="th" scope="row">
              {fieldText(campo)}
            </TableCell>
            <TableCell>{valueText(campo, antes)}</TableCell>
            <TableCell>{valueText(campo, ahora)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function About({ entry: { entity, entity_id, entity_email } }: { entry: LogEntry }) {
  if (!entity) return '—';
  if (entity === 'user' && entity_id && entity_email !== LOG_NOBODY.erased) {
    return <Link to={userAddress(entity_id)}>{entity_email}</Link>;
  }
  if (entity === 'candidates' && entity_id) {
    return <Link to={`/candidates/${entity_id}/show`}>Ver candidato</Link>;
  }
  return `${entity_email ?? entity} ${entity_id ?? ''}`;
}

function Who({ entry: { actor_id, user_email } }: { entry: LogEntry }) {
  if (!actor_id || user_email === LOG_NOBODY.erased) return user_email;
  return <Link to={userAddress(actor_id)}>{user_email}</Link>;
}

function LogRecord({ entry }: { entry: LogEntry }) {
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 2, display: 'grid', gap: 2.5 }}>
      <Box component="header" sx={{ pr: 6, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {entry.details || entry.action}
        </Typography>
        <LogLevelBadge level={entry.level} />
      </Box>
      <Facts
        facts={[
          { label: 'Fecha', value: formatMoment(entry.created_at) },
          { label: 'Usuario', value: <Who entry={entry} /> },
          { label: 'Acción', value: actionText(entry.action) },
          { label: 'Sobre', value: <About entry={entry} /> },
          { label: 'Número de entrada', value: entry.id },
          { label: 'Sello', value: entry.sellada ? 'Sellada' : 'A la espera de su sello' },
        ]}
      />
      <Section title="Cambios">
        {entry.cambios.length > 0 ? (
          <LogChanges changes={entry.cambios} />
        ) : (
          <Typography color="text.secondary">Esta entrada no guarda valores de antes y después.</Typography>
        )}
      </Section>
    </Box>
  );
}

const KEY = ['log-seal'];
const EVERY_MS = 60_000;

const SEVERITY = { verificado: 'success', roto: 'error', sin_verificar: 'info' } as const;

function sentence({ estado, verified_at, entries, waiting, problem }: LogSeal, now: number): string {
  const when = verified_at ? relativeTime(verified_at, now).toLowerCase() : '';
  const tail = waiting > 0 ? ` Por sellar: ${waiting > 1000 ? 'más de 1.000' : formatCount(waiting)}.` : '';
  if (estado === 'roto')
    return `El registro se ha alterado fuera del sistema. ${problem ?? ''} Comprobado ${when}.`;
  if (estado === 'sin_verificar') return `El registro aún no se ha verificado.${tail}`;
  return `Registro verificado: ${formatCount(entries)} ${entries === 1 ? 'entrada sellada' : 'entradas selladas'} y sin alterar, ${when}.${tail}`;
}

/** Whether the log is as it was written, and a way to ask again. */
function SealState() {
  const client = useQueryClient();
  const now = useNow();
  const { data, error } = useRead(KEY, () => api.get('/api/logs/seal'), { refetchInterval: EVERY_MS });
  const verify = useWrite(() => api.post('/api/logs/verify'), {
    reads: [],
    then: (state) => client.setQueryData(KEY, state),
    failure: 'No se pudo verificar el registro:',
  });
  if (error && !data) return <Alert severity="warning">{reasonOf(error)}</Alert>;
  if (!data) return null;
  return (
    <Alert
      severity={SEVERITY[data.estado]}
      role={data.estado === 'roto' ? 'alert' : 'status'}
      action={
        <MuiButton
          color="inherit"
          size="small"
          disabled={verify.isPending}
          onClick={() => verify.mutate(undefined)}
        >
          {verify.isPending ? 'Verificando...' : 'Verificar ahora'}
        </MuiButton>
      }
    >
      {sentence(data, now)}
    </Alert>
  );
}

function ExportLogsButton() {
  const list = useListContext();
  const download = useDownload(
    (filter: object) => api.response('get', '/api/logs/export', narrowed(filter)),
    'registro.csv',
    'No se pudo exportar',
  );
  return (
    <Button
      label={download.isPending ? 'Exportando...' : 'Exportar CSV'}
      disabled={download.isPending || list.total === 0}
      onClick={() => download.mutate(list.filterValues as object)}
    >
      <DownloadOutlined />
    </Button>
  );
}

const Column = DataTable.Col<LogRow>;

const FRESH_MS = 60_000;

function ActionInput(props: SelectInputProps) {
  const { data, isPending } = useRead(['log-actions'], () => api.get('/api/logs/actions'), {
    staleTime: FRESH_MS,
  });
  const choices = (data?.actions ?? []).map((id) => ({ id, name: actionText(id) }));
  return <SelectInput {...props} choices={choices} isPending={isPending} emptyText="Todas" />;
}

const FILTERS = [
  WORDS_FILTER,
  choiceFilter('nivel', choicesOf(LOG_LEVELS, LOG_LEVEL_LABEL)),
  <TextInput key="usuario" source="usuario" alwaysOn resettable />,
  <ActionInput key="accion" source="accion" />,
  <DateInput key="desde" source="desde" />,
  <DateInput key="hasta" source="hasta" />,
  <ReferenceInput key="cuenta" source="cuenta" reference="users">
    <AutocompleteInput filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
];

export function LogList() {
  return (
    <PanelFrame current="/logs">
      <SealState />
      <List
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={LOG_PAGE.panel}
        pagination={<ListPager sizes={[LOG_PAGE.panel, 50, 100]} />}
        storeKey={false}
        filters={FILTERS}
        actions={
          <TopToolbar>
            <FilterButton />
            <ExportLogsButton />
          </TopToolbar>
        }
      >
        <DataTable<LogRow>>
          <Column
            source="details"
            render={({ id: entryId, details, action, entity_email: about }) => (
              <>
                <DetailLink resource="logs" id={entryId}>
                  {details || action}
                </DetailLink>
                <Typography variant="hint">
                  {action}
                  {about && `, sobre ${about}`}
                </Typography>
              </>
            )}
          />
          <Column source="level" render={({ level }) => <LogLevelBadge level={level} />} />
          <Column source="user_email" />
          <Column
            source="created_at"
            render={({ created_at }) => <RelativeDate value={created_at} inline />}
          />
        </DataTable>
      </List>
      <RecordDrawer<LogEntry>
        resource="logs"
        label="Entrada del registro"
        width={640}
        failed="Error cargando logs"
        missing="Entrada no encontrada"
      >
        {(entry) => <LogRecord entry={entry} />}
      </RecordDrawer>
    </PanelFrame>
  );
}
