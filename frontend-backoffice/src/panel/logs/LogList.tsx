import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
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
import { translate } from '../../i18n/texts';
import { RecordSheet } from '../../ui/display/RecordSheet';
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
import { countOrMore, formatCount } from '../../ui/format/counts';
import { api, filterQuery, reasonOf, useDownload, useRead, useWrite } from '../../providers/api';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { DetailLink } from '../../ui/display/Detail';
import { choiceFilter, choicesOf, WORDS_FILTER } from '../../ui/forms/inputs';
import { ListPager } from '../../ui/lists/ListParts';
import { RelativeDate, TwoLines } from '../../ui/display/text';
import { RecordDrawer } from '../../ui/lists/OpenRecord';
import { BusyButton } from '../../ui/buttons';
import { Alert } from '../../ui/Alert';

const COLUMNS = ['panel.entry.field', 'panel.entry.before', 'panel.entry.after'];

function LogChanges({ changes }: { changes: LogRow['cambios'] }) {
  return (
    <Table
      size="small"
      aria-label={translate('panel.entry.changes')}
      sx={{ '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}
    >
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableCell key={column}>{translate(column)}</TableCell>
          ))}
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
    return <Link to={`/candidates/${entity_id}/show`}>{translate('panel.frame.openCandidate')}</Link>;
  }
  return `${entity_email ?? entity} ${entity_id ?? ''}`;
}

function Who({ entry: { actor_id, user_email } }: { entry: LogEntry }) {
  if (!actor_id || user_email === LOG_NOBODY.erased) return user_email;
  return <Link to={userAddress(actor_id)}>{user_email}</Link>;
}

function LogRecord({ entry }: { entry: LogEntry }) {
  return (
    <RecordSheet title={entry.details || entry.action} badges={<LogLevelBadge level={entry.level} />}>
      <Facts
        facts={[
          { label: 'resources.logs.fields.created_at', value: formatMoment(entry.created_at) },
          { label: 'resources.logs.fields.user_email', value: <Who entry={entry} /> },
          { label: 'resources.logs.fields.accion', value: actionText(entry.action) },
          { label: 'panel.entry.about', value: <About entry={entry} /> },
          { label: 'panel.entry.number', value: entry.id },
          {
            label: 'panel.entry.seal',
            value: translate(entry.sellada ? 'panel.entry.sealed' : 'panel.entry.unsealed'),
          },
        ]}
      />
      <Section title="panel.entry.changes">
        {entry.cambios.length > 0 ? (
          <LogChanges changes={entry.cambios} />
        ) : (
          <Typography color="text.secondary">{translate('panel.entry.noChanges')}</Typography>
        )}
      </Section>
    </RecordSheet>
  );
}

const KEY = ['log-seal'] as const;
const EVERY_MS = 60_000;

const SEVERITY = { verificado: 'success', roto: 'error', sin_verificar: 'info' } as const;

function sentence({ estado, verified_at, entries, waiting, problem }: LogSeal, now: number): string {
  const when = verified_at ? relativeTime(verified_at, now).toLowerCase() : '';
  if (estado === 'roto') return translate('panel.logSeal.broken', { problem: problem ?? '', when });
  const said =
    estado === 'sin_verificar'
      ? translate('panel.logSeal.unverified')
      : translate('panel.logSeal.verified', { smart_count: entries, entries: formatCount(entries), when });
  if (waiting <= 0) return said;
  const count = waiting > 1000 ? countOrMore(null) : formatCount(waiting);
  return `${said} ${translate('panel.logSeal.waiting', { count })}`;
}

/** Whether the log is as it was written, and a way to ask again. */
function SealState() {
  const client = useQueryClient();
  const now = useNow();
  const { data, error } = useRead(KEY, () => api.get('/api/logs/seal'), { refetchInterval: EVERY_MS });
  const verify = useWrite(() => api.post('/api/logs/verify'), {
    then: (state) => client.setQueryData(KEY, state),
    failure: 'panel.logSeal.failure',
  });
  if (error && !data) return <Alert severity="warning">{reasonOf(error)}</Alert>;
  if (!data) return null;
  return (
    <Alert
      severity={SEVERITY[data.estado]}
      role={data.estado === 'roto' ? 'alert' : 'status'}
      action={
        <BusyButton
          color="inherit"
          size="small"
          busy={verify.isPending}
          onClick={() => verify.mutate(undefined)}
        >
          {translate(verify.isPending ? 'panel.logSeal.verifying' : 'panel.logSeal.verify')}
        </BusyButton>
      }
    >
      {sentence(data, now)}
    </Alert>
  );
}

function ExportLogsButton() {
  const list = useListContext();
  const download = useDownload(
    (filter: object) => api.response('get', '/api/logs/export', filterQuery(filter)),
    'registro.csv',
    translate('panel.logExport.failure'),
  );
  return (
    <Button
      label={download.isPending ? 'panel.logExport.busy' : 'panel.logExport.start'}
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
  return <SelectInput {...props} choices={choices} isPending={isPending} emptyText="panel.logs.allActions" />;
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
              <TwoLines below={about ? translate('panel.logs.about', { action, about }) : action}>
                <DetailLink resource="logs" id={entryId}>
                  {details || action}
                </DetailLink>
              </TwoLines>
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
        label="panel.entry.title"
        width={640}
        failed="resources.logs.failed"
        missing="panel.entry.missing"
      >
        {(entry) => <LogRecord entry={entry} />}
      </RecordDrawer>
    </PanelFrame>
  );
}
