import '../i18n/es/privacy';
import { Alert, Typography } from '@mui/material';
import {
  DERECHO_CANAL_LABEL,
  DERECHO_ESTADO_LABEL,
  DERECHO_ESTADO_TONE,
  DERECHO_TIPO_LABEL,
  DERECHO_TIPOS,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { DataTable, List, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../format/dates';
import { DetailDrawer, DetailLink, useDetailAddress } from '../ui/Detail';
import { choiceFilter } from '../ui/filters';
import { PartHeader } from '../ui/PageHeader';
import { choicesOf, EMPTY_SHOWN } from '../ui/SelectInputs';
import { ToneBadge } from '../ui/ToneBadge';
import { NewRequestDialog } from './NewRequestDialog';
import { PrivacyFrame, useRequestsSummary } from './PrivacyFrame';
import { RequestShow } from './RequestShow';
import { whenDue, whoAsked } from './requestText';
import { AddButton } from '../ui/AddButton';

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
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id, shownId, close } = useDetailAddress('privacy/requests', '/privacy/requests');
  const [adding, setAdding] = useState(false);
  return (
    <PrivacyFrame current="/privacy/requests">
      <PartHeader
        title="Solicitudes de derechos"
        lead={translate('privacy.requests_lead')}
        action={<AddButton onClick={() => setAdding(true)}>Registrar solicitud</AddButton>}
      />
      <Overdue />
      <List sort={{ field: 'vence_el', order: 'ASC' }} filters={FILTERS}>
        <RequestTable />
      </List>
      <DetailDrawer open={Boolean(id)} onClose={close} label="Solicitud" width={640}>
        {shownId && <RequestShow key={shownId} id={shownId} />}
      </DetailDrawer>
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
