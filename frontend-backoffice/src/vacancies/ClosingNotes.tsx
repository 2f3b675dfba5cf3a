import { Alert, Box, Typography } from '@mui/material';
import { counted } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { formatCount } from '../format/formatCount';
import type { Vacancy } from './vacancy';
import { WaitingPeople } from './WaitingPeople';

interface Props {
  vacancy: Vacancy;
  draft: Schemas['ClosingResponse'];
  answers: boolean;
}

const people = (count: number): string => counted(count, 'persona', 'personas');
const hours = (count: number): string =>
  count === 0 ? 'enseguida' : `dentro de ${counted(count, 'hora', 'horas')}`;

export function ClosingNotes({ vacancy, draft, answers }: Props) {
  const { estado, abiertas, sin_responder, sin_verificar, retraso_horas, avisos_desactivados } = draft;
  if (abiertas === 0) {
    return (
      <Alert severity="success">
        {estado === 'cerrada'
          ? 'Ya nadie espera respuesta en esta vacante.'
          : 'Nadie espera respuesta: la vacante se puede cerrar sin más.'}
      </Alert>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>
        {abiertas === 1 ? 'Espera' : 'Esperan'} respuesta <strong>{people(abiertas)}</strong>
        {sin_responder > 0 && `, ${formatCount(sin_responder)} fuera de plazo`}.
      </Typography>
      <Box
        component="details"
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          px: 1.5,
          '& summary': { py: 1.25, cursor: 'pointer' },
        }}
      >
        <summary>Ver quiénes son</summary>
        <WaitingPeople vacancy={vacancy} newTab />
      </Box>
      {answers && (
        <Alert severity={avisos_desactivados ? 'warning' : 'info'} variant="outlined">
          {avisos_desactivados
            ? 'Los avisos por correo están desactivados: los mensajes se guardarán, pero no se enviarán.'
            : `Cada persona recibirá este correo ${hours(retraso_horas)}. Hasta entonces se puede cancelar en su ficha.`}
          {sin_verificar > 0 &&
            ` ${people(sin_verificar)} no ${sin_verificar === 1 ? 'ha' : 'han'} confirmado su email: el correo sale igual, pero puede que no llegue.`}
        </Alert>
      )}
    </Box>
  );
}
