import { QueryFailedError } from 'typeorm';
import { DomainError } from './domain-error.js';
import type { ErrorCode } from './error-catalogue.js';

/** The code that a violated constraint of the database means to people. */
const CODE_OF_CONSTRAINT: Record<string, ErrorCode> = {
  users_email_uq: 'email_taken',
  cambios_email_pendiente_uq: 'conflict',
  aplicaciones_una_abierta_uq: 'open_application_exists',
  etiquetas_clave_uq: 'tag_exists',
  vistas_guardadas_nombre_uq: 'view_name_taken',
  documentos_vivo_uq: 'document_already_asked',
  plantillas_correo_pk: 'template_stale',
  motivos_rechazo_nombre_uq: 'reason_exists',
  aplicacion_historial_motivo_fk: 'reason_in_use',
  alertas_empleo_viva_uq: 'alert_exists',
  interviews_entrevistador_solape_ex: 'interviewer_busy',
  interviews_candidato_solape_ex: 'candidate_busy',
  departamentos_vacantes_nombre_uq: 'department_exists',
  posiciones_departamento_nombre_uq: 'position_exists',
  // The account of who asks was erased meanwhile.
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
  // A vacancy is only removed without applications: these are met when one is there all the same.
  aplicaciones_vacante_fk: 'vacancy_has_applications',
  candidates_vacante_fk: 'vacancy_has_applications',
  enlaces_vacante_codigo_uq: 'tracking_link_exists',
  claves_api_nombre_uq: 'api_key_name_taken',
  webhooks_url_uq: 'webhook_exists',
};

/** The code that one of PostgreSQL's own (SQLSTATE) means to people, whatever the statement was. */
const CODE_OF_STATE: Record<string, ErrorCode> = {
  // Serialization and deadlock: lost a race more often than the retry covers.
  '40001': 'conflict',
  '40P01': 'conflict',
  // Waited too long for a lock: a reader may meet it as well.
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

/** The domain error of a constraint violation or lost race; null for anything else. */
export function errorOfConstraint(error: unknown): DomainError | null {
  const pg = postgresError(error);
  if (!pg) return null;
  const code = pg.constraint ? CODE_OF_CONSTRAINT[pg.constraint] : undefined;
  if (code) return new DomainError(code);
  // Text that it cannot hold, such as a NUL: no person typed it, whatever field it came by.
  if (pg.code === '22021' || pg.code === '22P05') return new DomainError('bad_request');
  const meaning = pg.code === undefined ? undefined : CODE_OF_STATE[pg.code];
  return meaning ? new DomainError(meaning) : null;
}
