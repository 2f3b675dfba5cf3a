import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CHECK_STATE_LABEL, type CheckState } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { formatMoment } from '../format/dates';
import { relativeTime } from '../format/relativeTime';
import { useNow } from '../format/useNow';
import { WEIGHT } from '../theme/tokens';
import { BusyButton } from '../ui/BusyButton';
import { percent } from './figureText';
import { useSystemStatus } from './useFigures';

const ICON = { ok: CheckCircleOutlined, aviso: WarningAmberOutlined, fallo: ErrorOutlineOutlined } as const;
const COLOUR = { ok: 'success.main', aviso: 'warning.main', fallo: 'error.main' } as const;

function StateIcon({ state }: { state: CheckState }) {
  const Icon = ICON[state];
  return <Icon aria-hidden sx={{ color: COLOUR[state], fontSize: 20, flexShrink: 0 }} />;
}

function Component({ part }: { part: Schemas['ComponentStatus'] }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
      <StateIcon state={part.estado} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: WEIGHT.strong }}>
          {part.nombre}: {CHECK_STATE_LABEL[part.estado].toLowerCase()}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {part.mensaje}
        </Typography>
      </Box>
    </Box>
  );
}

function Summary({ status }: { status: Schemas['SystemStatus'] }) {
  const now = useNow();
  const { estado, mensaje, disponibilidad, comprobado_at } = status;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'center' }}>
      <Typography
        role="status"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: WEIGHT.strong }}
      >
        <StateIcon state={estado} />
        {mensaje}
      </Typography>
      {disponibilidad && (
        <Typography variant="body2" color="text.secondary">
          {percent(disponibilidad.porcentaje)} disponibilidad en los últimos 30 días
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {comprobado_at ? (
          <>
            Última comprobación:{' '}
            <time dateTime={comprobado_at} title={formatMoment(comprobado_at)}>
              {relativeTime(comprobado_at, now)}
            </time>
          </>
        ) : (
          'Sin comprobar todavía'
        )}
      </Typography>
    </Box>
  );
}

/** The state of the installation as it was measured, and when. */
export function SystemFooter() {
  const { data, isError, isFetching, refetch } = useSystemStatus();
  return (
    <Box
      component="section"
      aria-label="Estado del sistema"
      sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}
    >
      {isError && <Alert severity="warning">No se pudo consultar el estado del sistema.</Alert>}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        {data ? <Summary status={data} /> : !isError && <Skeleton width={280} />}
        <BusyButton onClick={() => void refetch()} busy={isFetching} sx={{ minHeight: 44 }}>
          Comprobar estado
        </BusyButton>
      </Box>
      {data && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: {
              xs: '1fr',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(4, minmax(0, 1fr))',
            },
          }}
        >
          {data.componentes.map((part) => (
            <Component key={part.componente} part={part} />
          ))}
        </Box>
      )}
    </Box>
  );
}
