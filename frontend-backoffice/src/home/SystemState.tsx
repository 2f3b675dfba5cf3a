import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { CHECK_STATE_LABEL, type CheckState, numberFormat } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { BusyButton } from '../ui/BusyButton';
import { Ago } from '../ui/RelativeDate';
import { Facts } from '../ui/Facts';
import { Panel } from './Panel';
import { useSystemStatus } from './useFigures';

const ICON = { ok: CheckCircleOutlined, aviso: WarningAmberOutlined, fallo: ErrorOutlineOutlined } as const;
const COLOUR = { ok: 'success.main', aviso: 'warning.main', fallo: 'error.main' } as const;
/** The server rounds down: 100 is said only where nothing failed. */
const availability = numberFormat({ maximumFractionDigits: 2 });
export const SYSTEM_ID = 'sistema';

export function StateIcon({ state }: { state: CheckState }) {
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
