import {
  CONTACT_TOPIC_LABEL,
  EMAIL_KINDS,
  HR_TEAM,
  PROFILE_FIELDS,
  RECOMENDACION_LABEL,
} from '@hiring/contract';
import { In, IsNull, Not, Raw } from 'typeorm';
import { forgetInViews } from '../../auth/preferences/forget-in-views.js';
import { RecoveryCode } from '../../auth/second-factor/recovery-code.entity.js';
import { SecondFactor } from '../../auth/second-factor/second-factor.entity.js';
import { deviceOf } from '../../auth/sign-in/device.rules.js';
import { eraseImported, readImported } from '../../candidates/recruiting/imports/imported-data.js';
import { listProvenance } from '../../candidates/recruiting/imports/provenance.service.js';
import { eraseAbsorbed, readAbsorbed } from '../../candidates/recruiting/merges/absorbed-records.js';
import { forgetTaskMails } from '../../candidates/people/tasks/forget-task-mails.js';
import { qualificationsOf } from '../../candidates/people/qualifications/qualifications.service.js';
import { readToldPrograms } from '../../integrations/webhooks/told-programs.js';
import { forgetUnassigned } from '../../inbound/unassigned/forget-unassigned.js';
import { minutesOf } from '../../interviews/emails/interview-words.js';
import { withoutLink } from '../../mail/emails/one-time-link.js';
import { forgetAnswers } from '../../platform/http/idempotency/forget-answers.js';
import { Vacancy } from '../../vacancies/vacancy.entity.js';
import { type PersonalTable, type TableName, told, untold } from './personal-table.js';
import { blockOffers, toldOffers } from '../../offers/block-offers.js';
import { forgetOnboardingMails, toldOnboarding } from '../../onboarding/told-onboarding.js';
import { customValues } from '../../fields/told-values.js';
import { readShownNotices } from './shown-notices.js';

/**
 * What each table has about people who apply: which columns a copy of their data tells, and what an erasure does. The
 * end of retention erases the same. A new table or column does not compile without an entry; personal-tables.spec.ts
 * compares the entries with the foreign keys.
 */
