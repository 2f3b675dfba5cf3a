import { CV_NOTHING_TO_SAY, say } from '@hiring/contract';

/** HTTP status and Spanish message; `{name}` in it is replaced by that parameter. */
type ErrorEntry = readonly [status: number, detail: string];

/**
 * All errors of the API; an unlisted code does not compile. Messages in the spec's catalogue are verbatim. It stays
 * one object in one file, because the compiler finds a duplicate code only there.
 */
export const ERROR_CATALOGUE = {
  // requests
  bad_request: [400, 'La petición no es válida.'],
  invalid_query: [400, 'El parámetro {name} no es válido.'],
  validation_failed: [422, 'Revisa los campos marcados.'],
  not_found: [404, 'No se ha encontrado lo que buscas.'],
  too_many_requests: [429, 'Demasiados intentos. Vuelve a intentarlo en {wait}.'],
  too_many_streams: [
    429,
    'Tienes demasiadas pestañas abiertas. Cierra alguna para ver los cambios al momento.',
  ],
  method_not_allowed: [405, 'Esta dirección no admite este método.'],
  payload_too_large: [413, 'La petición es demasiado grande.'],
  unsupported_media_type: [415, 'Este tipo de contenido no se admite.'],
  origin_refused: [403, 'La petición viene de otro sitio web y se ha rechazado.'],
  invalid_cursor: [400, 'El cursor no es válido para esta lista. Empieza de nuevo.'],
  conflict: [409, 'Otra persona ha hecho un cambio a la vez. Vuelve a intentarlo.'],
  internal_error: [500, 'Ha ocurrido un error interno. No se ha guardado nada; vuelve a intentarlo.'],
  unavailable: [503, 'El servicio no está disponible en este momento. Vuelve a intentarlo en unos minutos.'],
  busy: [503, 'Hay otro cambio en marcha que tarda más de lo normal. Vuelve a intentarlo en unos segundos.'],
  read_only: [
    503,
    'En este momento solo se puede consultar: no se ha guardado nada. Vuelve a intentarlo en unos minutos.',
  ],
  commit_unknown: [503, 'No sabemos si se ha guardado. {next}'],

  // accounts
  unauthenticated: [401, 'Tu sesión ha terminado. Inicia sesión para continuar.'],
  forbidden: [403, 'No tienes permisos para hacer esto.'],
  invalid_credentials: [401, 'Correo o contraseña incorrectos'],
  email_taken: [409, 'Este correo ya está registrado. ¿Ya tienes cuenta?'],
  account_inactive: [403, 'Esta cuenta está desactivada. Contacta con RRHH.'],
  token_expired: [410, 'Este enlace ya no es válido. Pide uno nuevo.'],
  refresh_reused: [401, 'Por seguridad hemos cerrado esta sesión. Inicia sesión de nuevo.'],
  wrong_password: [422, 'La contraseña actual no es correcta'],
  password_common: [422, 'Esa contraseña es muy fácil de adivinar. Elige otra.'],
  second_factor_required: [
    401,
    'Escribe el código de tu aplicación de verificación para terminar de entrar.',
  ],
  second_factor_expired: [401, 'Ha pasado demasiado tiempo. Vuelve a empezar.'],
  recent_proof_required: [
    403,
    'Confirma que eres tú: hace más de diez minutos que no escribes tu contraseña o tu código.',
  ],
  wrong_code: [422, 'El código no es correcto o ya se ha usado. Prueba con el siguiente.'],
  two_factor_active: [409, 'La verificación en dos pasos ya está activada.'],
  two_factor_inactive: [409, 'La verificación en dos pasos no está activada.'],
  two_factor_not_started: [409, 'Vuelve a empezar: el código QR de antes ya no sirve.'],
  email_not_verified: [409, 'Antes tienes que verificar tu correo.'],
  email_unchanged: [422, 'Ese ya es el correo de tu cuenta'],
  email_change_taken: [
    409,
    'Mientras tanto, otra cuenta ha empezado a usar ese correo. La tuya sigue con el que tenía; puedes pedir otro cambio.',
  ],
  email_change_locked: [
    409,
    'Alguien avisó de que no había pedido un cambio de correo en esta cuenta. Por seguridad no se puede cambiar durante 7 días.',
  ],

  second_factor_setup_required: [
    403,
    'Antes de seguir tienes que activar la verificación en dos pasos en tu cuenta.',
  ],
  second_factor_mandatory: [
    409,
    'La configuración exige la verificación en dos pasos al personal: no se puede desactivar.',
  ],

  // passkeys
  passkey_refused: [401, 'Esta llave de acceso no sirve aquí. Prueba otra vez o entra con tu contraseña.'],
  passkey_not_found: [404, 'Esta llave de acceso ya no está.'],
  passkeys_limit: [409, 'Ya tienes {max} llaves de acceso, que es el máximo. Quita alguna.'],

  // sign-in at an identity provider
  unassigned_not_found: [404, 'Este correo ya no está sin asignar.'],
  mail_unreadable: [422, 'Esto no es un correo que se pueda leer.'],
  unassigned_unreadable: [409, 'Este correo no se puede leer aquí. Ábrelo en el buzón y descártalo.'],
  mailbox_off: [409, 'El correo entrante no está configurado.'],
  oidc_provider_not_found: [404, 'Este proveedor de identidad no existe o está apagado.'],
  oidc_providers_limit: [409, 'Ya hay {max} proveedores de identidad, que es el máximo. Elimina alguno.'],
  oidc_provider_exists: [409, 'Ya hay un proveedor con ese emisor.'],
  oidc_untried: [409, 'Prueba el proveedor antes de encenderlo.'],
  oidc_unavailable: [
    503,
    'El proveedor de identidad no responde. Vuelve a intentarlo más tarde o entra con tu contraseña.',
  ],
  provider_unusable: [409, '{causa}'],
  oidc_too_many: [429, 'Demasiados intentos de entrar. Espera unos minutos o entra con tu contraseña.'],
  oidc_expired: [410, 'Esta entrada ya no es válida. Vuelve a empezar.'],
  oidc_refused: [
    401,
    'El proveedor de identidad no ha confirmado quién eres. Vuelve a intentarlo o entra con tu contraseña.',
  ],
  oidc_unverified: [
    403,
    'El proveedor de identidad no confirma que el correo sea tuyo. Habla con administración.',
  ],
  oidc_unknown: [
    403,
    'No hay ninguna cuenta del personal para ti. Pide a administración que te invite con el correo con el que entras.',
  ],
  oidc_no_group: [403, 'No estás en ninguno de los grupos que pueden entrar. Habla con administración.'],
  oidc_logout_invalid: [400, 'El aviso de cierre de sesión no es válido.'],
  password_admin_needed: [
    409,
    'Tiene que quedar al menos una cuenta de administración activa con contraseña: es la entrada cuando falla el proveedor de identidad.',
  ],

  // integrations
  api_key_invalid: [401, 'Esta clave de API no existe.'],
  api_key_expired: [401, 'Esta clave de API ha caducado. Pide que la renueven.'],
  api_key_revoked: [401, 'Esta clave de API se ha revocado.'],
  api_key_inactive: [401, 'Esta clave de API no tiene efecto: la cuenta de quien la creó está desactivada.'],
  api_key_not_allowed: [403, 'Esto no se puede hacer con una clave de API.'],
  api_key_not_found: [404, 'Esta clave de API no existe.'],
  api_key_name_taken: [409, 'Ya hay una clave con ese nombre.'],
  api_keys_limit: [409, 'Hay {max} claves activas, que es el máximo. Revoca alguna.'],
  api_key_ended: [409, 'Esta clave se ha revocado: crea otra.'],
  webhook_not_found: [404, 'Este webhook no existe.'],
  webhook_exists: [409, 'Ya hay un webhook con esa dirección.'],
  webhook_stale: [409, 'Alguien ha cambiado este webhook mientras tanto. Vuelve a abrirlo.'],
  webhook_inactive: [409, 'Este webhook está desactivado. Actívalo antes.'],
  webhooks_limit: [409, 'Hay {max} webhooks, que es el máximo. Elimina alguno.'],

  // settings and the catalogue of departments
  config_stale: [409, 'Otra persona ha cambiado este ajuste mientras lo editabas. Ahora vale: {value}.'],
  smtp_locked: [
    409,
    'El servidor de correo está fijado en la instalación (SMTP_URL) y no se puede cambiar aquí.',
  ],
  smtp_missing: [409, 'No hay ningún servidor de correo configurado. Escribe primero el servidor SMTP.'],
  certificate_unreadable: [
    422,
    'No se puede abrir: no es un archivo .p12 o .pfx con una clave y su certificado, o la contraseña no es correcta.',
  ],
  certificate_expired: [422, 'Este certificado ha caducado o todavía no es válido.'],
  certificate_unfit: [422, 'Este certificado no sirve para firmar: su uso es otro.'],
  signing_certificate_locked: [
    503,
    'El certificado que sella las ofertas no se puede abrir. Administración tiene que subirlo otra vez.',
  ],
  signing_certificate_expired: [
    503,
    'El certificado que sella las ofertas ha caducado. Sube otro en el panel.',
  ],
  custom_field_not_found: [404, 'Este campo ya no existe.'],
  custom_field_stale: [
    409,
    'Otra persona ha cambiado este campo mientras lo editabas. Revísalo y vuelve a guardar.',
  ],
  custom_field_in_use: [409, 'Ya hay fichas con este campo: no se puede eliminar. Puedes archivarlo.'],
  custom_fields_limit: [409, 'No puede haber más de {max} campos. Archiva alguno que ya no uses.'],
  custom_fields_order_stale: [409, 'Los campos han cambiado mientras los ordenabas. Vuelve a cargarlos.'],
  department_not_found: [404, 'Este departamento ya no existe.'],
  department_exists: [409, 'Ya hay un departamento con ese nombre.'],
  department_stale: [
    409,
    'Otra persona ha cambiado este departamento mientras lo tenías abierto. Revísalo y vuelve a intentarlo.',
  ],
  department_in_use: [409, 'No se puede eliminar: {uses}. Puedes desactivarlo.'],
  departments_limit: [409, 'Ya hay {max} departamentos. Elimina alguno que no se use.'],
  departments_order_stale: [
    409,
    'La lista ha cambiado mientras la ordenabas. La hemos actualizado: vuelve a intentarlo.',
  ],
  position_not_found: [404, 'Esta posición ya no existe.'],
  position_exists: [409, 'Ya hay una posición con ese nombre en este departamento.'],
  position_stale: [
    409,
    'Otra persona ha cambiado esta posición mientras la tenías abierta. Revísala y vuelve a intentarlo.',
  ],
  position_in_use: [409, 'No se puede eliminar «{name}»: {uses}. Puedes desactivarla.'],
  positions_limit: [409, 'Ya hay {max} posiciones en este departamento.'],
  // accounts, by administrators
  user_not_found: [404, 'Usuario no encontrado'],
  email_already_exists: [409, 'Este correo ya está registrado en el sistema'],
  insufficient_permissions: [403, 'No tienes permisos para crear usuarios administrativos'],
  own_account: [
    409,
    'No puedes hacer esto con tu propia cuenta: pídeselo a otra persona de administración. Tu contraseña, tus sesiones y tu verificación en dos pasos se cambian en tu cuenta.',
  ],
  user_not_invitable: [
    409,
    'Solo se puede invitar a cuentas activas de personal que aún no tienen contraseña.',
  ],

  log_not_found: [404, 'Entrada no encontrada'],

  // candidates and applications
  candidate_not_found: [404, 'Candidato no encontrado'],
  application_not_found: [404, 'Candidatura no encontrada'],
  stale_version: [
    409,
    'Otra persona ha cambiado esta candidatura mientras la tenías abierta. La hemos actualizado: revisa su estado.',
  ],
  application_withdrawn: [409, 'El candidato retiró esta candidatura y ya no se puede mover.'],
  open_application_exists: [409, 'Esta persona ya tiene otra candidatura abierta para la misma vacante.'],
  undo_too_late: [409, 'Ya no se puede deshacer: el mensaje ha salido o ha pasado el tiempo.'],
  stale_profile: [
    409,
    'Tu perfil ha cambiado en otra pestaña o en otro dispositivo mientras lo editabas. Lo que has escrito aquí sigue en la página.',
  ],
  candidate_not_created: [500, 'Error creando candidato: {reason}'],
  application_closed: [409, 'Esta candidatura ya está cerrada y no se puede retirar.'],
  vacancy_not_open: [409, 'Esta vacante ya no admite candidaturas.'],
  idempotency_mismatch: [
    422,
    'Este envío ya se hizo con otros datos. Recarga la página y vuelve a enviarlo.',
  ],
  recipient_refused: [
    422,
    'El destinatario no es el de la ficha: los mensajes solo se envían al correo guardado.',
  ],
  status_not_current: [409, 'La candidatura no está en ese estado: cámbialo antes de avisar a la persona.'],
  idempotency_in_progress: [409, 'Este mismo envío todavía está en curso. Espera un momento y repítelo.'],
  idempotency_answer_lost: [
    409,
    'Este envío ya se hizo, pero su respuesta no se conserva. Comprueba el resultado antes de repetirlo.',
  ],

  // files
  cv_required: [422, 'El CV es obligatorio'],
  cv_too_large: [413, 'El CV supera el máximo de 5 MB.'],
  cv_wrong_type: [415, 'El archivo no es un PDF, DOC o DOCX válido.'],
  cv_empty: [422, 'El archivo del CV está vacío.'],
  cv_encrypted: [
    422,
    'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a subirlo.',
  ],
  cv_no_pages: [
    422,
    'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.',
  ],
  cv_nothing_to_say: [422, CV_NOTHING_TO_SAY],
  cv_unprintable: [
    422,
    'No sabemos escribir en el CV estos caracteres: {characters}. Escríbelos de otra manera, o adjunta tu CV como archivo.',
  ],
  cv_would_be_replaced: [
    409,
    'Ya tienes un CV. Confirma que quieres cambiarlo por uno hecho con lo que has escrito.',
  ],
  photos_wrong_type: [415, 'Solo se admiten fotos en formato JPEG o PNG.'],
  photos_too_many: [413, 'Puedes enviar {max} fotos como máximo.'],
  photos_too_large: [
    413,
    'Las fotos pesan demasiado: juntas no pueden superar los 5 MB. Quita alguna o hazlas con menos resolución.',
  ],
  cv_not_found: [404, 'No hay CV adjunto para descargar'],
  upload_failed: [502, 'Error subiendo CV: {reason}'],
  upload_failed_again: [502, 'Error subiendo CV después de reintento: {reason}'],
  upload_lost: [502, 'No se pudo obtener la ruta del archivo subido'],
  upload_lost_again: [502, 'No se pudo obtener la ruta del archivo subido después de reintento'],
  files_too_many: [422, 'Solo se puede enviar un archivo cada vez.'],
  uploads_unavailable: [
    503,
    'Ahora mismo no se pueden recibir archivos por un problema del servidor. No se ha guardado nada; vuelve a intentarlo en unos minutos.',
  ],
  upload_damaged: [
    415,
    'El archivo está dañado: le falta el final. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.',
  ],
  file_damaged: [
    502,
    'El archivo está dañado y no se puede abrir. Hay que recuperarlo de una copia de seguridad o volver a enviarlo.',
  ],
  files_unavailable: [
    503,
    'Ahora mismo no se pueden leer los archivos. Vuelve a intentarlo en unos minutos.',
  ],
  upload_interrupted: [400, 'El envío se ha interrumpido. Vuelve a intentarlo.'],

  // documents that HR asks for
  document_not_found: [404, 'Documento no encontrado'],
  document_already_asked: [409, 'Este documento ya está pedido.'],
  document_closed: [409, 'Este documento ya no admite cambios.'],
  document_stale: [
    409,
    'Este documento ha cambiado mientras lo tenías abierto. Revísalo y vuelve a intentarlo.',
  ],
  document_required: [422, 'Elige el archivo que quieres enviar.'],
  document_too_large: [413, 'El archivo supera el máximo de 5 MB.'],
  document_wrong_type: [415, 'El archivo no es un PDF, DOC, DOCX, JPG o PNG válido.'],
  document_encrypted: [
    422,
    'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a enviarlo.',
  ],
  document_no_pages: [
    422,
    'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a enviarlo.',
  ],
  document_failed: [502, 'No hemos podido guardar el documento y no se ha enviado: vuelve a intentarlo.'],
  document_empty: [422, 'El archivo está vacío.'],
  attachment_too_large: [413, 'Cada archivo adjunto puede ocupar como máximo 5 MB.'],
  attachment_wrong_type: [415, 'Solo se pueden adjuntar archivos PDF, DOC, DOCX, JPEG o PNG válidos.'],
  attachment_encrypted: [
    422,
    'Este PDF está protegido con contraseña y no podríamos abrirlo. Guárdalo sin contraseña y vuelve a enviarlo.',
  ],
  attachment_no_pages: [
    422,
    'Este PDF no tiene ninguna página. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a enviarlo.',
  ],
  attachment_empty: [422, 'El archivo adjunto está vacío.'],
  attachments_too_many: [422, 'Puedes adjuntar como máximo {max} archivos a cada mensaje.'],
  attachment_not_found: [404, 'Este archivo ya no está disponible.'],
  attachment_failed: [
    502,
    'No hemos podido guardar el archivo adjunto. Tu mensaje no se ha enviado: vuelve a intentarlo.',
  ],

  // two records of one person
  merge_not_found: [404, 'Esta unión de fichas no existe o ya se ha deshecho.'],
  merge_stale: [
    409,
    'Una de las dos fichas ha cambiado mientras las comparabas. Revísalas y vuelve a intentarlo.',
  ],
  merge_both_owned: [
    409,
    'Las dos fichas tienen cuenta propia en el portal y no se pueden unir: cada persona conserva la suya.',
  ],
  merge_keep_owned: [409, 'Solo se puede conservar la ficha que tiene cuenta en el portal.'],
  merge_clash: [
    409,
    'Las dos fichas tienen una candidatura abierta para lo mismo. Cierra una de las dos antes de unirlas.',
  ],
  merge_too_old: [409, 'Ya no se puede deshacer: han pasado más de {days} días.'],
  merge_undo_later_first: [409, 'Esta ficha se unió después con otra. Deshaz primero la última unión.'],
  merge_went_on: [
    409,
    'Ya no se puede deshacer: desde la unión ha cambiado el CV o se han escrito mensajes en la conversación.',
  ],

  // notes
  note_not_found: [404, 'Nota no encontrada'],
  note_stale: [
    409,
    'Esta nota ha cambiado en otra pestaña mientras la tenías abierta. Lo que has escrito sigue aquí.',
  ],

  // tasks
  rule_not_found: [404, 'Esta regla ya no existe.'],
  rule_stale: [409, 'Otra persona ha cambiado esta regla mientras la editabas. Revísala y vuelve a guardar.'],
  rule_broken: [409, 'La regla no puede encenderse así. {problems}'],
  rules_limit: [409, 'No puede haber más de {max} reglas. Elimina alguna que ya no uses.'],
  rule_run_not_found: [404, 'Esta regla no hizo eso.'],
  rule_run_undone: [409, 'Ya está deshecho.'],
  rule_run_kept: [409, 'Ya no se puede deshacer: alguien ha seguido desde ahí, o la persona ya lo sabe.'],
  task_not_found: [404, 'Esta tarea ya no existe'],
  task_stale: [409, 'Otra persona ha cambiado esta tarea mientras la tenías abierta. Mírala de nuevo.'],

  // offers
  approval_link_gone: [410, 'Este enlace ya no sirve.'],
  approval_not_waiting: [
    404,
    'Esto ya no espera tu decisión: otra persona ha decidido, ha cambiado o se ha retirado.',
  ],
  offer_not_found: [404, 'Esta oferta ya no existe'],
  proposal_not_found: [404, 'Esta propuesta ya no existe.'],
  proposal_closed: [409, 'El proceso de esta candidatura ha terminado: ya no se puede proponer nada.'],
  offer_stale: [409, 'Esta oferta ha cambiado mientras la tenías abierta. Mírala de nuevo.'],
  offer_exists: [409, 'Esta candidatura ya tiene una oferta en marcha.'],
  offer_application_closed: [409, 'La candidatura está cerrada: no se le puede hacer una oferta.'],
  offer_wrong_state: [409, 'Esto no se puede hacer con una oferta en estado «{estado}».'],
  offer_not_approver: [403, 'Ahora no te toca a ti aprobar esta oferta.'],
  offer_no_approver: [
    409,
    'Nadie puede aprobar esta oferta: hace falta otra persona de administración, o permitir en el panel que quien envía sea quien aprueba.',
  ],
  offer_expiry_past: [409, 'La fecha de caducidad ya ha pasado: elige otra antes de enviarla.'],
  offer_unprintable: [
    409,
    'En el nombre de la persona o en el texto hay letras que no sabemos imprimir. Escríbelas con letras latinas.',
  ],
  offer_no_account: [409, 'La persona no tiene correo: no se le puede enviar la oferta.'],
  offer_gone: [410, 'Este enlace ya no sirve.'],
  offer_expired: [409, 'La oferta ha caducado. Si te sigue interesando, escríbenos.'],
  offer_withdrawn: [409, 'La empresa ha retirado esta oferta.'],
  offer_answered: [409, 'Esta oferta ya tiene respuesta.'],
  offer_code_early: [429, 'Acabamos de enviarte un código. Espera un minuto para pedir otro.'],
  offer_code_many: [429, 'Has pedido demasiados códigos. Escríbenos y lo vemos contigo.'],
  offer_code_no_sms: [409, 'Ahora no podemos enviarlo por SMS. Pídelo por correo.'],
  offer_code_missing: [409, 'Pide un código antes de firmar.'],
  offer_code_expired: [409, 'Este código ya no sirve. Pide otro.'],
  offer_code_wrong: [409, 'El código no es correcto. Intentos que te quedan: {left}.'],
  offer_not_signed: [404, 'El documento firmado todavía no está listo.'],
  offer_not_sent: [404, 'Esta oferta no se ha enviado.'],
  delegation_not_found: [404, 'Esta delegación ya no existe'],
  delegations_limit: [409, 'Ya tienes {max} delegaciones. Termina alguna que no haga falta.'],

  // requisitions
  requisition_not_found: [404, 'Esta solicitud ya no existe'],
  requisition_stale: [409, 'Esta solicitud ha cambiado mientras la tenías abierta. Mírala de nuevo.'],
  requisition_wrong_state: [409, 'Esto no se puede hacer con una solicitud en estado «{estado}».'],
  requisition_not_yours: [403, 'Solo quien la pidió y RRHH pueden cambiar esta solicitud.'],
  requisition_not_approver: [403, 'Ahora no te toca a ti aprobar esta solicitud.'],
  requisition_no_approver: [
    409,
    'Nadie puede aprobar esta solicitud: hace falta otra persona de RRHH o de administración.',
  ],
  requisition_published: [
    409,
    'La vacante «{title}» está publicada. Ciérrala antes de cancelar la solicitud.',
  ],
  requisition_has_vacancy: [
    409,
    'Esta solicitud ya tiene una vacante. Ábrela, o crea otra para las plazas que quedan.',
  ],
  staffing_year_unknown: [404, 'No hay plantilla prevista de ese año'],
  requisition_not_fitting: [
    409,
    'Esta vacante no es del departamento y la posición de la solicitud, o ya ha contratado a más personas que plazas le quedan.',
  ],
  vacancy_has_requisition: [409, 'Esta vacante ya tiene una solicitud de personal.'],
  vacancy_not_linked: [409, 'Esta vacante no es de esta solicitud.'],
  vacancy_has_hires: [409, 'Esta vacante ya ha contratado a alguien: sigue con su solicitud.'],
  vacancy_needs_requisition: [
    409,
    'No se publica ninguna vacante sin solicitud de personal aprobada y con plazas libres. Créala desde su solicitud o vincúlala a una.',
  ],
  vacancy_requisition_cancelled: [409, 'La solicitud de personal de esta vacante está cancelada.'],

  // onboarding
  onboarding_not_found: [404, 'Esta incorporación ya no existe'],
  onboarding_stale: [
    409,
    'Otra persona ha cambiado esta incorporación mientras la tenías abierta. Mírala de nuevo.',
  ],
  onboarding_closed: [409, 'Esta incorporación ya está cerrada.'],
  onboarding_task_not_found: [404, 'Esta tarea ya no existe'],
  onboarding_task_stale: [409, 'Esta tarea ha cambiado mientras la tenías abierta. Mírala de nuevo.'],
  onboarding_task_waits: [409, 'Antes hay que terminar «{name}».'],
  onboarding_task_other: [409, 'Esta tarea no se hace así.'],
  onboarding_value_unreadable: [
    409,
    'Este dato no se puede leer con la clave actual. Hay que escribirlo de nuevo.',
  ],
  onboarding_template_not_found: [404, 'Esta plantilla ya no existe'],
  onboarding_template_stale: [
    409,
    'Otra persona ha cambiado esta plantilla mientras la editabas. Revísala y vuelve a guardar.',
  ],
  onboarding_template_exists: [409, 'Ya hay una plantilla para este departamento y posición.'],
  onboarding_template_last: [
    409,
    'La plantilla general no se elimina: la usan los puestos que no tienen otra.',
  ],

  // threads
  saved_answer_not_found: [404, 'Esta respuesta guardada ya no existe.'],
  saved_answer_stale: [
    409,
    'Alguien ha cambiado esta respuesta mientras la tenías abierta. Lo que has escrito sigue aquí.',
  ],
  saved_answer_taken: [409, 'Ya hay una respuesta con ese título.'],
  saved_answers_limit: [409, 'No caben más respuestas guardadas: borra alguna que no se use.'],
  thread_message_not_found: [404, 'El mensaje ya no está en la conversación.'],
  thread_stale: [409, 'Alguien ha cambiado esta conversación mientras la tenías abierta. Mírala de nuevo.'],
  thread_too_many: [429, 'Has enviado muchos mensajes en poco tiempo. Podrás escribir de nuevo en {wait}.'],

  // channels
  channel_off: [409, 'Este canal no está activado.'],
  channel_unreachable: [503, 'El proveedor del canal no contesta o no acepta la petición. {reason}'],
  channel_no_mobile: [409, 'Esta persona no tiene un móvil válido en su ficha.'],
  channel_no_consent: [409, 'Esta persona no ha aceptado mensajes por este canal.'],
  channel_opted_out: [
    409,
    'Esta persona se ha dado de baja de este canal. Solo ella puede volver a aceptarlo.',
  ],
  channel_window_closed: [
    409,
    'Hace más de 24 horas que no escribe por WhatsApp: solo se le puede enviar una plantilla aprobada.',
  ],
  channel_template_unavailable: [
    409,
    'Esta plantilla no está aprobada, o no está en el idioma de la persona.',
  ],
  channel_limit_reached: [409, 'Se ha alcanzado el límite de mensajes de este mes en este canal.'],
  channel_no_files: [
    409,
    'Por SMS y con una plantilla de WhatsApp no se envían archivos. Envíalos por el portal.',
  ],
  channel_text_too_long: [422, 'El mensaje es demasiado largo para un SMS: caben {max} caracteres.'],
  channel_signature_invalid: [401, 'La firma del aviso no es válida.'],
  channel_verification_failed: [403, 'La palabra de verificación no es la de este canal.'],

  // vacancies
  vacancy_not_found: [404, 'Vacante no encontrada'],
  vacancy_closed: [410, 'Esta vacante está cerrada.'],
  vacancy_stale: [
    409,
    'Otra persona ha cambiado esta vacante mientras la tenías abierta. Mírala de nuevo antes de seguir.',
  ],
  vacancy_has_applications: [409, 'No se puede eliminar una vacante que tiene candidaturas'],
  vacancy_locked_closed: [
    409,
    'Una vacante cerrada no se puede editar. Ábrela en pausa para cambiarla, o duplícala.',
  ],
  vacancy_locked_active: [
    409,
    'Una vacante activa con candidaturas no se puede editar. Ponla en pausa para cambiarla, o duplícala.',
  ],
  phase_not_found: [409, 'Esta fase ya no se usa en la vacante. Elige otra.'],
  phase_in_use: [409, 'Ya ha pasado gente por esta fase: no se puede eliminar. Puedes archivarla.'],
  phase_incomplete: [409, 'Para salir de «{phase}» falta {missing}.'],
  salary_band_missing: [
    422,
    'Para publicar una vacante hay que indicar el salario mínimo y el máximo (Directiva (UE) 2023/970). Si no se puede, una persona administradora tiene que decir por qué.',
  ],
  salary_unusual: [
    422,
    'Un salario de {amount} brutos al año es poco habitual. Compruébalo y, si es correcto, confírmalo.',
  ],
  salary_reason_admin_only: [
    403,
    'Solo una persona administradora puede publicar una vacante sin salario y decir por qué.',
  ],
  tracking_link_not_found: [404, 'Este enlace ya no existe.'],
  tracking_link_exists: [409, 'Ya hay un enlace con ese código. Elige otro.'],
  tracking_link_in_use: [409, 'Por este enlace ya han llegado candidaturas y no se puede eliminar.'],
  tracking_links_limit: [409, 'Ya hay {max} enlaces. Elimina alguno que no se use.'],
  closing_without_reason: [
    422,
    'Quedan personas sin responder: escribe el motivo para cerrar sin responderles.',
  ],
  proposal_link_gone: [
    410,
    'Este enlace ya no sirve: ya no guardamos tus datos o el enlace está incompleto.',
  ],
  nobody_waiting: [409, 'En esta vacante no queda nadie por responder.'],

  // saved views
  view_name_taken: [409, 'Ya tienes una vista con ese nombre.'],
  view_filter_gone: [
    422,
    'La lista no tiene este filtro, valor u orden, o ya no existe: {names}. Quítalo y guarda la vista otra vez.',
  ],
  view_limit: [409, 'Ya tienes {max} vistas guardadas. Elimina una para guardar otra.'],

  // contact
  contact_too_fast: [
    422,
    'El formulario ha llegado tan deprisa que parece enviado por un programa. Espera unos segundos y vuelve a enviarlo: no se ha perdido nada.',
  ],
  contact_form_expired: [
    422,
    'Esta página llevaba demasiado tiempo abierta y no hemos podido comprobar el envío. Vuelve a enviarlo: no se ha perdido nada.',
  ],

  // job alerts
  alert_gone: [410, 'Este enlace ya no sirve: la alerta no existe o ha caducado.'],
  alert_exists: [
    409,
    'Has vuelto a pedir esta alerta: confírmala o date de baja desde el último correo que te enviamos.',
  ],
  alert_limit: [
    409,
    'Ya tienes {max} alertas activas con este correo. Date de baja de una para activar otra.',
  ],

  // interviews
  interview_not_found: [404, 'Entrevista no encontrada'],
  interview_stale: [
    409,
    'Otra persona ha cambiado esta entrevista mientras la tenías abierta. Revísala y vuelve a guardar.',
  ],
  interviewer_busy: [
    409,
    'La persona que entrevista ya tiene otra entrevista a esa hora. Elige otro momento.',
  ],
  participant_busy: [409, '{names}: ya hay otra entrevista a esa hora. Elige otro momento u otra persona.'],
  candidate_busy: [409, 'El candidato ya tiene otra entrevista a esa hora. Elige otro momento.'],
  interview_application_closed: [409, 'Esta candidatura está cerrada y no admite entrevistas nuevas.'],
  interview_not_begun: [
    409,
    'Esta entrevista aún no ha empezado. Si ya se ha hecho antes de su hora, confírmalo.',
  ],
  guide_stale: [
    409,
    'Otra persona ha cambiado esta guía mientras la tenías abierta. Revísala y vuelve a guardar.',
  ],
  interview_note_stale: [409, 'Has cambiado esta nota en otra ventana.'],
  interview_over: [409, 'Esta entrevista ya ha pasado.'],
  interview_cancelled: [409, 'Esta entrevista está cancelada.'],
  interview_link_gone: [410, 'Este enlace ya no sirve.'],
  interview_moved: [
    409,
    'La entrevista ha cambiado desde que te enviamos ese mensaje. Mira el último que has recibido.',
  ],

  // self-scheduling
  availability_not_found: [404, 'Estas horas ya no existen.'],
  availability_stale: [
    409,
    'Otra persona ha cambiado estas horas mientras las tenías abiertas. Revísalas y vuelve a guardar.',
  ],
  no_free_slots: [
    409,
    'Ahora no queda ninguna hora libre. Amplía las franjas o los días, y vuelve a ofrecerlas.',
  ],
  slot_invitation_not_found: [404, 'Esta invitación ya no existe.'],
  slot_missing: [422, 'Elige una hora'],
  slot_taken: [409, 'Esa hora acaba de ocuparse. Elige otra de las que quedan.'],
  slot_already_picked: [409, 'Ya elegiste la hora de esta entrevista.'],
  slot_invitation_expired: [410, 'El plazo para elegir hora ha terminado.'],

  // scorecards
  scorecard_not_held: [409, 'Esta entrevista no se ha celebrado: no hay nada que evaluar.'],
  scorecard_stale: [409, 'Has cambiado tu evaluación en otra ventana. Revísala y vuelve a guardar.'],
  scorecard_criteria_changed: [
    409,
    'Los criterios han cambiado mientras escribías. Lo escrito sigue aquí: revisa las puntuaciones y vuelve a guardar.',
  ],
  scorecard_link_gone: [410, 'Este enlace ya no sirve.'],
  scorecard_already_given: [
    409,
    'Ya habías enviado tu evaluación de esta entrevista, y es la que tiene el equipo de selección.',
  ],
  scorecard_request_not_found: [404, 'Esta petición ya no existe.'],
  scorecard_summary_hidden: [409, 'El resumen se ve y se escribe cuando has dado tu evaluación.'],
  scorecard_summary_stale: [
    409,
    'Otra persona ha cambiado el resumen mientras lo tenías abierto. Revísalo y vuelve a guardar.',
  ],
  scorecard_requests_limit: [409, 'Ya se ha pedido su evaluación a {max} personas.'],
  criterion_not_found: [404, 'Este criterio ya no existe.'],
  criterion_stale: [
    409,
    'Otra persona ha cambiado este criterio mientras lo tenías abierto. Revísalo y vuelve a guardar.',
  ],
  criteria_limit: [409, 'Hay demasiados criterios. Elimina alguno que no se use.'],

  // a person's own data
  export_unavailable: [
    503,
    'Ahora mismo no podemos leer tus archivos. No se ha descargado nada; vuelve a intentarlo en unos minutos.',
  ],
  erasure_of_staff: [
    409,
    'Una cuenta de personal no se borra desde aquí: pídelo a quien administra el sistema.',
  ],
  notice_stale: [
    409,
    'Otra persona ha cambiado este aviso. Vuelve a cargarlo antes de guardar: lo que has escrito sigue aquí.',
  ],
  notice_unchanged: [409, 'El borrador dice lo mismo que el aviso en vigor.'],
  settings_stale: [409, 'Otra persona ha cambiado los plazos a la vez. Vuelve a cargarlos antes de guardar.'],
  hold_exists: [409, 'Esta persona ya tiene una retención.'],
  hold_ended: [409, 'Esta retención ya está levantada.'],
  person_not_found: [404, 'No hay ninguna ficha con ese correo.'],
  erasure_held: [
    409,
    'Ahora no podemos borrar tus datos: {reason} Hemos registrado tu petición y te responderemos antes del {limit}.',
  ],
  keeping_gone: [410, 'Este enlace ya no sirve. Si tienes cuenta, entra en tu portal.'],
  request_stale: [409, 'La solicitud ha cambiado mientras tanto. Mira cómo está antes de seguir.'],
  request_closed: [409, 'Esta solicitud ya está cerrada.'],
  request_not_extendable: [409, 'Solo se puede prorrogar una vez y dentro del primer mes.'],
  identity_not_checked: [409, 'Antes comprueba la identidad de quien lo pide.'],
  request_without_person: [409, 'Esta solicitud no tiene una ficha en el sistema.'],
  request_person_held: [409, 'Hay una retención sobre esta persona: {reason}'],
  request_person_staff: [409, 'La cuenta es de alguien del equipo: se gestiona en la pestaña de usuarios.'],
  erasure_gone: [
    410,
    'Este enlace ya no sirve: la petición ha caducado, se ha cancelado o hay otra más nueva.',
  ],

  // messages
  email_not_found: [404, 'Mensaje no encontrado'],
  email_not_resendable: [409, 'Este mensaje todavía no se puede reenviar.'],
  email_not_delayed: [409, 'Este mensaje ya no está pendiente de envío.'],
  email_not_cancellable: [409, 'Este mensaje ya ha salido o no espera a nada.'],
  email_cancel_by_undo: [
    409,
    'Este mensaje es de un rechazo que aún no se ha enviado: cancela el rechazo en la candidatura.',
  ],
  message_without_candidate: [404, 'Información del candidato no disponible'],
  message_without_interview: [409, 'No hay entrevista programada para este candidato'],
  message_wrong_stage: [409, 'Este mensaje solo se puede enviar cuando la candidatura está en {stage}.'],
  template_not_found: [404, 'Plantilla no encontrada'],
  template_stale: [
    409,
    'Otra persona ha guardado esta plantilla mientras la editabas. Lo que has escrito sigue aquí: mira la versión nueva y vuelve a guardar.',
  ],
  test_without_address: [409, 'Tu cuenta no tiene un correo al que enviar la prueba.'],

  // rejections
  reason_not_found: [404, 'Motivo no encontrado'],
  reason_exists: [409, 'Ya hay un motivo con ese nombre.'],
  reason_in_use: [409, 'Este motivo ya se ha usado y no se puede eliminar. Puedes desactivarlo.'],

  // tags and actions on many
  tag_not_found: [404, 'Esta etiqueta ya no existe.'],
  tag_exists: [409, 'Ya hay una etiqueta con ese nombre.'],
  tags_limit: [409, 'Ya hay {max} etiquetas. Elimina alguna que no se use.'],
  // imports
  import_not_found: [404, 'Esta importación ya no existe.'],
  import_file_required: [422, 'Elige un archivo CSV o XLSX.'],
  import_wrong_type: [
    415,
    'El archivo no es un CSV ni un XLSX que se pueda leer. Si tiene contraseña o es un .xls antiguo, guárdalo como .xlsx.',
  ],
  import_web_page: [
    415,
    'Es una página web guardada como .xls. Ábrela con Excel, guárdala como .xlsx y súbela otra vez.',
  ],
  import_too_large: [413, 'El archivo supera el máximo de 10 MB.'],
  import_unfolds_too_much: [
    422,
    'El archivo ocupa demasiado al abrirlo. Deja en él solo la hoja con las personas.',
  ],
  import_broken_quotes: [
    422,
    'Hay unas comillas que se abren y no se cierran, hacia la fila {row}. Corrígelo y vuelve a subirlo.',
  ],
  import_empty: [422, 'El archivo no tiene ninguna fila debajo de los títulos.'],
  import_too_many_rows: [422, 'El archivo tiene más de {max} filas. Divídelo en varios.'],
  import_too_many_columns: [422, 'El archivo tiene más de {max} columnas.'],
  import_stale: [
    409,
    'La importación ha cambiado desde que la revisaste. Vuelve a revisarla antes de confirmar.',
  ],
  import_started: [409, 'Esta importación ya se ha confirmado.'],
  import_nothing_to_do: [409, 'No hay ninguna fila que se pueda importar.'],
  import_running: [409, 'La importación todavía está en curso.'],
  import_not_running: [409, 'La importación ya no está en curso.'],
  import_not_undoable: [409, 'Esta importación no se puede deshacer.'],
  import_too_old: [409, 'Han pasado más de {days} días y ya no se puede deshacer.'],
  import_row_not_found: [404, 'Esta fila ya no existe.'],
  import_decision_refused: [422, 'Esta fila no admite esa decisión.'],
  cv_draft_not_found: [404, 'Este borrador ya no existe.'],
  cv_draft_stale: [409, 'Otra persona ha cambiado este borrador. Lo hemos actualizado: revísalo.'],
  cv_draft_duplicate: [
    409,
    'Puede ser {name}, que ya está en la lista. Decide qué hacer antes de confirmar.',
  ],
  cv_drafts_too_many: [422, 'No caben más de {max} CV en una misma carpeta.'],
  bulk_not_found: [404, 'Esta acción ya no existe.'],
  bulk_empty: [422, 'No hay ninguna candidatura seleccionada.'],
  bulk_too_many: [422, 'Son más de {max} candidaturas. Filtra más la lista y hazlo por partes.'],
  bulk_nothing_to_do: [409, 'No hay nada que hacer con las candidaturas seleccionadas.'],
  bulk_already_started: [409, 'Ya ha empezado y no se puede deshacer.'],
  bulk_undone: [409, 'Esta acción se ha deshecho. Vuelve a prepararla.'],
  export_busy: [429, 'Ya se están preparando otras exportaciones. Vuelve a intentarlo en un minuto.'],
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

export const statusOf = (code: ErrorCode): number => ERROR_CATALOGUE[code][0];

/** The message of a code with its parameters. */
export function sentenceOf(code: ErrorCode, params: Record<string, string | number> = {}): string {
  return say(ERROR_CATALOGUE[code][1], params);
}
