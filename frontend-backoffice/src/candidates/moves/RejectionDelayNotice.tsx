import { Alert } from '@mui/material';
import { hoursInWords, useRejectionDelay } from './useRejectionDelay';

/** When the message of a rejection leaves, said before it is made. */
export function RejectionDelayNotice() {
  const hours = useRejectionDelay().data?.horas;
  return (
    <Alert severity="info" variant="outlined">
      {hours === 0
        ? 'El correo de rechazo sale en unos segundos.'
        : `El correo de rechazo sale ${hours ? `dentro de ${hoursInWords(hours)}` : 'tras el plazo configurado'}. Hasta entonces el candidato sigue viendo su estado anterior, y puedes cancelarlo o enviarlo antes.`}
    </Alert>
  );
}
