import { Alert, Typography } from '@mui/material';
import { counted } from '@hiring/contract';
import { formatMoment } from '../format/dates';
import type { EmailRow } from './emailText';

type Severity = 'info' | 'warning' | 'error';

const HELD =
  'Retenido al restaurar una copia de seguridad: puede que ya saliera antes. No se enviará hasta que';

/** What has become of a message and what one can do about it; null when its badge says enough. */
function explain(email: EmailRow): [Severity, string] | null {
  const { estado, ultimo_error: reason, rechazo_en_espera: waits } = email;
  const tries = counted(email.intentos, 'intento', 'intentos');
  switch (estado) {
    case 'fallido':
      return [
        'error',
        `No ha llegado, tras ${tries}: ${reason ?? 'error desconocido'}. Comprueba la dirección del candidato y reenvíalo, o llámale por teléfono.`,
      ];
    case 'pendiente':
      if (email.retenido) {
        const end = waits
          ? 'alguien lo envíe. Para que no salga, usa «Cancelar el rechazo» en su candidatura.'
          : 'alguien lo envíe o lo cancele.';
        return ['warning', `${HELD} ${end}`];
      }
      if (reason) {
        return [
          'warning',
          `El último envío no salió (${tries}): ${reason}. Se vuelve a intentar el ${formatMoment(email.enviar_desde)}; no tienes que hacer nada.`,
        ];
      }
      return waits
        ? [
            'info',
            'Hasta que salga, el candidato sigue viendo su estado anterior. Para que no salga, usa «Cancelar el rechazo» en su candidatura.',
          ]
        : null;
    case 'capturado':
      return [
        'info',
        'No se envió porque no había servidor de correo configurado: quedó guardado aquí. Puedes reenviarlo.',
      ];
    case 'omitido':
      return [
        'info',
        email.puede_reenviar
          ? 'No se envió porque los avisos por correo están desactivados. Puedes reenviarlo si hace falta.'
          : 'No se enviará: los avisos por correo están desactivados.',
      ];
    case 'cancelado':
    case 'enviado':
    case 'enviando':
      return null;
  }
}

export function DeliveryExplanation({ email }: { email: EmailRow }) {
  const explanation = explain(email);
  if (!explanation) return null;
  const [severity, text] = explanation;
  if (severity === 'info') {
    return (
      <Typography variant="note" sx={{ mt: 0.5, maxWidth: '80ch' }}>
        {text}
      </Typography>
    );
  }
  return (
    <Alert severity={severity} variant="outlined" sx={{ mt: 1, py: 0, maxWidth: '80ch' }}>
      {text}
    </Alert>
  );
}
