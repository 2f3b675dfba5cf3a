import { labels } from './words.js';

/** Text of the consent box. Its version is stored with the consent: change both together. */
export const FUTURE_OPENINGS = /* @__PURE__ */ labels({
  version: '1.0',
  label: 'Quiero que guardéis mis datos para futuras ofertas',
  meaning:
    'Si este proceso termina sin contrato, guardaremos tu perfil y tu CV 24 meses como máximo para avisarte de otras ofertas que encajen contigo. Es voluntario y no cambia en nada esta candidatura.',
  withdrawal:
    'Puedes retirar este permiso cuando quieras desde tu portal o escribiendo a RRHH, sin dar explicaciones.',
} as const);
