import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { formatCount } from '../format/formatCount';
import { relativeTime, useNow } from '../format/dates';
import { reasonOf } from '../providers/problem';
import type { LogSeal } from './logText';
import { api, useRead, useWrite } from '../providers/api';

const KEY = ['log-seal'];
const EVERY_MS = 60_000;

const SEVERITY = { verificado: 'success', roto: 'error', sin_verificar: 'info' } as const;

function sentence({ estado, verified_at, entries, waiting, problem }: LogSeal, now: number): string {
  const when = verified_at ? relativeTime(verified_at, now).toLowerCase() : '';
  const tail = waiting > 0 ? ` Por sellar: ${waiting > 1000 ? 'más de 1.000' : formatCount(waiting)}.` : '';
  if (estado === 'roto')
    return `El registro se ha alterado fuera del sistema. ${problem ?? ''} Comprobado ${when}.`;
  if (estado === 'sin_verificar') return `El registro aún no se ha verificado.${tail}`;
  return `Registro verificado: ${formatCount(entries)} ${entries === 1 ? 'entrada sellada' : 'entradas selladas'} y sin alterar, ${when}.${tail}`;
}

/** Whether the log is as it was written, and a way to ask again. */
export function SealState() {
  const client = useQueryClient();
  const now = useNow();
  const { data, error } = useRead(KEY, () => api.get('/api/logs/seal'), { refetchInterval: EVERY_MS });
  const verify = useWrite(() => api.post('/api/logs/verify'), {
    reads: [],
    then: (state) => client.setQueryData(KEY, state),
    failure: 'No se pudo verificar el registro:',
  });
  if (error && !data) return <Alert severity="warning">{reasonOf(error)}</Alert>;
  if (!data) return null;
  return (
    <Alert
      severity={SEVERITY[data.estado]}
      role={data.estado === 'roto' ? 'alert' : 'status'}
      action={
        <Button
          color="inherit"
          size="small"
          disabled={verify.isPending}
          onClick={() => verify.mutate(undefined)}
        >
          {verify.isPending ? 'Verificando...' : 'Verificar ahora'}
        </Button>
      }
    >
      {sentence(data, now)}
    </Alert>
  );
}
