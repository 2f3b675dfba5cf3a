import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DERECHO_TIPO_LABEL, DERECHO_TIPOS } from '@hiring/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from '../ui/FilterSelect';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { StateMessage } from '../ui/StateMessage';
import { NewRequestDialog } from './NewRequestDialog';
import { PartHeader, PartPager, RowList } from './parts';
import { RequestDialog } from './RequestDialog';
import { RequestRow } from './RequestRow';
import { usePrivacyQuery } from './usePrivacy';

/** What people ask for about their data, the overdue first. */
export function RequestsPart() {
  const [params, setParams] = useSearchParams();
  const [closed, setClosed] = useState(false);
  const [tipo, setTipo] = useState<string>();
  const [page, setPage] = useState(1);
  const [adding, setAdding] = useState(false);
  const opened = params.get('solicitud');
  const filter = { situacion: closed ? 'cerradas' : 'abiertas', ...(tipo ? { tipo } : {}) };
  const { data, error, isPending, refetch } = usePrivacyQuery(['requests', filter, page], (provider) =>
    provider.rightsRequests(filter, page),
  );
  const { data: summary } = usePrivacyQuery(['summary'], (provider) => provider.rightsSummary());
  const open = (id: string | null) =>
    setParams({ parte: 'solicitudes', ...(id ? { solicitud: id } : {}) }, { replace: true });

  return (
    <>
      <PartHeader
        title="Solicitudes de derechos"
        lead="Hay un mes para responder desde que llega la solicitud. Lo que las personas hacen por su cuenta en el portal aparece ya resuelto."
        action={
          <Button
            variant="contained"
            color="secondary"
            startIcon={<AddOutlined />}
            onClick={() => setAdding(true)}
            sx={{ minHeight: 44 }}
          >
            Registrar solicitud
          </Button>
        }
      />
      {summary && summary.vencidas !== 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {summary.vencidas === 1
            ? 'Hay 1 solicitud fuera de plazo.'
            : `Hay ${summary.vencidas ?? 'más de 1.000'} solicitudes fuera de plazo.`}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr 1fr', md: '220px 220px' },
          mb: 2,
        }}
      >
        <FilterSelect
          label="Situación"
          allLabel="Por responder"
          value={closed ? 'cerradas' : undefined}
          options={[{ value: 'cerradas', label: 'Respondidas' }]}
          onChoose={(value) => {
            setClosed(value === 'cerradas');
            setPage(1);
          }}
        />
        <FilterSelect
          label="Derecho"
          allLabel="Todos los derechos"
          value={tipo}
          options={DERECHO_TIPOS.map((value) => ({ value, label: DERECHO_TIPO_LABEL[value] }))}
          onChoose={(value) => {
            setTipo(value);
            setPage(1);
          }}
        />
      </Box>
      <Box aria-live="polite" aria-busy={isPending}>
        {isPending ? (
          <ListSkeleton rows={4} />
        ) : error ? (
          <LoadFailed
            title="No se pudieron cargar las solicitudes"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : data.data.length === 0 ? (
          <StateMessage title={closed ? 'Ninguna solicitud respondida' : 'No hay solicitudes por responder'}>
            {closed
              ? 'Aquí quedan las solicitudes con la fecha en que se respondieron.'
              : 'Cuando llegue una por email, teléfono o correo, regístrala para que empiece a contar el plazo.'}
          </StateMessage>
        ) : (
          <>
            <RowList label={closed ? 'Solicitudes respondidas' : 'Solicitudes por responder'}>
              {data.data.map((request) => (
                <RequestRow key={request.id} request={request} onOpen={() => open(request.id)} />
              ))}
            </RowList>
            <PartPager of={data} setPage={setPage} />
          </>
        )}
      </Box>
      {!closed && data && data.data.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          Primero las que antes vencen.
        </Typography>
      )}
      {adding && (
        <NewRequestDialog
          onClose={(created) => {
            setAdding(false);
            if (created) open(created);
          }}
        />
      )}
      {opened && <RequestDialog id={opened} onClose={() => open(null)} />}
    </>
  );
}
