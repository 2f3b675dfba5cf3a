import { ALERT_LIMITS } from '../../vacancies/alerts/alert-limits.js';
import { ACCOUNT_LIMITS } from '../../auth/accounts/account-limits.js';
import { SIGN_IN_LIMITS } from '../../auth/passwords/password-attempts.js';
import type { RateLimitInfo } from './system.dto.js';

const DESCRIPTION: Readonly<Record<string, string>> = {
  'sign-in-visitor': 'Inicios de sesión desde una misma conexión',
  'account-failures': 'Contraseñas erróneas de una misma cuenta',
  register: 'Registros desde una misma conexión',
  'email-exists': 'Consultas de si un correo está registrado, desde una misma conexión',
  'email-exists-day': 'Las mismas consultas en un día',
  'forgot-visitor': 'Solicitudes de contraseña nueva desde una misma conexión',
  'forgot-account': 'Solicitudes de contraseña nueva de una misma cuenta',
  'link-visitor': 'Enlaces de acceso pedidos desde una misma conexión',
  'link-account': 'Enlaces de acceso de una misma cuenta',
  'oidc-visitor': 'Entradas con un proveedor de identidad desde una misma conexión',
  'passkey-visitor': 'Entradas con llave de acceso desde una misma conexión',
  'email-change': 'Cambios de correo de una misma cuenta',
  resend: 'Reenvíos de la verificación del correo de una misma cuenta',
  api: 'Llamadas a la API de un mismo programa (con Authorization: Bearer)',
  'alert-visitor': 'Alertas de empleo pedidas desde una misma conexión',
  'alert-recipient': 'Mensajes de alertas de empleo a una misma dirección',
};

/** The configured rate limits, without counters or subjects. */
export function knownLimits(apiCallsPerMinute: number): RateLimitInfo[] {
  const api = apiCallsPerMinute > 0 ? [{ name: 'api', points: apiCallsPerMinute, seconds: 60 }] : [];
  return [...api, ...SIGN_IN_LIMITS, ...Object.values(ACCOUNT_LIMITS), ...Object.values(ALERT_LIMITS)].map(
    ({ name, points, seconds }) => ({
      codigo: name,
      descripcion: DESCRIPTION[name] ?? name,
      intentos: points,
      segundos: seconds,
    }),
  );
}
