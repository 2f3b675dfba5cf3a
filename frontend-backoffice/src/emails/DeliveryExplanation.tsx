import { Alert, Typography } from '@mui/material';
import { formatMoment } from '../format/dates';
import type { EmailRow } from './emailText';

type Severity = 'info' | 'warning' | 'error';

/** What has become of a message and what one can do about it; null when its badge says enough. */
function explain(email: EmailRow): { severity: Severity; text: string } | null {
  const { estado, ultimo_error: reason, intentos } = email;
  const tries = `${intentos} ${intentos === 1 ? 'intento' : 'intentos'}`;
  switch (estado) {
    case 'fallido':
      return {
        severity: 'error',
        text: `No ha llegado, tras ${tries}: ${reason ?? 'error desconocido'}. Comprueba la dirección del candidato y reenvíalo, o llámale por teléfono.`,
      };
    case 'pendiente':
      if (email.retenido) {
        return {
          severity: 'warning',
          text: email.rechazo_en_espera
            ? 'Retenido al restaurar una copia de seguridad: puede que ya saliera antes. No se enviará hasta que alguien lo envíe. Para que no salga, usa «Cancelar el rechazo» en su candidatura.'
            : 'Retenido al restaurar una copia de seguridad: puede que ya saliera antes. No se enviará hasta que alguien lo envíe o lo cancele.',
        };
      }
      if (reason) {
        return {
          severity: 'warning',
          text: `El último envío no salió (${tries}): ${reason}. Se vuelve a intentar el ${formatMoment(email.enviar_desde)}; no tienes que hacer nada.`,
        };
      }
      return email.rechazo_en_espera
        ? {
            severity: 'info',
            text: 'Hasta que salga, el candidato sigue viendo su estado anterior. Para que no salga, usa «Cancelar el rechazo» en su candidatura.',
          }
        : null;
    case 'capturado':
      return {
        severity: 'info',
        text: 'No se envió porque no había servidor de correo configurado: quedó guardado aquí. Puedes reenviarlo.',
      };
    case 'omitido':
      return {
        severity: 'info',
        text: email.puede_reenviar
          ? 'No se envió porque los avisos por correo están desactivados. Puedes reenviarlo si hace falta.'
          : 'No se enviará: los avisos por correo están desactivados.',
      };
    case 'cancelado':
    case 'enviado':
    case 'enviando':
      return null;
  }
}

/** The state of a message in plain words. */
export function DeliveryExplanation({ email }: { email: EmailRow }) {
  const explanation = explain(email);
  if (!explanation) return null;
  if (explanation.severity === 'info') {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '80ch' }}>
        {explanation.text}
      </Typography>
    );
  }
  return (
    <Alert severity={explanation.severity} variant="outlined" sx={{ mt: 1, py: 0, maxWidth: '80ch' }}>
      {explanation.text}
    </Alert>
  );
}
