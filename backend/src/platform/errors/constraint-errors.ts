import { QueryFailedError } from 'typeorm';
import { DomainError } from './domain-error.js';
import type { ErrorCode } from './error-catalogue.js';

/** Error code for each database constraint. */
const CODE_OF_CONSTRAINT: Record<string, ErrorCode> = {
  users_email_uq: 'email_taken',
  cambios_email_pendiente_uq: 'conflict',
  aplicaciones_una_abierta_uq: 'open_application_exists',
  etiquetas_clave_uq: 'tag_exists',
  vistas_guardadas_nombre_uq: 'view_name_taken',
  documentos_vivo_uq: 'document_already_asked',
  plantillas_correo_pk: 'template_stale',
  motivos_rechazo_nombre_uq: 'reason_exists',
  respuestas_guardadas_titulo_uq: 'saved_answer_taken',
  aplicacion_historial_motivo_fk: 'reason_in_use',
  alertas_empleo_viva_uq: 'alert_exists',
  interviews_entrevistador_solape_ex: 'interviewer_busy',
  entrevista_participantes_solape_ex: 'interviewer_busy',
  interviews_candidato_solape_ex: 'candidate_busy',
  departamentos_vacantes_nombre_uq: 'department_exists',
  posiciones_departamento_nombre_uq: 'position_exists',
  // The user's account was erased meanwhile.
  account_tokens_user_fk: 'unauthenticated',
  borradores_usuario_fk: 'unauthenticated',
  calendarios_privados_user_fk: 'unauthenticated',
  cambios_email_user_fk: 'unauthenticated',
  candidates_user_fk: 'unauthenticated',
  codigos_recuperacion_user_fk: 'unauthenticated',
  correos_user_fk: 'unauthenticated',
  mensajes_hilo_autor_user_fk: 'unauthenticated',
  peticiones_idempotentes_user_fk: 'unauthenticated',
  preferencias_usuario_user_fk: 'unauthenticated',
  segundo_factor_user_fk: 'unauthenticated',
  sessions_user_fk: 'unauthenticated',
  solicitudes_borrado_user_fk: 'unauthenticated',
  vistas_guardadas_user_fk: 'unauthenticated',
  borradores_vacante_fk: 'vacancy_not_found',
  borradores_cv_vacante_fk: 'vacancy_not_found',
  // A vacancy is deleted only without applications: one was created meanwhile.
  aplicaciones_vacante_fk: 'vacancy_has_applications',
  candidates_vacante_fk: 'vacancy_has_applications',
  // Whoever deletes a phase looks first whether somebody has been in it: it was deleted while somebody was moved there.
  aplicaciones_fase_fk: 'phase_not_found',
  aplicacion_historial_fase_fk: 'phase_not_found',
  campos_propios_clave_uq: 'conflict',
  enlaces_vacante_codigo_uq: 'tracking_link_exists',
  claves_api_nombre_uq: 'api_key_name_taken',
  webhooks_url_uq: 'webhook_exists',
  llaves_acceso_credencial_uq: 'passkey_refused',
  llaves_acceso_user_fk: 'unauthenticated',
  proveedores_oidc_emisor_uq: 'oidc_provider_exists',
  proveedores_oidc_posicion_uq: 'conflict',
  identidades_oidc_sujeto_uq: 'conflict',
  identidades_oidc_cuenta_uq: 'conflict',
  ofertas_viva_uq: 'offer_exists',
  plantillas_incorporacion_lugar_uq: 'onboarding_template_exists',
};

/** Error code for each SQLSTATE, whatever the statement. */
const CODE_OF_STATE: Record<string, ErrorCode> = {
  // Serialization failure or deadlock after all retries.
  '40001': 'conflict',
  '40P01': 'conflict',
  // Lock time-out; also possible for reads.
  '55P03': 'busy',
  // A standby, or a primary that has become one.
  '25006': 'read_only',
};

interface PostgresError {
  code?: string;
  constraint?: string;
}

/** The PostgreSQL error inside a TypeORM error, or null. */
export function postgresError(error: unknown): PostgresError | null {
  return error instanceof QueryFailedError ? (error.driverError as PostgresError) : null;
}

/** The domain error of a constraint violation or a lost race; otherwise null. */
export function errorOfConstraint(error: unknown): DomainError | null {
  const pg = postgresError(error);
  if (!pg) return null;
  const code = pg.constraint ? CODE_OF_CONSTRAINT[pg.constraint] : undefined;
  if (code) return new DomainError(code);
  // Unstorable text, such as a NUL: not typed by a person.
  if (pg.code === '22021' || pg.code === '22P05') return new DomainError('bad_request');
  const meaning = pg.code === undefined ? undefined : CODE_OF_STATE[pg.code];
  return meaning ? new DomainError(meaning) : null;
}
