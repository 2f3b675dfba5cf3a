import {
  DERECHO_CANAL_LABEL,
  DERECHO_CANALES,
  DERECHO_ESTADO_LABEL,
  DERECHO_ESTADO_TONE,
  DERECHO_LIMITS,
  DERECHO_TIPO_LABEL,
  DERECHO_TIPOS,
  LIMITS,
} from '@hiring/contract';
import { DataTable, DateInput, List, SelectInput, TextInput } from 'react-admin';
import { pluralOf } from '../ui/format/counts';
import { todayInMadrid } from '../ui/format/days';
import { RecordDialog } from '../ui/dialogs/RecordDialog';
import { choiceFilter, choicesOf, EMPTY_SHOWN, upTo } from '../ui/forms/inputs';
import type { Schemas } from '../providers/api';
import { Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../ui/format/dates';
import { DetailLink } from '../ui/display/Detail';
import { PartHeader } from '../ui/PageHeader';
import { ToneBadge } from '../ui/display/text';
import { PrivacyFrame, useRequestsSummary } from './PrivacyFrame';
import { RequestRecord } from './RequestShow';
import { whenDue, whoAsked } from './requestText';
import { ADD_BUTTON, DialogButton } from '../ui/buttons';
import { RecordDrawer } from '../ui/lists/OpenRecord';
import { translate } from '../i18n/texts';
import { Alert } from '../ui/Alert';

const RIGHTS = choicesOf(DERECHO_TIPOS, DERECHO_TIPO_LABEL);
const CHANNELS = choicesOf(DERECHO_CANALES, DERECHO_CANAL_LABEL);

/** Writes down a request that came by mail, by telephone or in person. */
function NewRequestDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <RecordDialog
      resource="privacy/requests"
      title="privacy.requests.add"
      sanitizeEmptyValues
      done="privacy.newRequest.done"
      onSaved={({ id }) => void navigate(`/privacy/requests/${id}/show`, { state: { fromList: true } })}
      onClose={onClose}
    >
      <SelectInput source="tipo" choices={RIGHTS} defaultValue="acceso" isRequired />
      <SelectInput source="canal" choices={CHANNELS} defaultValue="email" isRequired />
      <DateInput
        source="recibida_el"
        label="privacy.newRequest.received"
        defaultValue={todayInMadrid()}
        isRequired
        helperText="privacy.newRequest.receivedHelp"
        slotProps={{ htmlInput: { max: todayInMadrid() } }}
      />
      <TextInput
        source="nombre"
        label="privacy.newRequest.name"
        isRequired
        slotProps={upTo(DERECHO_LIMITS.nombre)}
      />
      <TextInput
        source="email"
        isRequired
        helperText="privacy.newRequest.emailHelp"
        slotProps={{ htmlInput: { inputMode: 'email', maxLength: LIMITS.email } }}
      />
      <TextInput source="detalle" multiline minRows={3} slotProps={upTo(DERECHO_LIMITS.detalle)} />
    </RecordDialog>
  );
}

type Row = Schemas['RightsRequestRow'];
const Column = DataTable.Col<Row>;

// Without a choice the filter says what is listed.
const FILTERS = [
  choiceFilter('situacion', [{ id: 'cerradas', name: 'privacy.requests.answered' }], {
    emptyText: 'privacy.requests.waiting',
    slotProps: EMPTY_SHOWN,
  }),
  choiceFilter('tipo', RIGHTS, { emptyText: 'privacy.requests.allRights', slotProps: EMPTY_SHOWN }),
];

function Overdue() {
  const { data: summary } = useRequestsSummary();
  if (!summary || summary.vencidas === 0) return null;
  return <Alert severity="error">{translate('privacy.requests.overdue', pluralOf(summary.vencidas))}</Alert>;
}

export function RequestList() {
  return (
    <PrivacyFrame current="/privacy/requests">
      <PartHeader
        title="privacy.requests.title"
        lead="privacy.requests.lead"
        action={
          <DialogButton {...ADD_BUTTON} dialog={(close) => <NewRequestDialog onClose={close} />}>
            {translate('privacy.requests.add')}
          </DialogButton>
        }
      />
      <Overdue />
      <List sort={{ field: 'vence_el', order: 'ASC' }} filters={FILTERS}>
        <DataTable<Row>>
          <Column
            source="nombre"
            cellClassName="breaks"
            render={(request) => (
              <DetailLink resource="privacy/requests" id={request.id}>
                {whoAsked(request)}
              </DetailLink>
            )}
          />
          <Column source="tipo" render={({ tipo }) => DERECHO_TIPO_LABEL[tipo]} />
          <Column
            source="estado"
            render={({ estado }) => (
              <ToneBadge tone={DERECHO_ESTADO_TONE[estado]}>{DERECHO_ESTADO_LABEL[estado]}</ToneBadge>
            )}
          />
          <Column
            source="recibida_el"
            render={({ canal, recibida_el }) => `${formatDay(recibida_el)}, ${DERECHO_CANAL_LABEL[canal]}`}
          />
          <Column
            source="vence_el"
            render={(request) => (
              <Typography
                variant="body2"
                component="span"
                sx={request.vencida ? { color: 'error.main', fontWeight: 'bold' } : {}}
              >
                {whenDue(request)}
              </Typography>
            )}
          />
        </DataTable>
      </List>
      <RecordDrawer<Schemas['RightsRequestResponse']>
        resource="privacy/requests"
        label="privacy.request.label"
        width={640}
        failed="privacy.request.failed"
      >
        {(request) => <RequestRecord request={request} />}
      </RecordDrawer>
    </PrivacyFrame>
  );
}
