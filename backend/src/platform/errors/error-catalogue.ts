import { CV_NOTHING_TO_SAY } from '@hiring/contract';

/** An entry of the catalogue: HTTP status and Spanish message. */
interface ErrorEntry {
  status: number;
  /** `{name}` is replaced by that parameter. */
  detail: string;
}

/**
 * All errors of the API; an unlisted code does not compile. Messages in the spec's catalogue are verbatim. It stays
 * one object in one file, because the compiler finds a duplicate code only there.
 */
export const ERROR_CATALOGUE = {
  // requests
  bad_request: { status: 400, detail: 'La petición no es válida.' },
  invalid_query: { status: 400, detail: 'El parámetro {name} no es válido.' },
  validation_failed: { status: 422, detail: 'Revisa los campos marcados.' },
  not_found: { status: 404, detail: 'No se ha encontrado lo que buscas.' },
  too_many_requests: { status: 429, detail: 'Demasiados intentos. Vuelve a intentarlo en {wait}.' },
  too_many_streams: {
    status: 429,
    detail: 'Tienes demasiadas pestañas abiertas. Cierra alguna para ver los cambios al momento.',
  },
  method_not_allowed: { status: 405, detail: 'Esta dirección no admite este método.' },
  payload_too_large: { status: 413, detail: 'La petición es demasiado grande.' },
  unsupported_media_type: { status: 415, detail: 'Este tipo de contenido no se admite.' },
  origin_refused: { status: 403, detail: 'La petición viene de otro sitio web y se ha rechazado.' },
  precondition_failed: {
    status: 412,
    detail: 'Otra persona ha cambiado este registro desde que lo leíste. Vuelve a leerlo antes de cambiarlo.',
  },
  invalid_cursor: { status: 400, detail: 'El cursor no es válido para esta lista. Empieza de nuevo.' },
  conflict: { status: 409, detail: 'Otra persona ha hecho un cambio a la vez. Vuelve a intentarlo.' },
  internal_error: {
    status: 500,
    detail: 'Ha ocurrido un error interno. No se ha guardado nada; vuelve a intentarlo.',
  },
  unavailable: {
    status: 503,
    detail: 'El servicio no está disponible en este momento. Vuelve a intentarlo en unos minutos.',
  },
  busy: {
    status: 503,
    detail: 'Hay otro cambio en marcha que tarda más de lo normal. Vuelve a intentarlo en unos segundos.',
  },
  read_only: {
    status: 503,
    detail:
      'En este momento solo se puede consultar: no se ha guardado nada. Vuelve a intentarlo en unos minutos.',
  },
  commit_unknown: { status: 503, detail: 'No sabemos si se ha guardado. {next}' },

  // accounts
  unauthenticated: { status: 401, detail: 'Tu sesión ha terminado. Inicia sesión para continuar.' },
  forbidden: { status: 403, detail: 'No tienes permisos para hacer esto.' },
  invalid_credentials: { status: 401, detail: 'Email o contraseña incorrectos' },
  email_taken: { status: 409, detail: 'Este email ya está registrado. ¿Ya tienes cuenta?' },
  account_inactive: { status: 403, detail: 'Esta cuenta está desactivada. Contacta con RRHH.' },
  token_expired: { status: 410, detail: 'Este enlace ya no es válido. Pide uno nuevo.' },
  refresh_reused: { status: 401, detail: 'Por seguridad hemos cerrado esta sesión. Inicia sesión de nuevo.' },
  wrong_password: { status: 422, detail: 'La contraseña actual no es correcta' },
  password_common: { status: 422, detail: 'Esa contraseña es muy fácil de adivinar. Elige otra.' },
  second_factor_required: {
    status: 401,
    detail: 'Escribe el código de tu aplicación de verificación para terminar de entrar.',
  },
  second_factor_expired: { status: 401, detail: 'Ha pasado demasiado tiempo. Vuelve a empezar.' },
  recent_proof_required: {
    status: 403,
    detail: 'Confirma que eres tú: hace más de diez minutos que no escribes tu contraseña o tu código.',
  },
  wrong_code: { status: 422, detail: 'El código no es correcto o ya se ha usado. Prueba con el siguiente.' },
  two_factor_active: { status: 409, detail: 'La verificación en dos pasos ya está activada.' },
  two_factor_inactive: { status: 409, detail: 'La verificación en dos pasos no está activada.' },
  two_factor_not_started: {
    status: 409,
    detail: 'Vuelve a empezar: el código QR de antes ya no sirve.',
  },
  email_not_verified: { status: 409, detail: 'Antes tienes que verificar tu email.' },
  email_unchanged: { status: 422, detail: 'Ese ya es el email de tu cuenta' },
  email_change_taken: {
    status: 409,
    detail:
      'Mientras tanto, otra cuenta ha empezado a usar ese email. La tuya sigue con el que tenía; puedes pedir otro cambio.',
  },
  email_change_locked: {
    status: 409,
    detail:
      'Alguien avisó de que no había pedido un cambio de email en esta cuenta. Por seguridad no se puede cambiar durante 7 días.',
  },

  second_factor_setup_required: {
    status: 403,
    detail: 'Antes de seguir tienes que activar la verificación en dos pasos en tu cuenta.',
  },
  second_factor_mandatory: {
    status: 409,
    detail: 'La configuración exige la verificación en dos pasos al personal: no se puede desactivar.',
  },

  // integrations
  api_key_invalid: { status: 401, detail: 'Esta clave de API no existe.' },
  api_key_expired: { status: 401, detail: 'Esta clave de API ha caducado. Pide que la renueven.' },
  api_key_revoked: { status: 401, detail: 'Esta clave de API se ha revocado.' },
  api_key_inactive: {
    status: 401,
    detail: 'Esta clave de API no tiene efecto: la cuenta de quien la creó está desactivada.',
  },
  api_key_not_allowed: { status: 403, detail: 'Esto no se puede hacer con una clave de API.' },
  api_key_not_found: { status: 404, detail: 'Esta clave de API no existe.' },
  api_key_name_taken: { status: 409, detail: 'Ya hay una clave con ese nombre.' },
  api_keys_limit: { status: 409, detail: 'Hay {max} claves activas, que es el máximo. Revoca alguna.' },
  api_key_ended: { status: 409, detail: 'Esta clave se ha revocado: crea otra.' },
  webhook_not_found: { status: 404, detail: 'Este webhook no existe.' },
  webhook_exists: { status: 409, detail: 'Ya hay un webhook con esa dirección.' },
  webhook_stale: {
    status: 409,
    detail: 'Alguien ha cambiado este webhook mientras tanto. Vuelve a abrirlo.',
  },
  webhook_inactive: { status: 409, detail: 'Este webhook está desactivado. Actívalo antes.' },
  webhooks_limit: { status: 409, detail: 'Hay {max} webhooks, que es el máximo. Elimina alguno.' },

  // settings and the catalogue of departments
  config_stale: {
    status: 409,
    detail: 'Otra persona ha cambiado este ajuste mientras lo editabas. Ahora vale: {value}.',
  },
  smtp_locked: {
    status: 409,
    detail: 'El servidor de correo está fijado en la instalación (SMTP_URL) y no se puede cambiar aquí.',
  },
  smtp_missing: {
    status: 409,
    detail: 'No hay ningún servidor de correo configurado. Escribe primero el servidor SMTP.',
  },
  department_not_found: { status: 404, detail: 'Este departamento ya no existe.' },
  department_exists: { status: 409, detail: 'Ya hay un departamento con ese nombre.' },
  department_stale: {
    status: 409,
    detail:
      'Otra persona ha cambiado este departamento mientras lo tenías abierto. Revísalo y vuelve a intentarlo.',
  },
  department_in_use: { status: 409, detail: 'No se puede eliminar: {uses}. Puedes desactivarlo.' },
  departments_limit: { status: 409, detail: 'Ya hay {max} departamentos. Elimina alguno que no se use.' },
  departments_order_stale: {
    status: 409,
    detail: 'La lista ha cambiado mientras la ordenabas. La hemos actualizado: vuelve a intentarlo.',
  },
  position_not_found: { status: 404, detail: 'Esta posición ya no existe.' },
  position_exists: { status: 409, detail: 'Ya hay una posición con ese nombre en este departamento.' },
  position_stale: {
    status: 409,
    detail:
      'Otra persona ha cambiado esta posición mientras la tenías abierta. Revísala y vuelve a intentarlo.',
  },
  position_in_use: { status: 409, detail: 'No se puede eliminar «{name}»: {uses}. Puedes desactivarla.' },
  positions_limit: { status: 409, detail: 'Ya hay {max} posiciones en este departamento.' },
  // accounts, by administrators
  user_not_found: { status: 404, detail: 'Usuario no encontrado' },
  email_already_exists: { status: 409, detail: 'Este email ya está registrado en el sistema' },
  insufficient_permissions: {
    status: 403,
    detail: 'No tienes permisos para crear usuarios administrativos',
  },
  own_account: {
    status: 409,
    detail:
      'No puedes hacer esto con tu propia cuenta: pídeselo a otra persona de administración. Tu contraseña, tus sesiones y tu verificación en dos pasos se cambian en tu cuenta.',
  },
  user_not_invitable: {
    status: 409,
    detail: 'Solo se puede invitar a cuentas activas de personal que aún no tienen contraseña.',
  },

  log_not_found: { status: 404, detail: 'Entrada no encontrada' },

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
  stale_profile: {
    status: 409,
    detail:
      'Tu perfil ha cambiado en otra pestaña o en otro dispositivo mientras lo editabas. Lo que has escrito aquí sigue en la página.',
  },
  candidate_not_created: { status: 500, detail: 'Error creando candidato: {reason}' },
  application_closed: { status: 409, detail: 'Esta candidatura ya está cerrada y no se puede retirar.' },
  vacancy_not_open: { status: 409, detail: 'Esta vacante ya no admite candidaturas.' },
  idempotency_mismatch: {
    status: 422,
    detail: 'Este envío ya se hizo con otros datos. Recarga la página y vuelve a enviarlo.',
  },
  recipient_refused: {
    status: 422,
    detail: 'El destinatario no es el de la ficha: los mensajes solo se envían al email guardado.',
  },
  status_not_current: {
    status: 409,
    detail: 'La candidatura no está en ese estado: cámbialo antes de avisar a la persona.',
  },
  idempotency_in_progress: {
    status: 409,
    detail: 'Este mismo envío todavía está en curso. Espera un momento y repítelo.',
  },
  idempotency_answer_lost: {
    status: 409,
    detail:
      'Este envío ya se hizo, pero su respuesta no se conserva. Comprueba el resultado antes de repetirlo.',
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
  cv_no_pages: {
    status: 422,
    detail:
      'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.',
  },
  cv_nothing_to_say: { status: 422, detail: CV_NOTHING_TO_SAY },
  cv_unprintable: {
    status: 422,
    detail:
      'No sabemos escribir en el CV estos caracteres: {characters}. Escríbelos de otra manera, o adjunta tu CV como archivo.',
  },
  cv_would_be_replaced: {
    status: 409,
    detail: 'Ya tienes un CV. Confirma que quieres cambiarlo por uno hecho con lo que has escrito.',
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
  upload_failed_again: { status: 502, detail: 'Error subiendo CV después de reintento: {reason}' },
  upload_lost: { status: 502, detail: 'No se pudo obtener la ruta del archivo subido' },
  upload_lost_again: {
    status: 502,
    detail: 'No se pudo obtener la ruta del archivo subido después de reintento',
  },
  files_too_many: { status: 422, detail: 'Solo se puede enviar un archivo cada vez.' },
  uploads_unavailable: {
    status: 503,
    detail:
      'Ahora mismo no se pueden recibir archivos por un problema del servidor. No se ha guardado nada; vuelve a intentarlo en unos minutos.',
  },
  file_damaged: {
    status: 502,
    detail:
      'El archivo está dañado y no se puede abrir. Hay que recuperarlo de una copia de seguridad o volver a enviarlo.',
  },
  files_unavailable: {
    status: 503,
    detail: 'Ahora mismo no se pueden leer los archivos. Vuelve a intentarlo en unos minutos.',
  },
  upload_interrupted: { status: 400, detail: 'El envío se ha interrumpido. Vuelve a intentarlo.' },

  // documents that HR asks for
  document_not_found: { status: 404, detail: 'Documento no encontrado' },
  document_already_asked: { status: 409, detail: 'Este documento ya está pedido.' },
  document_closed: { status: 409, detail: 'Este documento ya no admite cambios.' },
  document_stale: {
    status: 409,
    detail: 'Este documento ha cambiado mientras lo tenías abierto. Revísalo y vuelve a intentarlo.',
  },
  document_required: { status: 422, detail: 'Elige el archivo que quieres enviar.' },
  document_too_large: { status: 413, detail: 'El archivo supera el máximo de 5 MB.' },
  document_wrong_type: { status: 415, detail: 'El archivo no es un PDF, DOC, DOCX, JPG o PNG válido.' },
  document_encrypted: {
    status: 422,
    detail:
      'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a enviarlo.',
  },
  document_no_pages: {
    status: 422,
    detail:
      'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a enviarlo.',
  },
  document_failed: {
    status: 502,
    detail: 'No hemos podido guardar el documento y no se ha enviado: vuelve a intentarlo.',
  },
  document_empty: { status: 422, detail: 'El archivo está vacío.' },
  attachment_too_large: { status: 413, detail: 'Cada archivo adjunto puede ocupar como máximo 5 MB.' },
  attachment_wrong_type: {
    status: 415,
    detail: 'Solo se pueden adjuntar archivos PDF, DOC, DOCX, JPEG o PNG válidos.',
  },
  attachment_encrypted: {
    status: 422,
    detail:
      'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a enviarlo.',
  },
  attachment_no_pages: {
    status: 422,
    detail:
      'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a enviarlo.',
  },
  attachment_empty: { status: 422, detail: 'El archivo adjunto está vacío.' },
  attachments_too_many: { status: 422, detail: 'Puedes adjuntar como máximo {max} archivos a cada mensaje.' },
  attachment_not_found: { status: 404, detail: 'Este archivo ya no está disponible.' },
  attachment_failed: {
    status: 502,
    detail: 'No hemos podido guardar el archivo adjunto. Tu mensaje no se ha enviado: vuelve a intentarlo.',
  },

  // two records of one person
  merge_not_found: { status: 404, detail: 'Esta unión de fichas no existe o ya se ha deshecho.' },
  merge_stale: {
    status: 409,
    detail: 'Una de las dos fichas ha cambiado mientras las comparabas. Revísalas y vuelve a intentarlo.',
  },
  merge_both_owned: {
    status: 409,
    detail:
      'Las dos fichas tienen cuenta propia en el portal y no se pueden unir: cada persona conserva la suya.',
  },
  merge_keep_owned: {
    status: 409,
    detail: 'Solo se puede conservar la ficha que tiene cuenta en el portal.',
  },
  merge_clash: {
    status: 409,
    detail:
      'Las dos fichas tienen una candidatura abierta para lo mismo. Cierra una de las dos antes de unirlas.',
  },
  merge_too_old: { status: 409, detail: 'Ya no se puede deshacer: han pasado más de {days} días.' },
  merge_undo_later_first: {
    status: 409,
    detail: 'Esta ficha se unió después con otra. Deshaz primero la última unión.',
  },
  merge_went_on: {
    status: 409,
    detail:
      'Ya no se puede deshacer: desde la unión ha cambiado el CV o se han escrito mensajes en la conversación.',
  },

  // notes
  note_not_found: { status: 404, detail: 'Nota no encontrada' },
  note_stale: {
    status: 409,
    detail:
      'Esta nota ha cambiado en otra pestaña mientras la tenías abierta. Lo que has escrito sigue aquí.',
  },

  // threads
  thread_too_many: {
    status: 429,
    detail: 'Has enviado muchos mensajes en poco tiempo. Podrás escribir de nuevo en {wait}.',
  },

  // vacancies
  vacancy_not_found: { status: 404, detail: 'Vacante no encontrada' },
  vacancy_closed: { status: 410, detail: 'Esta vacante está cerrada.' },
  vacancy_stale: {
    status: 409,
    detail:
      'Otra persona ha cambiado esta vacante mientras la tenías abierta. Mírala de nuevo antes de seguir.',
  },
  vacancy_has_applications: {
    status: 409,
    detail: 'No se puede eliminar una vacante que tiene aplicaciones',
  },
  vacancy_locked_closed: {
    status: 409,
    detail: 'Una vacante cerrada no se puede editar. Ábrela en pausa para cambiarla, o duplícala.',
  },
  vacancy_locked_active: {
    status: 409,
    detail:
      'Una vacante activa con candidaturas no se puede editar. Ponla en pausa para cambiarla, o duplícala.',
  },
  salary_band_missing: {
    status: 422,
    detail:
      'Para publicar una vacante hay que indicar el salario mínimo y el máximo (Directiva (UE) 2023/970). Si no se puede, una persona administradora tiene que decir por qué.',
  },
  salary_reason_admin_only: {
    status: 403,
    detail: 'Solo una persona administradora puede publicar una vacante sin salario y decir por qué.',
  },
  tracking_link_not_found: { status: 404, detail: 'Este enlace ya no existe.' },
  tracking_link_exists: { status: 409, detail: 'Ya hay un enlace con ese código. Elige otro.' },
  tracking_link_in_use: {
    status: 409,
    detail: 'Por este enlace ya han llegado candidaturas y no se puede eliminar.',
  },
  tracking_links_limit: { status: 409, detail: 'Ya hay {max} enlaces. Elimina alguno que no se use.' },
  closing_without_reason: {
    status: 422,
    detail: 'Quedan personas sin responder: escribe el motivo para cerrar sin responderles.',
  },
  proposal_link_gone: {
    status: 410,
    detail: 'Este enlace ya no sirve: ya no guardamos tus datos o el enlace está incompleto.',
  },
  nobody_waiting: { status: 409, detail: 'En esta vacante no queda nadie por responder.' },

  // saved views
  view_name_taken: { status: 409, detail: 'Ya tienes una vista con ese nombre.' },
  view_limit: { status: 409, detail: 'Ya tienes {max} vistas guardadas. Elimina una para guardar otra.' },

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

  // interviews
  interview_not_found: { status: 404, detail: 'Entrevista no encontrada' },
  interview_stale: {
    status: 409,
    detail:
      'Otra persona ha cambiado esta entrevista mientras la tenías abierta. Revísala y vuelve a guardar.',
  },
  interviewer_busy: {
    status: 409,
    detail: 'La persona que entrevista ya tiene otra entrevista a esa hora. Elige otro momento.',
  },
  candidate_busy: {
    status: 409,
    detail: 'El candidato ya tiene otra entrevista a esa hora. Elige otro momento.',
  },
  interview_application_closed: {
    status: 409,
    detail: 'Esta candidatura está cerrada y no admite entrevistas nuevas.',
  },
  interview_not_begun: {
    status: 409,
    detail: 'Esta entrevista aún no ha empezado. Si ya se ha hecho antes de su hora, confírmalo.',
  },
  interview_over: { status: 409, detail: 'Esta entrevista ya ha pasado.' },
  interview_cancelled: { status: 409, detail: 'Esta entrevista está cancelada.' },
  interview_link_gone: { status: 410, detail: 'Este enlace ya no sirve.' },
  interview_moved: {
    status: 409,
    detail: 'La entrevista ha cambiado desde que te enviamos ese mensaje. Mira el último que has recibido.',
  },

  // self-scheduling
  availability_not_found: { status: 404, detail: 'Estas horas ya no existen.' },
  availability_stale: {
    status: 409,
    detail:
      'Otra persona ha cambiado estas horas mientras las tenías abiertas. Revísalas y vuelve a guardar.',
  },
  no_free_slots: {
    status: 409,
    detail: 'Ahora no queda ninguna hora libre. Amplía las franjas o los días, y vuelve a ofrecerlas.',
  },
  slot_invitation_not_found: { status: 404, detail: 'Esta invitación ya no existe.' },
  slot_missing: { status: 422, detail: 'Elige una hora' },
  slot_taken: { status: 409, detail: 'Esa hora acaba de ocuparse. Elige otra de las que quedan.' },
  slot_already_picked: { status: 409, detail: 'Ya elegiste la hora de esta entrevista.' },
  slot_invitation_expired: { status: 410, detail: 'El plazo para elegir hora ha terminado.' },

  // scorecards
  scorecard_not_held: { status: 409, detail: 'Esta entrevista no se ha celebrado: no hay nada que evaluar.' },
  scorecard_stale: {
    status: 409,
    detail: 'Has cambiado tu evaluación en otra ventana. Revísala y vuelve a guardar.',
  },
  scorecard_link_gone: { status: 410, detail: 'Este enlace ya no sirve.' },
  scorecard_request_not_found: { status: 404, detail: 'Esta petición ya no existe.' },
  scorecard_requests_limit: { status: 409, detail: 'Ya se ha pedido su evaluación a {max} personas.' },
  criterion_not_found: { status: 404, detail: 'Este criterio ya no existe.' },
  criterion_stale: {
    status: 409,
    detail: 'Otra persona ha cambiado este criterio mientras lo tenías abierto. Revísalo y vuelve a guardar.',
  },
  criteria_limit: { status: 409, detail: 'Hay demasiados criterios. Elimina alguno que no se use.' },

  // a person's own data
  export_unavailable: {
    status: 503,
    detail:
      'Ahora mismo no podemos leer tus archivos. No se ha descargado nada; vuelve a intentarlo en unos minutos.',
  },
  erasure_of_staff: {
    status: 409,
    detail: 'Una cuenta de personal no se borra desde aquí: pídelo a quien administra el sistema.',
  },
  notice_stale: {
    status: 409,
    detail:
      'Otra persona ha cambiado este aviso. Vuelve a cargarlo antes de guardar: lo que has escrito sigue aquí.',
  },
  notice_unchanged: { status: 409, detail: 'El borrador dice lo mismo que el aviso en vigor.' },
  settings_stale: {
    status: 409,
    detail: 'Otra persona ha cambiado los plazos a la vez. Vuelve a cargarlos antes de guardar.',
  },
  hold_exists: { status: 409, detail: 'Esta persona ya tiene una retención.' },
  hold_ended: { status: 409, detail: 'Esta retención ya está levantada.' },
  person_not_found: { status: 404, detail: 'No hay ninguna ficha con ese email.' },
  erasure_held: {
    status: 409,
    detail:
      'Ahora no podemos borrar tus datos: {reason} Hemos registrado tu petición y te responderemos antes del {limit}.',
  },
  keeping_gone: { status: 410, detail: 'Este enlace ya no sirve. Si tienes cuenta, entra en tu portal.' },
  request_stale: {
    status: 409,
    detail: 'La solicitud ha cambiado mientras tanto. Mira cómo está antes de seguir.',
  },
  request_closed: { status: 409, detail: 'Esta solicitud ya está cerrada.' },
  request_not_extendable: {
    status: 409,
    detail: 'Solo se puede prorrogar una vez y dentro del primer mes.',
  },
  identity_not_checked: { status: 409, detail: 'Antes comprueba la identidad de quien lo pide.' },
  request_without_person: { status: 409, detail: 'Esta solicitud no tiene una ficha en el sistema.' },
  request_person_held: { status: 409, detail: 'Hay una retención sobre esta persona: {reason}' },
  request_person_staff: {
    status: 409,
    detail: 'La cuenta es de alguien del equipo: se gestiona en la pestaña de usuarios.',
  },
  erasure_gone: {
    status: 410,
    detail: 'Este enlace ya no sirve: la petición ha caducado, se ha cancelado o hay otra más nueva.',
  },

  // messages
  email_not_found: { status: 404, detail: 'Mensaje no encontrado' },
  email_not_resendable: { status: 409, detail: 'Este mensaje todavía no se puede reenviar.' },
  email_not_delayed: { status: 409, detail: 'Este mensaje ya no está pendiente de envío.' },
  email_not_cancellable: { status: 409, detail: 'Este mensaje ya ha salido o no espera a nada.' },
  email_cancel_by_undo: {
    status: 409,
    detail: 'Este mensaje es de un rechazo que aún no se ha enviado: cancela el rechazo en la candidatura.',
  },
  message_without_candidate: { status: 404, detail: 'Información del candidato no disponible' },
  message_without_interview: { status: 409, detail: 'No hay entrevista programada para este candidato' },
  message_wrong_stage: {
    status: 409,
    detail: 'Este mensaje solo se puede enviar cuando la candidatura está en {stage}.',
  },
  template_not_found: { status: 404, detail: 'Plantilla no encontrada' },
  template_stale: {
    status: 409,
    detail:
      'Otra persona ha guardado esta plantilla mientras la editabas. Lo que has escrito sigue aquí: mira la versión nueva y vuelve a guardar.',
  },
  test_without_address: { status: 409, detail: 'Tu cuenta no tiene un email al que enviar la prueba.' },

  // rejections
  reason_not_found: { status: 404, detail: 'Motivo no encontrado' },
  reason_exists: { status: 409, detail: 'Ya hay un motivo con ese nombre.' },
  reason_in_use: {
    status: 409,
    detail: 'Este motivo ya se ha usado y no se puede eliminar. Puedes desactivarlo.',
  },

  // tags and actions on many
  tag_not_found: { status: 404, detail: 'Esta etiqueta ya no existe.' },
  tag_exists: { status: 409, detail: 'Ya hay una etiqueta con ese nombre.' },
  tags_limit: { status: 409, detail: 'Ya hay {max} etiquetas. Elimina alguna que no se use.' },
  // imports
  import_not_found: { status: 404, detail: 'Esta importación ya no existe.' },
  import_file_required: { status: 422, detail: 'Elige un archivo CSV o XLSX.' },
  import_wrong_type: {
    status: 415,
    detail:
      'El archivo no es un CSV ni un XLSX que se pueda leer. Si tiene contraseña o es un .xls antiguo, guárdalo como .xlsx.',
  },
  import_too_large: { status: 413, detail: 'El archivo supera el máximo de 10 MB.' },
  import_unfolds_too_much: {
    status: 422,
    detail: 'El archivo ocupa demasiado al abrirlo. Deja en él solo la hoja con las personas.',
  },
  import_broken_quotes: {
    status: 422,
    detail:
      'Hay unas comillas que se abren y no se cierran, hacia la fila {row}. Corrígelo y vuelve a subirlo.',
  },
  import_empty: { status: 422, detail: 'El archivo no tiene ninguna fila debajo de los títulos.' },
  import_too_many_rows: { status: 422, detail: 'El archivo tiene más de {max} filas. Divídelo en varios.' },
  import_too_many_columns: { status: 422, detail: 'El archivo tiene más de {max} columnas.' },
  import_stale: {
    status: 409,
    detail: 'La importación ha cambiado desde que la revisaste. Vuelve a revisarla antes de confirmar.',
  },
  import_started: { status: 409, detail: 'Esta importación ya se ha confirmado.' },
  import_nothing_to_do: { status: 409, detail: 'No hay ninguna fila que se pueda importar.' },
  import_running: { status: 409, detail: 'La importación todavía está en curso.' },
  import_not_running: { status: 409, detail: 'La importación ya no está en curso.' },
  import_not_undoable: { status: 409, detail: 'Esta importación no se puede deshacer.' },
  import_too_old: { status: 409, detail: 'Han pasado más de {days} días y ya no se puede deshacer.' },
  import_row_not_found: { status: 404, detail: 'Esta fila ya no existe.' },
  import_decision_refused: { status: 422, detail: 'Esta fila no admite esa decisión.' },
  cv_draft_not_found: { status: 404, detail: 'Este borrador ya no existe.' },
  cv_draft_stale: {
    status: 409,
    detail: 'Otra persona ha cambiado este borrador. Lo hemos actualizado: revísalo.',
  },
  cv_draft_duplicate: {
    status: 409,
    detail: 'Puede ser {name}, que ya está en la lista. Decide qué hacer antes de confirmar.',
  },
  cv_drafts_too_many: { status: 422, detail: 'No caben más de {max} CV en una misma carpeta.' },
  bulk_not_found: { status: 404, detail: 'Esta acción ya no existe.' },
  bulk_empty: { status: 422, detail: 'No hay ninguna candidatura seleccionada.' },
  bulk_too_many: {
    status: 422,
    detail: 'Son más de {max} candidaturas. Filtra más la lista y hazlo por partes.',
  },
  bulk_nothing_to_do: { status: 409, detail: 'No hay nada que hacer con las candidaturas seleccionadas.' },
  bulk_already_started: { status: 409, detail: 'Ya ha empezado y no se puede deshacer.' },
  bulk_undone: { status: 409, detail: 'Esta acción se ha deshecho. Vuelve a prepararla.' },
  export_busy: {
    status: 429,
    detail: 'Ya se están preparando otras exportaciones. Vuelve a intentarlo en un minuto.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** The message of a code with its parameters. */
export function sentenceOf(code: ErrorCode, params: Record<string, string | number> = {}): string {
  return ERROR_CATALOGUE[code].detail.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
}
