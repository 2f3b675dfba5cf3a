import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { CHECK_STATE_LABEL, type CheckState, numberFormat } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { BusyButton } from '../ui/buttons';
import { Ago } from '../ui/display/text';
import { Facts } from '../ui/display/Facts';
import { type LinkedRow, LinkedRows, Panel } from './Panel';
import { useSystemStatus } from './Figures';
import { useGetList, Translate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listAddress, LONGEST_WAIT_FIRST } from '../candidates/list/filters/filters';
import { useUnanswered } from '../candidates/list/useCandidateStats';
import { formatCount } from '../ui/format/counts';
import { todayInMadrid } from '../ui/format/days';
import {
  formatHour,
  type Interview,
  interviewAddress,
  INTERVIEWS,
  nameOf,
  placeOf,
} from '../interviews/types';
import { offersWith } from '../offers/offer';
import { useWaitingOffers } from '../offers/useWaitingOffers';
import { ComingOnboardings } from '../onboarding/ComingOnboardings';
import { TodayTasks } from '../tasks/TodayTasks';
import type { WebhookAddress } from '../panel/integrations/types';
import { ListSkeleton, Loaded, LoadFailed } from '../ui/Loaded';
import { translate } from '../i18n/texts';
import { Columns } from '../ui/layout';
import { Alert } from '../ui/Alert';

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
      <Stack role="status" direction="row" spacing={1}>
        <StateIcon state={estado} />
        {mensaje}
      </Stack>
      <Typography variant="note" gutterBottom>
        {disponibilidad &&
          `${translate('home.system.availability', { percentage: availability(disponibilidad.porcentaje) })} `}
        {comprobado_at ? (
          <Translate i18nKey="home.system.checked" options={{ ago: <Ago value={comprobado_at} /> }} />
        ) : (
          translate('home.system.unchecked')
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
    <div id={SYSTEM_ID}>
      <Panel
        title="home.system.title"
        action={
          <BusyButton size="small" onClick={() => void refetch()} busy={isFetching}>
            {translate('home.system.check')}
          </BusyButton>
        }
      >
        {isError && <Alert severity="warning">{translate('home.system.failed')}</Alert>}
        {data ? <Status status={data} /> : !isError && <Skeleton width={280} />}
      </Panel>
    </div>
  );
}

const FAILED_EMAILS = `/emails?${new URLSearchParams({ filter: JSON.stringify({ estado: 'fallido' }) })}`;
/** More than a person looks through in one panel. */
const SHOWN_INTERVIEWS = 6;

/** How many there are, leading to their list; nothing where there are none. */
const offerRows = (offers: ReturnType<typeof useWaitingOffers>): LinkedRow[] =>
  (['expiring', 'mine'] as const).flatMap((key) => {
    const { filter, query } = offers[key];
    if (!query.data) return [];
    const text = translate(`home.today.offers.${key}`, query.data);
    return [{ key, to: offersWith(filter), icon: <StateIcon state="aviso" />, text }];
  });

/** What someone must look at: offers and answers that are late, webhooks and parts of the installation that fail. */
function useWaiting() {
  const unanswered = useUnanswered();
  const webhooks = useGetList<WebhookAddress>('webhooks', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'created_at', order: 'DESC' },
  });
  const system = useSystemStatus();
  const offers = useWaitingOffers();
  const rows: LinkedRow[] = offerRows(offers);
  if (unanswered.data && unanswered.data.total !== 0) {
    const { total } = unanswered.data;
    rows.push({
      key: 'unanswered',
      to: listAddress({ sin_respuesta: 'true' }, LONGEST_WAIT_FIRST),
      icon: <StateIcon state="fallo" />,
      text: translate('home.today.unanswered', {
        smart_count: total ?? 2,
        count: total === null ? translate('home.today.many') : formatCount(total),
      }),
      detail: translate('home.today.longestFirst'),
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
      text: translate(activo ? 'home.today.webhookFails' : 'home.today.webhookOff'),
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
  return { rows, queries: [unanswered, webhooks, system, offers.expiring.query, offers.mine.query] };
}

function Waiting() {
  const { rows, queries } = useWaiting();
  const failed = queries.find(({ error }) => error)?.error;
  return (
    <Panel title="home.today.waiting">
      {failed && (
        <LoadFailed
          title="home.today.waitingFailed"
          error={failed}
          onRetry={() => queries.forEach(({ refetch }) => void refetch())}
        />
      )}
      {queries.some(({ isPending }) => isPending) ? (
        <ListSkeleton rows={3} />
      ) : (
        (!failed || rows.length > 0) && <LinkedRows rows={rows} empty="home.today.nothingWaits" />
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
      title="home.today.interviews"
      action={
        <Button component={Link} to={INTERVIEWS} size="small">
          {translate(more > 0 ? 'home.today.moreInterviews' : 'home.today.calendar', { count: more })}
        </Button>
      }
    >
      <Loaded of={today} failed="home.today.interviewsFailed" rows={3}>
        {() => <LinkedRows rows={rows.slice(0, SHOWN_INTERVIEWS)} empty="home.today.noInterviews" />}
      </Loaded>
    </Panel>
  );
}

/** What an administrator has to look at first. */
export function Today() {
  return (
    <>
      <TodayTasks />
      <ComingOnboardings />
      <Columns md={2} spacing={1.5}>
        <Waiting />
        <TodaysInterviews />
      </Columns>
    </>
  );
}
