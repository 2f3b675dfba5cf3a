import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { CHECK_STATE_LABEL, type CheckState, counted, numberFormat } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { BusyButton } from '../ui/buttons';
import { Ago } from '../ui/display/text';
import { Facts } from '../ui/display/Facts';
import { type LinkedRow, LinkedRows, Panel } from './Panel';
import { useSystemStatus } from './Figures';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { listAddress, LONGEST_WAIT_FIRST } from '../candidates/list/filters/filters';
import { useUnanswered } from '../candidates/list/useCandidateStats';
import { todayInMadrid } from '../ui/format/days';
import {
  formatHour,
  type Interview,
  interviewAddress,
  INTERVIEWS,
  nameOf,
  placeOf,
} from '../interviews/types';
import type { WebhookAddress } from '../panel/integrations/types';
import { ListSkeleton, Loaded, LoadFailed } from '../ui/Loaded';

const ICON = { ok: CheckCircleOutlined, aviso: WarningAmberOutlined, fallo: ErrorOutlineOutlined } as const;
const COLOUR = { ok: 'success.main', aviso: 'warning.main', fallo: 'error.main' } as const;
/** The server rounds down: 100 is said only where nothing failed. */
const availability = numberFormat({ maximumFractionDigits: 2 });
const SYSTEM_ID = 'sistema';

function StateIcon({ state }: { state: CheckState }) {
  const Icon = ICON[state];
  return <Icon aria-hidden sx={{ color: COLOUR[state], fontSize: 20, flexShrink: 0 }} />;
}

function Status({ status }: { status: Schemas['SystemStatus'] }) {
  const { estado, mensaje, disponibilidad, comprobado_at, componentes } = status;
  return (
    <>
      <Typography role="status" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <StateIcon state={estado} />
        {mensaje}
      </Typography>
      <Typography variant="note" sx={{ mb: 2 }}>
        {disponibilidad &&
          `${availability(disponibilidad.porcentaje)} % disponibilidad en los últimos 30 días. `}
        {comprobado_at ? (
          <>
            Última comprobación: <Ago value={comprobado_at} />
          </>
        ) : (
          'Sin comprobar todavía'
        )}
      </Typography>
      <Facts
        facts={componentes.map((part) => ({
          label: `${part.nombre}: ${CHECK_STATE_LABEL[part.estado].toLowerCase()}`,
          value: part.mensaje,
        }))}
      />
    </>
  );
}

/** The state of the installation as it was measured, and when. */
export function SystemState() {
  const { data, isError, isFetching, refetch } = useSystemStatus();
  return (
    <Box id={SYSTEM_ID} sx={{ mt: 1.5 }}>
      <Panel
        title="Estado del sistema"
        action={
          <BusyButton size="small" onClick={() => void refetch()} busy={isFetching}>
            Comprobar estado
          </BusyButton>
        }
      >
        {isError && <Alert severity="warning">No se pudo consultar el estado del sistema.</Alert>}
        {data ? <Status status={data} /> : !isError && <Skeleton width={280} />}
      </Panel>
    </Box>
  );
}

const FAILED_EMAILS = `/emails?${new URLSearchParams({ filter: JSON.stringify({ estado: 'fallido' }) })}`;
/** More than a person looks through in one panel. */
const SHOWN_INTERVIEWS = 6;

/** What someone must look at: answers that are late, webhooks and parts of the installation that fail. */
function useWaiting() {
  const unanswered = useUnanswered();
  const webhooks = useGetList<WebhookAddress>('webhooks', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'created_at', order: 'DESC' },
  });
  const system = useSystemStatus();
  const rows: LinkedRow[] = [];
  if (unanswered.data && unanswered.data.total !== 0) {
    const { total } = unanswered.data;
    rows.push({
      key: 'unanswered',
      to: listAddress({ sin_respuesta: 'true' }, LONGEST_WAIT_FIRST),
      icon: <StateIcon state="fallo" />,
      text: `${total === null ? 'Más de 1.000 personas' : counted(total, 'persona', 'personas')} sin respuesta a tiempo`,
      detail: 'Empieza por quien lleva más tiempo esperando.',
    });
  }
  const failing = webhooks.data?.filter(
    ({ salud, motivo_desactivado }) =>
      salud === 'con_fallos' || motivo_desactivado === 'fallos' || motivo_desactivado === '410',
  );
  for (const { id, url, activo } of failing ?? []) {
    rows.push({
      key: id,
      to: `/webhooks/${id}/show`,
      icon: <StateIcon state={activo ? 'aviso' : 'fallo'} />,
      text: activo ? 'Un webhook no entrega sus avisos' : 'Un webhook está desactivado por sus fallos',
      detail: url,
    });
  }
  for (const { componente, estado, nombre, mensaje, datos } of system.data?.componentes ?? []) {
    if (estado === 'ok') continue;
    const mail = datos.configurado === false ? '/panel-admin/emails' : FAILED_EMAILS;
    rows.push({
      key: componente,
      to: componente === 'correo' ? mail : `#${SYSTEM_ID}`,
      icon: <StateIcon state={estado} />,
      text: nombre,
      detail: mensaje,
    });
  }
  const queries = [unanswered, webhooks, system];
  return {
    rows,
    pending: queries.some(({ isPending }) => isPending),
    failed: queries.find(({ error }) => error)?.error,
    retry: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

function Waiting() {
  const { rows, pending, failed, retry } = useWaiting();
  return (
    <Panel title="Te espera">
      {failed && (
        <LoadFailed
          title="No se pudo consultar todo lo pendiente"
          error={failed}
          onRetry={() => void retry()}
        />
      )}
      {pending ? (
        <ListSkeleton rows={3} />
      ) : (
        (!failed || rows.length > 0) && (
          <LinkedRows rows={rows} empty="Nada pendiente: nadie espera de más y todo funciona." />
        )
      )}
    </Panel>
  );
}

function TodaysInterviews() {
  const day = todayInMadrid();
  const today = useGetList<Interview>('interviews', {
    filter: { desde: day, hasta: day },
    sort: { field: 'inicio', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const rows = (today.data ?? [])
    .filter(({ estado }) => estado !== 'cancelada')
    .map((interview) => ({
      key: interview.id,
      to: interviewAddress(interview.id),
      text: `${formatHour(interview.hora)}  ${nameOf(interview.candidato_nombre)}`,
      detail: placeOf(interview),
    }));
  const more = rows.length - SHOWN_INTERVIEWS;
  return (
    <Panel
      title="Entrevistas de hoy"
      action={
        <Button component={Link} to={INTERVIEWS} size="small">
          {more > 0 ? `Ver ${more} más` : 'Ver agenda'}
        </Button>
      }
    >
      <Loaded of={today} failed="No se pudieron cargar las entrevistas" rows={3}>
        {() => <LinkedRows rows={rows.slice(0, SHOWN_INTERVIEWS)} empty="Hoy no hay entrevistas." />}
      </Loaded>
    </Panel>
  );
}

/** What an administrator has to look at first. */
export function Today() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Waiting />
      <TodaysInterviews />
    </Box>
  );
}
