import '../i18n/es/panel';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import {
  AutocompleteInput,
  Button,
  DataTable,
  DateInput,
  FilterButton,
  List,
  ReferenceInput,
  SelectInput,
  type SelectInputProps,
  TextInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { Typography } from '@mui/material';
import { LOG_LEVEL_LABEL, LOG_LEVELS, LOG_PAGE } from '@hiring/contract';
import { PanelFrame } from '../panel/PanelFrame';
import { DetailDrawer, DetailLink, useDetailAddress } from '../ui/Detail';
import { choiceFilter, WORDS_FILTER } from '../ui/filters';
import { ListPager } from '../ui/ListPager';
import { RelativeDate } from '../ui/RelativeDate';
import { choicesOf } from '../ui/SelectInputs';
import { LogLevelBadge } from './LogLevelBadge';
import { LogShow } from './LogShow';
import { actionText, type LogRow } from './logText';
import { SealState } from './SealState';
import { api, narrowed, useRead, useDownload } from '../providers/api';

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
  const { id, shownId, close } = useDetailAddress('logs', '/logs');
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
      <DetailDrawer open={Boolean(id)} onClose={close} label="Entrada del registro" width={640}>
        {shownId && <LogShow key={shownId} id={shownId} />}
      </DetailDrawer>
    </PanelFrame>
  );
}
