import '../i18n/privacy';
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
import { todayInMadrid } from '../ui/format/days';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { choiceFilter, choicesOf, EMPTY_SHOWN, upTo } from '../ui/forms/inputs';
import { api, type Schemas } from '../providers/api';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../ui/format/dates';
import { DetailLink } from '../ui/display/Detail';
import { PartHeader } from '../ui/PageHeader';
import { ToneBadge } from '../ui/display/text';
import { PrivacyFrame, useRequestsSummary } from './PrivacyFrame';
import { RequestRecord } from './RequestShow';
import { whenDue, whoAsked } from './requestText';
import { AddButton } from '../ui/buttons';
import { RecordDrawer } from '../ui/lists/OpenRecord';

interface Props {
  onClose: () => void;
  onMade: (id: string) => void;
}

type Order = Schemas['RightsRequestOrder'];

/** Writes down a request that came by mail, by telephone or in person. */
function NewRequestDialog({ onClose, onMade }: Props) {
  return (
    <FormDialog
      title="Registrar solicitud"
      save={(body: Order) => api.post('/api/privacy/requests', { body })}
      reads={['privacy/requests']}
      done="Solicitud registrada"
      then={({ id }) => onMade(id)}
      onClose={onClose}
    >
      <SelectInput
        source="tipo"
        label="Derecho"
        choices={DERECHO_TIPOS.map((id) => ({ id, name: DERECHO_TIPO_LABEL[id] }))}
        defaultValue="acceso"
        isRequired
      />
      <SelectInput
        source="canal"
        label="Cómo ha llegado"
        choices={DERECHO_CANALES.map((id) => ({ id, name: DERECHO_CANAL_LABEL[id] }))}
        defaultValue="email"
        isRequired
      />
      <DateInput
        source="recibida_el"
        label="Fecha en que llegó"
        defaultValue={todayInMadrid()}
        isRequired
        helperText="El plazo de un mes cuenta desde este día."
        slotProps={{ htmlInput: { max: todayInMadrid() } }}
      />
      <TextInput
        source="nombre"
        label="Nombre de quien lo pide"
        isRequired
        slotProps={upTo(DERECHO_LIMITS.nombre)}
      />
      <TextInput
        source="email"
        label="Email"
        isRequired
        helperText="Con él se busca su ficha y se le responde."
        slotProps={{ htmlInput: { inputMode: 'email', maxLength: LIMITS.email } }}
      />
      <TextInput
        source="detalle"
        label="Qué pide"
        multiline
        minRows={3}
        slotProps={upTo(DERECHO_LIMITS.detalle)}
      />
    </FormDialog>
  );
}

type Row = Schemas['RightsRequestRow'];
const Column = DataTable.Col<Row>;

// Without a choice the filter says what is listed.
const FILTERS = [
  choiceFilter('situacion', [{ id: 'cerradas', name: 'Respondidas' }], {
    emptyText: 'Por responder',
    slotProps: EMPTY_SHOWN,
  }),
  choiceFilter('tipo', choicesOf(DERECHO_TIPOS, DERECHO_TIPO_LABEL), {
    emptyText: 'Todos los derechos',
    slotProps: EMPTY_SHOWN,
  }),
];

function RequestTable() {
  return (
    <DataTable<Row>>
      <Column
        source="nombre"
        sx={{ overflowWrap: 'anywhere' }}
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
  );
}

function Overdue() {
  const { data: summary } = useRequestsSummary();
  if (!summary || summary.vencidas === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 1 }}>
      {summary.vencidas === 1
        ? 'Hay 1 solicitud fuera de plazo.'
        : `Hay ${summary.vencidas ?? 'más de 1.000'} solicitudes fuera de plazo.`}
    </Alert>
  );
}

export function RequestList() {
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  return (
    <PrivacyFrame current="/privacy/requests">
      <PartHeader
        title="Solicitudes de derechos"
        lead="Hay un mes para responder desde que llega la solicitud. Lo que las personas hacen por su cuenta en el portal aparece ya resuelto."
        action={<AddButton onClick={() => setAdding(true)}>Registrar solicitud</AddButton>}
      />
      <Overdue />
      <List sort={{ field: 'vence_el', order: 'ASC' }} filters={FILTERS}>
        <RequestTable />
      </List>
      <RecordDrawer<Schemas['RightsRequestResponse']>
        resource="privacy/requests"
        label="Solicitud"
        width={640}
        failed="No se pudo cargar la solicitud"
      >
        {(request) => <RequestRecord request={request} />}
      </RecordDrawer>
      {adding && (
        <NewRequestDialog
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            void navigate(`/privacy/requests/${made}/show`, { state: { fromList: true } });
          }}
        />
      )}
    </PrivacyFrame>
  );
}