export const PERSONAL_TABLES: Record<TableName, PersonalTable> = {
  // The account
  users: told('users', {
    part: 'cuenta',
    single: true,
    of: ({ userId }) => (userId ? { id: userId } : null),
    copied: [
      'email',
      'nombre',
      'apellidos',
      'departamento',
      'posicion',
      'activo',
      'canal_registro',
      'vacante_registro_id',
    ],
    renamed: {
      role: 'rol',
      email_verified_at: 'email_verificado_at',
      last_sign_in_at: 'ultima_entrada_at',
      created_at: 'creada_at',
    },
    made: {
      tiene_contrasena: ({ password_hash }) => password_hash !== null,
      segundo_factor_activado_at: async ({ id }, { manager }) =>
        (await manager.findOneBy(SecondFactor, { user_id: id }))?.activado_at ?? null,
      codigos_recuperacion_sin_usar: ({ id }, { manager }) =>
        manager.countBy(RecoveryCode, { user_id: id, usado_at: IsNull() }),
    },
    withheld: {
      ids: ['id'],
      secret: ['password_hash'],
      repeated: ['aviso_version', 'aviso_mostrado_at'],
      system: ['email_normalizado', 'idioma', 'busqueda', 'updated_at'],
    },
  }),
  cambios_email: told('cambios_email', {
    part: 'cuenta',
    as: 'cambios_email',
    by: 'user_id',
    order: { created_at: 'DESC' },
    copied: ['email_nuevo', 'email_anterior', 'confirmado_at', 'cancelado_at', 'objetado_at'],
    renamed: { created_at: 'solicitado_at' },
    withheld: { ids: ['id', 'user_id', 'session_id'], system: ['anterior_verificado_at', 'expires_at'] },
  }),
  sessions: told('sessions', {
    part: 'sesiones',
    of: 'user_id',
    order: { created_at: 'DESC' },
    renamed: {
      user_agent: 'navegador',
      created_at: 'abierta_at',
      last_seen_at: 'usada_at',
      expires_at: 'caduca_at',
      revoked_at: 'cerrada_at',
    },
    made: { dispositivo: ({ user_agent }) => deviceOf(user_agent) },
    withheld: {
      ids: ['id', 'user_id'],
      secret: ['refresh_hash', 'previous_hash'],
      system: [
        'rotated_at',
        'proven_at',
        'revoked_reason',
        'identidad_oidc_id',
        'oidc_sid',
        'llave_acceso_id',
        'doble_factor',
      ],
    },
  }),
  preferencias_usuario: told('preferencias_usuario', {
    part: 'preferencias',
    as: 'preferencias',
    of: 'user_id',
    copied: ['clave', 'valor'],
    withheld: { ids: ['user_id'], system: ['updated_at'] },
  }),
  vistas_guardadas: told('vistas_guardadas', {
    part: 'preferencias',
    as: 'vistas',
    of: 'user_id',
    order: { orden: 'ASC' },
    copied: ['nombre', 'consulta'],
    withheld: {
      ids: ['id', 'user_id'],
      system: ['recurso', 'orden', 'predeterminada', 'created_at', 'updated_at'],
    },
    // Other people's views may name the person.
    erase: forgetInViews,
  }),
  suscripciones_push: told('suscripciones_push', {
    part: 'suscripciones_push',
    of: 'user_id',
    order: { created_at: 'ASC', id: 'ASC' },
    copied: ['dispositivo', 'created_at'],
    made: { servicio: ({ endpoint }) => new URL(endpoint).host },
    withheld: { ids: ['id', 'user_id', 'session_id'], secret: ['endpoint', 'p256dh', 'auth'] },
  }),
  borradores_candidatura: told('borradores_candidatura', {
    part: 'borradores',
    of: 'user_id',
    relations: { cv: true },
    order: { updated_at: 'DESC', id: 'ASC' },
    copied: [
      'vacante_id',
      'paso',
      'valores',
      'respuestas',
      'canal',
      'cv_modo',
      'propuestas',
      'created_at',
      'updated_at',
    ],
    withheld: { ids: ['id', 'user_id', 'cv_archivo_id'], system: ['versiones', 'en_espera', 'version'] },
    files: ({ cv }) => (cv ? [{ archivoId: cv.id, name: cv.nombre_original }] : []),
  }),
  peticiones_idempotentes: told('peticiones_idempotentes', {
    part: 'peticiones_recientes',
    of: 'user_id',
    order: { created_at: 'ASC' },
    copied: ['ruta'],
    renamed: { created_at: 'fecha' },
    withheld: {
      ids: ['user_id'],
      secret: ['titular', 'clave', 'huella', 'contestacion', 'respuesta', 'respuesta_clave'],
      system: ['intento', 'ocupada_hasta', 'hecha', 'estado_http', 'nombra'],
    },
    erase: forgetAnswers,
  }),

  // The person
  candidates: told('candidates', {
    part: 'perfil',
    single: true,
    // Removed ones too: they are still held.
    of: ({ candidateId, userId }) =>
      candidateId ? { id: candidateId } : userId ? { user_id: userId } : null,
    copied: [...PROFILE_FIELDS, 'aviso_version', 'aviso_mostrado_at', 'created_at', 'updated_at'],
    made: customValues('persona'),
    withheld: {
      ids: ['id', 'user_id', 'cv_archivo_id'],
      made: ['campos'],
      repeated: [
        'aplicacion_actual_id',
        'aplicacion_version',
        'vacante_id',
        'otras_abiertas',
        'estado',
        'etapa',
        'prioridad',
        'fecha_aplicacion',
        'fecha_respuesta',
        'fecha_contratacion',
        'espera_desde',
        'feedback_rrhh',
        'retirada_at',
        'entrevista_fecha',
        'entrevista_hora',
        'entrevista_tipo',
        'entrevista_ubicacion',
      ],
      system: ['deleted_at', 'modificado_at', 'busqueda', 'ciudad_busqueda', 'habilidades_busqueda'],
    },
  }),
  cualificaciones: {
    table: 'cualificaciones',
    part: 'cualificaciones',
    read: async ({ manager, subject: { candidateId } }, { clock }) =>
      candidateId && (await qualificationsOf(manager, candidateId, clock.now())),
  },
  consentimientos: told('consentimientos', {
    part: 'consentimientos',
    of: 'candidato_id',
    order: { otorgado_at: 'ASC' },
    copied: ['finalidad', 'version', 'aviso_version', 'otorgado_at', 'retirado_at'],
    withheld: { ids: ['id', 'candidato_id'] },
  }),
  consentimientos_canal: told('consentimientos_canal', {
    part: 'consentimientos_canal',
    of: 'candidato_id',
    order: { canal: 'ASC' },
    copied: ['canal', 'acepta', 'origen', 'decidido_at', 'ultimo_mensaje_at'],
    withheld: { ids: ['id', 'candidato_id'], staff: ['decidido_por'] },
  }),
  cv_historial: told('cv_historial', {
    part: 'cv',
    of: 'candidato_id',
    relations: { archivo: true },
    order: { desde: 'DESC', id: 'DESC' },
    copied: ['origen', 'desde', 'hasta'],
    made: {
      nombre: ({ archivo }) => archivo.nombre_original,
      tipo: ({ archivo }) => archivo.tipo,
      bytes: ({ archivo }) => archivo.bytes,
    },
    withheld: { ids: ['id', 'candidato_id', 'archivo_id'] },
    files: ({ archivo }, number) => [
      { archivoId: archivo.id, name: `cv-${number}-${archivo.nombre_original}` },
    ],
  }),
  notas_candidato: told('notas_candidato', {
    part: 'notas_internas',
    of: 'candidato_id',
    order: { created_at: 'ASC', id: 'ASC' },
    copied: ['texto', 'created_at', 'editada_at'],
    renamed: { deleted_at: 'eliminada_at' },
    withheld: {
      ids: ['id', 'candidato_id', 'aplicacion_id'],
      staff: ['autor_id'],
      system: ['causa', 'version', 'privada'],
    },
  }),
  tareas: told('tareas', {
    part: 'tareas',
    of: 'candidato_id',
    order: { created_at: 'ASC', id: 'ASC' },
    copied: ['titulo', 'detalle', 'vence_el', 'hecha_at', 'created_at'],
    withheld: {
      ids: ['id', 'candidato_id', 'aplicacion_id', 'vacante_id', 'entrevista_id', 'anterior_id'],
      staff: ['asignada_a', 'creada_por', 'hecha_por'],
      system: ['repite', 'dia_mes', 'version', 'updated_at'],
    },
    erase: forgetTaskMails,
  }),
  candidato_etiquetas: told('candidato_etiquetas', {
    part: 'etiquetas',
    of: 'candidato_id',
    relations: { etiqueta: true },
    order: { created_at: 'ASC', id: 'ASC' },
    copied: ['created_at'],
    made: { nombre: ({ etiqueta }) => etiqueta.nombre },
    withheld: { ids: ['id', 'candidato_id', 'etiqueta_id'] },
  }),
  fusiones: { table: 'fusiones', part: 'fichas_unidas', read: readAbsorbed, erase: eraseAbsorbed },
  procedencias: {
    table: 'procedencias',
    part: 'procedencia',
    read: async ({ manager, subject: { candidateId } }) =>
      (candidateId ? await listProvenance(manager, candidateId) : []).map(
        ({ nombre, origen, informados_el, fecha }) => ({ archivo: nombre, origen, informados_el, fecha }),
      ),
  },
  importacion_filas: {
    table: 'importacion_filas',
    part: 'filas_importadas',
    read: readImported,
    erase: eraseImported,
  },

  // Applications
  aplicaciones_vacantes: told('aplicaciones_vacantes', {
    part: 'candidaturas',
    of: 'candidato_id',
    relations: { vacante: true },
    order: { fecha_aplicacion: 'ASC', id: 'ASC' },
    copied: [
      'departamento',
      'posicion',
      'prioridad',
      'fecha_aplicacion',
      'fecha_contratacion',
      'retirada_at',
      'feedback_rrhh',
      'notas_rrhh',
      'canal',
      'cuestionario_respuestas',
    ],
    // A rejection that has not been sent is not told this way, nor by the date of its answer.
    renamed: { estado_candidato: 'estado' },
    made: {
      ...customValues('candidatura'),
      vacante: ({ vacante }) => vacante?.titulo ?? null,
      fecha_respuesta: ({ estado, estado_candidato, fecha_respuesta }) =>
        estado === estado_candidato ? fecha_respuesta : null,
    },
    withheld: {
      ids: ['id', 'candidato_id', 'vacante_id', 'fase_id'],
      made: ['estado', 'fecha_respuesta', 'campos'],
      system: [
        'en_fase_desde',
        'etapas_alcanzadas',
        'deleted_at',
        'version',
        'created_at',
        'updated_at',
        'modificado_at',
      ],
    },
  }),
  aplicacion_historial: told('aplicacion_historial', {
    part: 'candidaturas',
    as: 'historial',
    by: 'aplicacion_id',
    where: { visible_at: Not(IsNull()), deshecha_at: IsNull() },
    relations: { motivo_rechazo: true, fase: true },
    order: { created_at: 'ASC', id: 'ASC' },
    copied: ['tipo', 'de', 'a', 'mensaje_candidato'],
    renamed: { created_at: 'fecha' },
    made: {
      motivo_rechazo: ({ motivo_rechazo }) => motivo_rechazo?.nombre,
      fase: ({ fase }) => fase?.nombre,
    },
    withheld: {
      ids: ['id', 'aplicacion_id', 'motivo_rechazo_id', 'fase_id'],
      staff: ['actor_id'],
      system: ['antes', 'estancia_etapa', 'estancia_desde', 'visible_at', 'deshecha_at'],
    },
  }),
  propuestas_equipo: told('propuestas_equipo', {
    part: 'candidaturas',
    as: 'propuestas',
    by: 'aplicacion_id',
    order: { created_at: 'ASC', id: 'ASC' },
    copied: ['propuesta', 'motivo', 'resultado', 'created_at'],
    renamed: { resuelta_at: 'resuelta' },
    withheld: { ids: ['id', 'aplicacion_id'], staff: ['usuario_id', 'autor', 'resuelta_por'] },
  }),
  // What happened to an application by itself.
  ejecuciones_regla: told('ejecuciones_regla', {
    part: 'candidaturas',
    as: 'reglas',
    by: 'aplicacion_id',
    where: { error: IsNull() },
    order: { at: 'ASC', id: 'ASC' },
    copied: ['regla', 'deshecha_at'],
    renamed: { at: 'fecha' },
    made: { hecho: ({ acciones }) => acciones.map(({ texto }) => texto) },
    withheld: {
      ids: ['id', 'regla_id', 'aplicacion_id'],
      made: ['acciones'],
      staff: ['deshecha_por'],
      system: ['clave', 'error', 'motivo'],
    },
  }),
  // Signed ones are set apart; the others go with the application.
  ofertas: { table: 'ofertas', part: 'ofertas', read: toldOffers, erase: blockOffers },
  // Goes with the application.
  incorporaciones: {
    table: 'incorporaciones',
    part: 'incorporaciones',
    read: (reading, { sealed }) => toldOnboarding(reading, sealed),
    erase: forgetOnboardingMails,
  },
  documentos_solicitados: told('documentos_solicitados', {
    part: 'documentos',
    of: 'candidato_id',
    relations: { archivo: true },
    order: { created_at: 'DESC', id: 'DESC' },
    copied: ['nombre', 'instrucciones', 'estado', 'motivo', 'plazo', 'subido_at', 'created_at'],
    made: { archivo: ({ archivo }) => archivo?.nombre_original ?? null },
    withheld: {
      ids: ['id', 'candidato_id', 'aplicacion_id', 'archivo_id'],
      staff: ['solicitado_por'],
      system: ['version', 'updated_at'],
    },
    files: ({ archivo }, number) =>
      archivo ? [{ archivoId: archivo.id, name: `documento-${number}-${archivo.nombre_original}` }] : [],
  }),
  mensajes_hilo: told('mensajes_hilo', {
    part: 'conversacion',
    of: 'candidato_id',
    relations: { adjuntos: { archivo: true } },
    order: { orden: 'ASC' },
    copied: ['texto', 'canal', 'citado', 'nota', 'created_at'],
    made: {
      archivos_no_guardados: ({ rechazados }) => rechazados.map(({ nombre }) => nombre),
      autor: ({ autor }) => (autor === 'rrhh' ? HR_TEAM : 'Tú'),
      adjuntos: ({ adjuntos }) => adjuntos.map(({ archivo }) => archivo.nombre_original),
      leido_at: ({ autor, leido_candidato_at, leido_rrhh_at }) =>
        autor === 'rrhh' ? leido_candidato_at : leido_rrhh_at,
    },
    withheld: {
      ids: ['id', 'candidato_id', 'aplicacion_id'],
      staff: ['autor_user_id'],
      made: ['autor', 'leido_candidato_at', 'leido_rrhh_at', 'rechazados'],
      system: ['orden', 'causa', 'message_id'],
    },
    files: ({ orden, adjuntos }) =>
      adjuntos.map(({ posicion, archivo }) => ({
        archivoId: archivo.id,
        name: `conversacion/${orden}-${posicion + 1}-${archivo.nombre_original}`,
      })),
  }),
  notificaciones: told('notificaciones', {
    part: 'notificaciones',
    of: 'candidato_id',
    order: { created_at: 'ASC', id: 'ASC' },
    copied: ['tipo', 'titulo', 'texto', 'leida_at', 'created_at'],
    withheld: { ids: ['id', 'candidato_id', 'aplicacion_id'], system: ['causa', 'enlace'] },
  }),
  invitaciones_vacante: told('invitaciones_vacante', {
    part: 'invitaciones_vacante',
    of: 'candidato_id',
    order: { created_at: 'ASC' },
    copied: ['estado'],
    renamed: { created_at: 'enviada', vista_at: 'vista', respondida_at: 'respondida' },
    made: {
      vacante: async ({ vacante_id }, { manager }) =>
        (await manager.findOneByOrFail(Vacancy, { id: vacante_id })).titulo,
    },
    withheld: { ids: ['id', 'candidato_id', 'vacante_id', 'aplicacion_id'], staff: ['invitada_por'] },
  }),

  // Interviews
  interviews: told('interviews', {
    part: 'entrevistas',
    of: 'candidato_id',
    order: { inicio: 'ASC' },
    copied: [
      'id',
      'aplicacion_id',
      'inicio',
      'zona',
      'tipo',
      'ubicacion',
      'link_virtual',
      'estado',
      'notas',
      'feedback',
      'resumen',
    ],
    renamed: { deleted_at: 'eliminada', created_at: 'creada' },
    made: { duracion_min: minutesOf },
    withheld: {
      ids: ['candidato_id'],
      staff: ['entrevistador_id', 'entrevistador_nombre'],
      made: ['fin'],
      system: [
        'secuencia',
        'version',
        'recordatorio_de',
        'recordatorio_2h_de',
        'antes',
        'resumen_version',
        'updated_at',
        'modificado_at',
      ],
    },
  }),
  entrevista_peticiones: told('entrevista_peticiones', {
    part: 'entrevistas',
    as: 'peticiones',
    by: 'entrevista_id',
    order: { created_at: 'ASC' },
    copied: ['texto', 'propuestas'],
    renamed: { inicio: 'para', created_at: 'pedida' },
    withheld: { ids: ['id', 'entrevista_id'] },
  }),
  notas_entrevista: told('notas_entrevista', {
    part: 'entrevistas',
    as: 'notas_de_quien_entrevista',
    by: 'entrevista_id',
    order: { updated_at: 'ASC' },
    copied: ['pregunta', 'texto'],
    renamed: { updated_at: 'escrita' },
    withheld: { ids: ['id', 'entrevista_id'], staff: ['autor_id'], system: ['clave', 'version'] },
  }),
  invitaciones_cita: told('invitaciones_cita', {
    part: 'citas_ofrecidas',
    of: 'candidato_id',
    order: { created_at: 'ASC' },
    copied: ['aplicacion_id', 'entrevista_id'],
    renamed: { created_at: 'ofrecida', caduca_at: 'caduca', revocada_at: 'retirada', usada_at: 'elegida' },
    withheld: { ids: ['id', 'candidato_id', 'disponibilidad_id'], staff: ['creada_por'] },
  }),
  evaluaciones: told('evaluaciones', {
    part: 'evaluaciones',
    of: ({ candidateId }) => (candidateId ? { aplicacion: { candidato_id: candidateId } } : null),
    order: { created_at: 'ASC', id: 'ASC' },
    copied: ['entrevista_id', 'comentario'],
    renamed: { updated_at: 'fecha' },
    made: {
      puntuaciones: (card) => card.puntuaciones.map(({ nombre, puntos }) => ({ criterio: nombre, puntos })),
      recomendacion: ({ recomendacion }) => RECOMENDACION_LABEL[recomendacion],
    },
    withheld: {
      ids: ['id', 'aplicacion_id', 'peticion_id'],
      staff: ['autor_id', 'autor_nombre'],
      made: ['puntuaciones', 'recomendacion'],
      system: ['version', 'created_at'],
    },
  }),

  // What was written down on the way
  correos: told('correos', {
    part: 'mensajes',
    of: ({ userId, candidateId }) => [
      ...(userId ? [{ user_id: userId }] : []),
      ...(candidateId
        ? [
            {
              candidato_id: candidateId,
              destinatario: Raw(
                (column) =>
                  `lower(${column}) = (SELECT lower(p.email) FROM candidates p WHERE p.id = :candidateId)`,
                { candidateId },
              ),
            },
          ]
        : []),
    ],
    // Pending ones may contain a decision that the person does not know yet.
    where: { estado: In(['enviado', 'capturado', 'fallido']) },
    order: { created_at: 'ASC' },
    copied: ['destinatario', 'asunto', 'estado', 'enviado_at', 'entrega', 'entrega_at'],
    renamed: { created_at: 'escrito_at' },
    made: {
      tipo: ({ plantilla }) => EMAIL_KINDS[plantilla].label,
      texto: (message) => withoutLink(message).texto,
    },
    withheld: {
      ids: [
        'id',
        'user_id',
        'session_id',
        'candidato_id',
        'aplicacion_id',
        'historial_id',
        'contacto_id',
        'alerta_id',
        'entrevista_id',
      ],
      staff: ['creado_por'],
      made: ['plantilla', 'html', 'texto'],
      system: [
        'causa',
        'de_cuenta',
        'calendario',
        'responder_a',
        'volver_a',
        'idioma',
        'enviar_desde',
        'entrega_codigo',
        'retenido_at',
        'reclamado_at',
        'intentos',
        'ultimo_error',
        'busqueda',
        'updated_at',
      ],
    },
  }),
  system_logs: told('system_logs', {
    part: 'registro',
    of: ({ userId, candidateId }) => [
      ...(userId ? [{ actor_id: userId }, { entity_id: userId }] : []),
      ...(candidateId ? [{ entity_id: candidateId }] : []),
    ],
    order: { id: 'ASC' },
    renamed: { created_at: 'fecha', action: 'accion', details: 'detalle' },
    made: {
      hecho_por: ({ actor_id }, { subject }) =>
        actor_id === null ? 'sistema' : actor_id === subject.userId ? 'tú' : 'personal',
    },
    withheld: { ids: ['id', 'entity', 'entity_id'], made: ['actor_id'], system: ['level', 'cambios'] },
  }),
  webhook_eventos: {
    table: 'webhook_eventos',
    part: 'avisos_a_otros_programas',
    read: readToldPrograms,
  },
  avisos_privacidad: { table: 'avisos_privacidad', part: 'avisos_mostrados', read: readShownNotices },

  // Held under an address
  alertas_empleo: told('alertas_empleo', {
    part: 'alertas_empleo',
    address: 'email',
    order: { created_at: 'ASC' },
    copied: ['email', 'criterios', 'aviso_version', 'confirmada_at', 'baja_at'],
    renamed: { created_at: 'pedida_at' },
    withheld: { ids: ['id'], secret: ['criterios_hash'], system: ['idioma', 'ultima_revision'] },
  }),
  mensajes_contacto: told('mensajes_contacto', {
    part: 'mensajes_contacto',
    address: 'lower(email)',
    order: { created_at: 'ASC' },
    copied: ['referencia', 'nombre', 'email', 'telefono', 'empresa', 'mensaje'],
    renamed: { created_at: 'enviado_at' },
    made: { asunto: ({ servicio }) => CONTACT_TOPIC_LABEL[servicio] },
    withheld: {
      ids: ['id'],
      secret: ['clave', 'visitante'],
      made: ['servicio'],
      repeated: ['aviso_version'],
      system: ['tipo', 'con_recibo'],
    },
  }),

  // Its files are given up with the row.
  correos_sin_asignar: told('correos_sin_asignar', {
    part: 'correos_sin_asignar',
    address: 'lower(remitente)',
    order: { recibido_at: 'ASC' },
    copied: ['canal', 'remitente', 'remitente_nombre', 'asunto', 'texto', 'recibido_at'],
    made: { adjuntos: ({ adjuntos }) => adjuntos.map(({ nombre }) => nombre) },
    withheld: { ids: ['id', 'archivo_id', 'sugerido_id'], made: ['adjuntos'], system: ['motivo'] },
    erase: forgetUnassigned,
  }),

  // Data protection
  solicitudes_derechos: told('solicitudes_derechos', {
    part: 'solicitudes_derechos',
    of: ({ userId, candidateId }) => [
      ...(userId ? [{ user_id: userId }] : []),
      ...(candidateId ? [{ candidato_id: candidateId }] : []),
    ],
    order: { recibida_el: 'ASC', created_at: 'ASC' },
    copied: [
      'tipo',
      'estado',
      'canal',
      'recibida_el',
      'vence_el',
      'nombre',
      'email',
      'detalle',
      'prorroga_motivo',
      'respuesta',
      'cerrada_at',
    ],
    withheld: {
      ids: ['id', 'candidato_id', 'user_id', 'origen_id'],
      staff: ['identidad_por', 'creada_por'],
      system: ['prorrogada_at', 'identidad_at', 'version', 'created_at', 'updated_at'],
    },
    // The request and its date are kept as proof, without the person.
    emptied: { nombre: null, email: null, detalle: null, candidato_id: null, user_id: null },
  }),
  plazos_conservacion: told('plazos_conservacion', {
    part: 'conservacion',
    single: true,
    key: 'candidato_id',
    of: 'candidato_id',
    copied: ['avisada_at'],
    renamed: { actividad_at: 'ultima_actividad_at', cuarentena_at: 'en_cuarentena_desde' },
    withheld: { ids: ['candidato_id', 'aviso_id'], system: ['cerrada', 'contratada', 'estado'] },
  }),
  retenciones: told('retenciones', {
    part: 'conservacion',
    as: 'retenciones',
    by: 'candidato_id',
    order: { created_at: 'ASC' },
    copied: ['motivo', 'hasta', 'levantada_at'],
    renamed: { created_at: 'desde' },
    withheld: { ids: ['id', 'candidato_id'], staff: ['creada_por', 'levantada_por'] },
  }),

  // What they say of people is told in the parts above.
  ...untold('erased', 'archivos', 'borradores_cv', 'importaciones'),
  ...untold(
    'goes',
    'account_tokens',
    'calendarios_privados',
    'enlaces_aprobacion',
    'claves_api',
    'claves_api_secretos',
  ),
  llaves_acceso: told('llaves_acceso', {
    part: 'cuenta',
    as: 'llaves_acceso',
    by: 'user_id',
    order: { created_at: 'ASC' },
    copied: ['nombre', 'usada_at'],
    renamed: { created_at: 'anadida_at' },
    withheld: {
      ids: ['id', 'user_id'],
      secret: ['credencial_id', 'clave_publica', 'contador'],
      system: ['sitio'],
    },
  }),
  // Of staff: who they are at the company's identity provider.
  ...untold('goes', 'entradas_oidc', 'identidades_oidc'),
  ...untold('goes', 'codigos_recuperacion', 'idempotency_keys', 'segundo_factor', 'solicitudes_borrado'),
  ...untold('goes', 'equipo_departamento', 'equipo_vacante', 'vistas_equipo'),
  ...untold(
    'goes',
    'busqueda_candidatos',
    'cv_textos',
    'disponibilidades',
    'hilos',
    'mensajes_hilo_adjuntos',
    // How far a message of the conversation has come, and files of it that are not part of it yet.
    'envios_canal',
    'medios_canal',
  ),
  ...untold('goes', 'acciones_masivas', 'acciones_masivas_filas', 'respuestas_vacante_filas'),
  ...untold(
    'goes',
    'disponibilidades_entrevista',
    'entrevista_participantes',
    'eventos_regla',
    'peticiones_evaluacion',
    'aprobaciones_oferta',
    'delegaciones_aprobacion',
    'tareas_incorporacion',
  ),
  ...untold('goes', 'webhook_entregas', 'webhook_intentos'),
  ...untold('unlinked', 'enlaces_vacante', 'plantillas_correo', 'respuestas_vacante', 'vacantes_historial'),
  ...untold('unlinked', 'webhooks'),
  ...untold(
    'nothing',
    'alertas_ediciones',
    'alertas_publicaciones',
    'etiquetas',
    'vacante_textos',
    'vacantes',
  ),
  ...untold(
    'nothing',
    'campos_propios',
    'criterios_evaluacion',
    'departamentos_vacantes',
    'fases',
    'guias_entrevista',
    'motivos_rechazo',
    'respuestas_guardadas',
    'aprobadores_oferta',
    'aprobadores_solicitud',
    'plantilla_prevista',
    'plantillas_incorporacion',
  ),
  ...untold('nothing', 'posiciones_departamento', 'privacidad_config', 'system_config', 'tiempos_respuesta'),
  // Kept for an authority that asks, and read by nobody else: the law names the term.
  ...untold('nothing', 'ofertas_bloqueadas'),
  // Ids and digests that lead to nobody: decision 10.
  ...untold('nothing', 'bloqueados', 'borrados', 'correos_recibidos', 'eliminados'),
  ...untold('nothing', 'mensajes_canal_recibidos', 'estados_canal', 'consumo_canal', 'plantillas_whatsapp'),
  ...untold('nothing', 'system_log_checks', 'system_log_keys', 'system_log_seals', 'system_log_waiting'),
  // Who uploaded, changed or switched it on goes with the account.
  // About the company's own staff, also who is replaced: nobody who applies.
  ...untold('unlinked', 'solicitudes_personal', 'aprobaciones_solicitud'),
  ...untold(
    'unlinked',
    'buzon_entrada',
    'canales_mensajes',
    'certificado_empresa',
    'proveedores_oidc',
    'reglas',
  ),
  ...untold(
    'nothing',
    'busquedas_por_rehacer',
    'retos_usados',
    'claves_push',
    'copias_seguridad',
    'counters',
    'migrations',
  ),
  ...untold('nothing', 'pgboss.job', 'rate_limits', 'sistema_comprobaciones', 'sistema_disponibilidad'),
  ...untold('nothing', 'sistema_reloj', 'version_busqueda', 'version_publica'),
};
