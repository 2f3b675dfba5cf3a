import { Alert } from '@mui/material';
import { formatDay } from '../format/dates';
import { api, at, useRead } from '../providers/api';

/** Says in the record that the person's data are not to be erased, and why. */
export function HoldNotice({ candidateId }: { candidateId: string }) {
  // A record is read all the same when this cannot be: the server refuses an erasure by itself.
  const { data } = useRead(['hold', candidateId], () =>
    api.get('/api/candidates/{id}/hold', at(candidateId)),
  );
  if (!data?.retencion) return null;
  const { motivo, hasta } = data.retencion;
  return (
    <Alert severity="warning" role="status" sx={{ mx: { xs: 2, sm: 3 }, mb: 1.5, flexShrink: 0 }}>
      Retención{hasta ? ` hasta el ${formatDay(hasta)}` : ''}: sus datos no se pueden borrar. {motivo}
    </Alert>
  );
}
