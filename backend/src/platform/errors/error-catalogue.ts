/** One entry of the catalogue: HTTP status and the Spanish sentence shown to people. */
interface ErrorEntry {
  status: number;
  /** `{name}` is replaced by the parameter of that name. */
  detail: string;
}

/**
 * Every error the API answers with. A new code does not compile anywhere until it stands here.
 * Sentences in the spec's catalogue are the spec's, word for word.
 */
export const ERROR_CATALOGUE = {
  // requests
  bad_request: { status: 400, detail: 'La petición no es válida.' },
  invalid_query: { status: 400, detail: 'El parámetro {name} no es válido.' },
  validation_failed: { status: 422, detail: 'Revisa los campos marcados.' },
  not_found: { status: 404, detail: 'No se ha encontrado lo que buscas.' },
  too_many_requests: { status: 429, detail: 'Demasiados intentos. Vuelve a intentarlo en {wait}.' },
  payload_too_large: { status: 413, detail: 'La petición es demasiado grande.' },
  unsupported_media_type: { status: 415, detail: 'Este tipo de contenido no se admite.' },
  origin_refused: { status: 403, detail: 'La petición viene de otro sitio web y se ha rechazado.' },
  conflict: { status: 409, detail: 'Otra persona ha hecho un cambio a la vez. Vuelve a intentarlo.' },
  internal_error: {
    status: 500,
    detail: 'Ha ocurrido un error interno. No se ha guardado nada; vuelve a intentarlo.',
  },
  unavailable: {
    status: 503,
    detail: 'El servicio no está disponible en este momento. Vuelve a intentarlo en unos minutos.',
  },

  // accounts
  unauthenticated: { status: 401, detail: 'Tu sesión ha terminado. Inicia sesión para continuar.' },
  forbidden: { status: 403, detail: 'No tienes permisos para hacer esto.' },
  invalid_credentials: { status: 401, detail: 'Email o contraseña incorrectos' },
  email_taken: { status: 409, detail: 'Este email ya está registrado. ¿Ya tienes cuenta?' },
  account_inactive: { status: 403, detail: 'Esta cuenta está desactivada. Contacta con RRHH.' },
  token_expired: { status: 410, detail: 'Este enlace ya no es válido. Pide uno nuevo.' },
  refresh_reused: { status: 401, detail: 'Por seguridad hemos cerrado esta sesión. Inicia sesión de nuevo.' },
  wrong_password: { status: 422, detail: 'La contraseña actual no es correcta' },

  // candidates and applications
  candidate_not_found: { status: 404, detail: 'Candidato no encontrado' },
  application_not_found: { status: 404, detail: 'Candidatura no encontrada' },
  stale_version: {
    status: 409,
    detail:
      'Otra persona ha cambiado esta candidatura mientras la tenías abierta. La hemos actualizado: revisa su estado.',
  },
  application_withdrawn: {
    status: 409,
    detail: 'El candidato retiró esta candidatura y ya no se puede mover.',
  },
  open_application_exists: {
    status: 409,
    detail: 'Esta persona ya tiene otra candidatura abierta para la misma vacante.',
  },
  undo_too_late: {
    status: 409,
    detail: 'Ya no se puede deshacer: el mensaje ha salido o ha pasado el tiempo.',
  },
  vacancy_not_open: { status: 409, detail: 'Esta vacante ya no admite candidaturas.' },
  idempotency_mismatch: {
    status: 422,
    detail: 'Este envío ya se hizo con otros datos. Recarga la página y vuelve a enviarlo.',
  },

  // files
  cv_required: { status: 422, detail: 'El CV es obligatorio' },
  cv_too_large: { status: 413, detail: 'El CV supera el máximo de 5 MB.' },
  cv_wrong_type: { status: 415, detail: 'El archivo no es un PDF, DOC o DOCX válido.' },
  cv_empty: { status: 422, detail: 'El archivo del CV está vacío.' },
  cv_encrypted: {
    status: 422,
    detail:
      'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a subirlo.',
  },
  photos_wrong_type: { status: 415, detail: 'Solo se admiten fotos en formato JPEG o PNG.' },
  photos_too_many: { status: 413, detail: 'Puedes enviar {max} fotos como máximo.' },
  photos_too_large: {
    status: 413,
    detail:
      'Las fotos pesan demasiado: juntas no pueden superar los 5 MB. Quita alguna o hazlas con menos resolución.',
  },
  cv_not_found: { status: 404, detail: 'No hay CV adjunto para descargar' },
  upload_failed: { status: 502, detail: 'Error subiendo CV: {reason}' },
  upload_interrupted: { status: 400, detail: 'El envío se ha interrumpido. Vuelve a intentarlo.' },

  // vacancies
  vacancy_not_found: { status: 404, detail: 'Vacante no encontrada' },
  vacancy_closed: { status: 410, detail: 'Esta vacante está cerrada.' },

  // contact
  contact_too_fast: {
    status: 422,
    detail:
      'El formulario ha llegado tan deprisa que parece enviado por un programa. Espera unos segundos y vuelve a enviarlo: no se ha perdido nada.',
  },
  contact_form_expired: {
    status: 422,
    detail:
      'Esta página llevaba demasiado tiempo abierta y no hemos podido comprobar el envío. Vuelve a enviarlo: no se ha perdido nada.',
  },

  // job alerts
  alert_gone: { status: 410, detail: 'Este enlace ya no sirve: la alerta no existe o ha caducado.' },
  alert_exists: {
    status: 409,
    detail:
      'Has vuelto a pedir esta alerta: confírmala o date de baja desde el último correo que te enviamos.',
  },
  alert_limit: {
    status: 409,
    detail: 'Ya tienes {max} alertas activas con este email. Date de baja de una para activar otra.',
  },

  // messages
  email_not_found: { status: 404, detail: 'Mensaje no encontrado' },
  email_not_resendable: { status: 409, detail: 'Este mensaje todavía no se puede reenviar.' },
  email_not_delayed: { status: 409, detail: 'Este mensaje ya no está pendiente de envío.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** The sentence of a code with its parameters filled in. */
export function sentenceOf(code: ErrorCode, params: Record<string, string | number> = {}): string {
  return ERROR_CATALOGUE[code].detail.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
}
