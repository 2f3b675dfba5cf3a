import type { Table } from '../../platform/database/sql/tables.js';
import type { AccountToken } from '../../auth/accounts/account-token.entity.js';
import type { EmailChange } from '../../auth/email-change/email-change.entity.js';
import type { Preference } from '../../auth/preferences/preference.entity.js';
import type { SavedView } from '../../auth/preferences/saved-view.entity.js';
import type { RecoveryCode } from '../../auth/second-factor/recovery-code.entity.js';
import type { OidcEntry } from '../../auth/oidc/oidc-entry.entity.js';
import type { OidcIdentity } from '../../auth/oidc/oidc-identity.entity.js';
import type { OidcProvider } from '../../auth/oidc/oidc-provider.entity.js';
import type { Passkey, UsedChallenge } from '../../auth/passkeys/passkey.entity.js';
import type { SecondFactor } from '../../auth/second-factor/second-factor.entity.js';
import type { Session } from '../../auth/sessions/session.entity.js';
import type { User } from '../../auth/user.entity.js';
import type {
  VacancyAnswer,
  VacancyAnswerRow,
} from '../../candidates/applications/closing/vacancy-answer.entity.js';
import type { Application } from '../../candidates/applications/application.entity.js';
import type { ApplicationHistory } from '../../candidates/applications/history/application-history.entity.js';
import type { RejectionReason } from '../../candidates/applications/moves/rejection-reasons/rejection-reason.entity.js';
import type { BulkAction, BulkActionRow } from '../../candidates/recruiting/bulk/bulk-action.entity.js';
import type { CvVersion } from '../../candidates/files/cv/cv-version.entity.js';
import type { CvText } from '../../candidates/files/cv/reading/cv-text.entity.js';
import type { DocumentRequest } from '../../candidates/files/documents/document-request.entity.js';
import type { Draft } from '../../candidates/portal/drafts/draft.entity.js';
import type { CvDraft } from '../../candidates/recruiting/imports/cv-drafts/cv-draft.entity.js';
import type { Import, ImportRow } from '../../candidates/recruiting/imports/import.entity.js';
import type { Provenance } from '../../candidates/recruiting/imports/provenance.entity.js';
import type { Merge } from '../../candidates/recruiting/merges/merge.entity.js';
import type { Candidate } from '../../candidates/people/candidate.entity.js';
import type { Consent } from '../../candidates/people/consents/consent.entity.js';
import type { DepartmentMember, TeamView, VacancyMember } from '../../team/members/team-member.entity.js';
import type { Proposal } from '../../team/proposals/proposal.entity.js';
import type { Note } from '../../candidates/people/notes/note.entity.js';
import type { Availability } from '../../candidates/people/qualifications/availability.entity.js';
import type { Qualification } from '../../candidates/people/qualifications/qualification.entity.js';
import type { Rule, RuleEvent, RuleRun } from '../../candidates/recruiting/rules/rule.entity.js';
import type { Task } from '../../candidates/people/tasks/task.entity.js';
import type { CandidateTag, Tag } from '../../candidates/people/tags/tag.entity.js';
import type { Notification } from '../../candidates/people/notifications/notification.entity.js';
import type { PushKey } from '../../candidates/people/push/push-key.entity.js';
import type { PushSubscription } from '../../candidates/people/push/push-subscription.entity.js';
import type { CandidateSearchRow } from '../../candidates/people/search/candidate-search.entity.js';
import type { VacancyInvitation } from '../../candidates/recruiting/talent/vacancy-invitation.entity.js';
import type { ThreadAttachment } from '../../candidates/portal/threads/thread-attachment.entity.js';
import type { ThreadMessage } from '../../candidates/portal/threads/thread-message.entity.js';
import type { SavedAnswer } from '../../candidates/portal/saved-answers/saved-answer.entity.js';
import type { Thread } from '../../candidates/portal/threads/thread.entity.js';
import type { AnswerTime } from '../../config/answer-times/answer-time.entity.js';
import type { SystemConfig } from '../../config/system-config.entity.js';
import type { ContactMessage } from '../../contact/contact-message.entity.js';
import type { CustomField } from '../../fields/custom-field.entity.js';
import type { Department, Position } from '../../departments/department.entity.js';
import type { Deletion } from '../../integrations/deletions/deletion.entity.js';
import type { ApiKey, ApiKeySecret } from '../../integrations/keys/api-key.entity.js';
import type {
  WebhookAttempt,
  WebhookDelivery,
  WebhookEventRow,
} from '../../integrations/webhooks/deliveries/webhook-delivery.entity.js';
import type { WebhookEndpoint } from '../../integrations/webhooks/webhook.entity.js';
import type { InterviewRequest } from '../../interviews/replies/interview-request.entity.js';
import type { CalendarFeed } from '../../interviews/feeds/calendar-feed.entity.js';
import type { Interview } from '../../interviews/interview.entity.js';
import type { Criterion } from '../../interviews/scorecards/criteria/criterion.entity.js';
import type { ApprovalLink } from '../../approvals/approval-link.entity.js';
import type { ScorecardRequest } from '../../interviews/scorecards/scorecard-request.entity.js';
import type { Scorecard } from '../../interviews/scorecards/scorecard.entity.js';
import type { Guide } from '../../interviews/guides/guide.entity.js';
import type { InterviewNote } from '../../interviews/guides/interview-note.entity.js';
import type { Participant } from '../../interviews/panel/participant.entity.js';
import type { ChannelConsent } from '../../channels/consents/channel-consent.entity.js';
import type { ChannelMedia } from '../../channels/receiving/channel-media.entity.js';
import type { ReceivedMessage } from '../../channels/receiving/received-message.entity.js';
import type { ChannelDelivery } from '../../channels/sending/channel-delivery.entity.js';
import type { ChannelUsage } from '../../channels/sending/channel-usage.entity.js';
import type { LooseState } from '../../channels/sending/loose-state.entity.js';
import type { ChannelSettings } from '../../channels/settings/channel-settings.entity.js';
import type { WhatsappTemplate } from '../../channels/templates/whatsapp-template.entity.js';
import type { Mailbox } from '../../inbound/mailbox/mailbox.entity.js';
import type { ReceivedMail } from '../../inbound/receiving/received-mail.entity.js';
import type { UnassignedMail } from '../../inbound/unassigned/unassigned-mail.entity.js';
import type { InterviewAvailability } from '../../interviews/slots/availability.entity.js';
import type { SlotInvitation } from '../../interviews/slots/slot-invitation.entity.js';
import type { LogEntry } from '../../logs/log-entry.entity.js';
import type { LogCheck, LogKey, LogSeal, LogWaiting } from '../../logs/seal/log-seal.entity.js';
import type { Email } from '../../mail/emails/email.entity.js';
import type { EmailTemplateVersion } from '../../mail/templates/email-template.entity.js';
import type { BackupStanding } from '../backup/backup-standing.entity.js';
import type { AvailabilityDay } from '../system/availability-day.entity.js';
import type { ClockMark } from '../../platform/schedule/clock-mark.entity.js';
import type { CheckResult } from '../system/check-result.entity.js';
import type { StoredFile } from '../../platform/files/storage/stored-file.entity.js';
import type { IdempotentRequest } from '../../platform/http/idempotency/idempotent-request.entity.js';
import type { ApprovalDelegation } from '../../approvals/delegation.entity.js';
import type { OfferApprovers } from '../../offers/approval/approvers.entity.js';
import type { OfferApproval } from '../../offers/approval/approval.entity.js';
import type { BlockedOffer } from '../../offers/blocked-offer.entity.js';
import type { Offer } from '../../offers/offer.entity.js';
import type {
  RequisitionApproval,
  RequisitionApprovers,
} from '../../requisitions/approval/requisition-approval.entity.js';
import type { StaffingPlan } from '../../requisitions/plan/staffing-plan.entity.js';
import type { Requisition } from '../../requisitions/requisition.entity.js';
import type { Onboarding } from '../../onboarding/onboarding.entity.js';
import type { CompanyCertificate } from '../../offers/sealing/company-certificate.entity.js';
import type { OnboardingTask } from '../../onboarding/tasks/onboarding-task.entity.js';
import type { OnboardingTemplate } from '../../onboarding/templates/template.entity.js';
import type { BlockedProof, Erased } from '../../privacy/erasure/erased.entity.js';
import type { ErasureRequest } from '../../privacy/erasure/requests/erasure-request.entity.js';
import type { Notice } from '../../privacy/notices/notice.entity.js';
import type { Hold } from '../../privacy/retention/holds/hold.entity.js';
import type { RetentionSettings } from '../../privacy/retention/retention-settings.entity.js';
import type { RetentionTerm } from '../../privacy/retention/retention-term.entity.js';
import type { RightsRequest } from '../../privacy/rights/rights-request.entity.js';
import type { AlertEdition, AlertPublication } from '../../vacancies/alerts/editions/alert-edition.entity.js';
import type { JobAlert } from '../../vacancies/alerts/job-alert.entity.js';
import type { TrackingLink } from '../../vacancies/links/tracking-link.entity.js';
import type { Phase } from '../../vacancies/phases/phase.entity.js';
import type { VacancyHistory } from '../../vacancies/management/vacancy-history.entity.js';
import type { Vacancy } from '../../vacancies/vacancy.entity.js';
import type { VacancyTranslations } from '../../vacancies/translations/vacancy-translations.entity.js';

/** A table whose searched texts are being written again. */
interface SearchedTable {
  tabla: 'candidates' | 'users' | 'correos' | 'vacantes';
  ultimo_id: string;
}

interface SearchVersion {
  slot: number;
  version: string;
}

/** Only version 1.0.0 uses it. */
interface EarlierIdempotencyKey {
  user_id: string;
  clave: string;
  huella: string;
  respuesta: unknown;
  created_at: Date;
}

interface Counter {
  name: string;
  k1: string;
  k2: string;
  slot: number;
  value: string;
}

/** TypeORM keeps it; `huella` and `version_minima` are ours. */
interface Migration {
  id: number;
  timestamp: string;
  name: string;
  huella: string | null;
  version_minima: string | null;
}

/** The columns of pg-boss's jobs that are read. */
interface Job {
  id: string;
  name: string;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  start_after: Date;
  created_on: Date;
  completed_on: Date | null;
}

interface RateLimit {
  key: string;
  points: number;
  expire: string | null;
}

interface PublicVersion {
  id: number;
  version: string;
}

/**
 * Every table, with columns that the database fills in when an INSERT does not name them: not all of those, but all that
 * inserts count on. tables.spec.ts compares names, types, nulls and defaults with the database.
 */
declare module '../../platform/database/sql/tables.js' {
  interface Tables {
    acciones_masivas: Table<BulkAction, 'id' | 'estado' | 'created_at'>;
    acciones_masivas_filas: Table<BulkActionRow, 'estado' | 'intentos'>;
    account_tokens: Table<AccountToken, 'id' | 'created_at'>;
    alertas_ediciones: Table<AlertEdition>;
    alertas_empleo: Table<JobAlert, 'id'>;
    alertas_publicaciones: Table<AlertPublication, 'publicada_at'>;
    aplicacion_historial: Table<ApplicationHistory, 'id' | 'antes' | 'created_at'>;
    aplicaciones_vacantes: Table<
      Application,
      | 'id'
      | 'campos'
      | 'estado'
      | 'version'
      | 'etapas_alcanzadas'
      | 'created_at'
      | 'updated_at'
      | 'modificado_at'
    >;
    archivos: Table<StoredFile, 'id' | 'estado' | 'created_at'>;
    avisos_privacidad: Table<Notice, 'id' | 'version' | 'created_at' | 'updated_at'>;
    bloqueados: Table<BlockedProof>;
    borradores_candidatura: Table<Draft, 'id' | 'en_espera' | 'version' | 'created_at' | 'updated_at'>;
    borradores_cv: Table<CvDraft, 'id' | 'en_espera' | 'version' | 'created_at' | 'updated_at'>;
    borrados: Table<Erased>;
    busqueda_candidatos: Table<CandidateSearchRow>;
    buzon_entrada: Table<
      Mailbox,
      'id' | 'puerto' | 'carpeta' | 'activo' | 'version' | 'updated_at' | 'updated_by'
    >;
    calendarios_privados: Table<CalendarFeed, 'id' | 'created_at'>;
    cambios_email: Table<EmailChange, 'id'>;
    canales_mensajes: Table<
      ChannelSettings,
      'activo' | 'coste_mensaje' | 'version' | 'updated_at' | 'updated_by',
      { coste_mensaje: string }
    >;
    candidates: Table<
      Candidate,
      | 'id'
      | 'campos'
      | 'estado'
      | 'etapa'
      | 'prioridad'
      | 'aplicacion_version'
      | 'otras_abiertas'
      | 'busqueda'
      | 'ciudad_busqueda'
      | 'habilidades_busqueda'
      | 'created_at'
      | 'updated_at'
      | 'modificado_at'
    >;
    campos_propios: Table<
      CustomField,
      | 'id'
      | 'ayuda'
      | 'opciones'
      | 'donde'
      | 'visible_para'
      | 'lo_ve_equipo'
      | 'obligatorio'
      | 'en_listas'
      | 'version'
      | 'created_at'
    >;
    candidato_etiquetas: Table<CandidateTag, 'id' | 'created_at'>;
    certificado_empresa: Table<CompanyCertificate, 'version' | 'updated_at' | 'updated_by'>;
    claves_api: Table<ApiKey, 'id' | 'created_at'>;
    claves_api_secretos: Table<ApiKeySecret, 'created_at'>;
    claves_push: Table<PushKey, 'created_at'>;
    codigos_recuperacion: Table<RecoveryCode, 'id'>;
    consentimientos: Table<Consent, 'id'>;
    consentimientos_canal: Table<ChannelConsent, 'id'>;
    consumo_canal: Table<ChannelUsage, never, { coste: string }>;
    correos: Table<
      Email,
      'id' | 'estado' | 'intentos' | 'busqueda' | 'enviar_desde' | 'created_at' | 'updated_at'
    >;
    correos_recibidos: Table<ReceivedMail>;
    correos_sin_asignar: Table<UnassignedMail, 'id' | 'canal' | 'adjuntos'>;
    criterios_evaluacion: Table<Criterion, 'id' | 'version' | 'created_at' | 'updated_at'>;
    cualificaciones: Table<Qualification, 'created_at' | 'updated_at'>;
    copias_seguridad: Table<BackupStanding, 'id' | 'desde'>;
    cv_historial: Table<CvVersion, 'id' | 'desde'>;
    cv_textos: Table<CvText, 'estado' | 'intentos'>;
    departamentos_vacantes: Table<Department, 'id' | 'created_at' | 'updated_at' | 'version'>;
    disponibilidades: Table<Availability, 'created_at' | 'updated_at'>;
    disponibilidades_entrevista: Table<
      InterviewAvailability,
      'id' | 'participantes' | 'version' | 'created_at' | 'updated_at'
    >;
    documentos_solicitados: Table<DocumentRequest, 'id' | 'estado' | 'version' | 'created_at' | 'updated_at'>;
    eliminados: Table<Deletion, 'eliminado_at'>;
    enlaces_vacante: Table<TrackingLink, 'id' | 'visitas' | 'created_at'>;
    entrevista_participantes: Table<Participant, 'id' | 'principal' | 'created_at'>;
    enlaces_aprobacion: Table<ApprovalLink, 'id' | 'usado_at' | 'cerrado_at' | 'created_at'>;
    entrevista_peticiones: Table<InterviewRequest, 'id' | 'propuestas' | 'created_at'>;
    envios_canal: Table<ChannelDelivery, 'estado' | 'intentos', { coste: string }>;
    estados_canal: Table<LooseState>;
    etiquetas: Table<Tag, 'id' | 'clave' | 'color' | 'created_at'>;
    evaluaciones: Table<Scorecard, 'id' | 'version' | 'created_at' | 'updated_at'>;
    fusiones: Table<Merge, 'id' | 'hecha_at'>;
    guias_entrevista: Table<Guide, 'id' | 'version' | 'updated_at'>;
    respuestas_guardadas: Table<SavedAnswer, 'id' | 'version' | 'created_at' | 'updated_at'>;
    hilos: Table<Thread, 'mensajes' | 'ultimo_at' | 'sin_leer_candidato' | 'sin_leer_rrhh' | 'version'>;
    importacion_filas: Table<ImportRow, 'valores' | 'errores' | 'estado' | 'cambios'>;
    idempotency_keys: Table<EarlierIdempotencyKey, 'created_at'>;
    importaciones: Table<Import, 'id' | 'estado' | 'created_at'>;
    interviews: Table<
      Interview,
      'id' | 'estado' | 'resumen_version' | 'version' | 'created_at' | 'updated_at' | 'modificado_at'
    >;
    invitaciones_cita: Table<SlotInvitation, 'id' | 'created_at'>;
    invitaciones_vacante: Table<VacancyInvitation, 'id' | 'estado' | 'created_at'>;
    medios_canal: Table<ChannelMedia, 'id' | 'intentos'>;
    mensajes_canal_recibidos: Table<ReceivedMessage>;
    mensajes_contacto: Table<ContactMessage, 'id' | 'con_recibo' | 'created_at'>;
    mensajes_hilo: Table<ThreadMessage, 'id' | 'canal' | 'rechazados' | 'causa' | 'created_at'>;
    mensajes_hilo_adjuntos: Table<ThreadAttachment>;
    motivos_rechazo: Table<RejectionReason, 'id' | 'created_at' | 'updated_at'>;
    notas_entrevista: Table<InterviewNote, 'id' | 'version' | 'updated_at'>;
    notas_candidato: Table<Note, 'id' | 'version' | 'created_at' | 'privada'>;
    equipo_vacante: Table<VacancyMember, 'papel' | 'created_at'>;
    equipo_departamento: Table<DepartmentMember, 'created_at'>;
    vistas_equipo: Table<TeamView>;
    propuestas_equipo: Table<Proposal, 'id' | 'created_at'>;
    notificaciones: Table<Notification, 'id' | 'created_at'>;
    peticiones_evaluacion: Table<ScorecardRequest, 'id' | 'created_at'>;
    peticiones_idempotentes: Table<
      IdempotentRequest,
      'hecha' | 'intento' | 'ocupada_hasta' | 'nombra' | 'created_at'
    >;
    fases: Table<Phase, 'id' | 'frase' | 'mensaje' | 'exige_puntuacion' | 'created_at'>;
    plantillas_whatsapp: Table<WhatsappTemplate, 'id' | 'variables'>;
    plantillas_correo: Table<EmailTemplateVersion, 'created_at', { autor: never }>;
    plazos_conservacion: Table<RetentionTerm, 'estado'>;
    posiciones_departamento: Table<Position, 'id' | 'activa' | 'orden' | 'version'>;
    preferencias_usuario: Table<Preference, 'updated_at'>;
    privacidad_config: Table<RetentionSettings, 'id' | 'version' | 'updated_at'>;
    procedencias: Table<Provenance, 'id' | 'created_at'>;
    respuestas_vacante: Table<VacancyAnswer, 'id' | 'created_at'>;
    respuestas_vacante_filas: Table<VacancyAnswerRow, 'resultado'>;
    retenciones: Table<Hold, 'id'>;
    entradas_oidc: Table<OidcEntry, 'id'>;
    llaves_acceso: Table<Passkey, 'id' | 'created_at'>;
    retos_usados: Table<UsedChallenge>;
    identidades_oidc: Table<OidcIdentity, 'id' | 'created_at'>;
    proveedores_oidc: Table<
      OidcProvider,
      'id' | 'activo' | 'version' | 'created_at' | 'updated_at' | 'updated_by'
    >;
    segundo_factor: Table<SecondFactor>;
    sessions: Table<Session, 'id' | 'rotated_at' | 'last_seen_at' | 'created_at' | 'doble_factor'>;
    sistema_comprobaciones: Table<CheckResult, 'estado' | 'mensaje' | 'datos'>;
    sistema_disponibilidad: Table<AvailabilityDay>;
    sistema_reloj: Table<ClockMark, 'id'>;
    solicitudes_borrado: Table<ErasureRequest, 'id'>;
    solicitudes_derechos: Table<RightsRequest, 'id' | 'estado' | 'version'>;
    suscripciones_push: Table<PushSubscription, 'id' | 'created_at'>;
    system_config: Table<SystemConfig, 'id' | 'updated_at' | 'version'>;
    system_log_checks: Table<LogCheck, 'id'>;
    system_log_keys: Table<LogKey, 'id' | 'created_at'>;
    system_log_seals: Table<LogSeal, 'created_at'>;
    system_log_waiting: Table<LogWaiting>;
    system_logs: Table<LogEntry, 'id' | 'created_at' | 'details' | 'level'>;
    reglas: Table<
      Rule,
      | 'id'
      | 'activa_desde'
      | 'activada_por'
      | 'si'
      | 'freno_hora'
      | 'parada'
      | 'parada_at'
      | 'semilla'
      | 'version'
      | 'created_at'
      | 'updated_at'
    >;
    eventos_regla: Table<RuleEvent, 'id' | 'datos' | 'de_reglas' | 'at' | 'hecho_at'>;
    ejecuciones_regla: Table<
      RuleRun,
      'id' | 'acciones' | 'error' | 'motivo' | 'at' | 'deshecha_at' | 'deshecha_por'
    >;
    ofertas: Table<
      Offer,
      | 'id'
      | 'revision'
      | 'estado'
      | 'aprobado'
      | 'anterior'
      | 'ronda'
      | 'enviada_at'
      | 'idioma'
      | 'carta'
      | 'pdf'
      | 'huella'
      | 'vista_at'
      | 'codigo'
      | 'codigo_at'
      | 'codigo_correo'
      | 'codigo_movil'
      | 'codigo_intentos'
      | 'codigos'
      | 'aceptada_at'
      | 'firma'
      | 'firmado'
      | 'sellada_at'
      | 'sellada_tiempo'
      | 'terminada_at'
      | 'rechazo'
      | 'motivo'
      | 'con_candidatura'
      | 'creada_por'
      | 'enviada_por'
      | 'version'
      | 'created_at'
      | 'updated_at'
    >;
    aprobaciones_oferta: Table<
      OfferApproval,
      | 'id'
      | 'usuario_id'
      | 'decision'
      | 'motivo'
      | 'decidida_por'
      | 'decidida_at'
      | 'pedida_at'
      | 'recordada_at'
    >;
    aprobadores_oferta: Table<OfferApprovers, 'usuarios' | 'propia' | 'version'>;
    delegaciones_aprobacion: Table<ApprovalDelegation, 'id'>;
    ofertas_bloqueadas: Table<BlockedOffer>;
    solicitudes_personal: Table<
      Requisition,
      | 'id'
      | 'estado'
      | 'ronda'
      | 'sustituye_a'
      | 'justificacion'
      | 'pedida_at'
      | 'aprobada_at'
      | 'cancelada_at'
      | 'motivo_cancelacion'
      | 'version'
      | 'created_at'
      | 'updated_at'
    >;
    aprobaciones_solicitud: Table<RequisitionApproval, 'id' | 'por_delegacion'>;
    aprobadores_solicitud: Table<RequisitionApprovers, 'reglas' | 'version'>;
    plantilla_prevista: Table<StaffingPlan, 'version'>;
    incorporaciones: Table<
      Onboarding,
      | 'id'
      | 'plantilla_id'
      | 'estado'
      | 'primer_dia'
      | 'hora'
      | 'lugar'
      | 'contacto'
      | 'responsable_id'
      | 'informatica_id'
      | 'motivo'
      | 'terminada_at'
      | 'version'
      | 'cambios'
      | 'created_at'
      | 'updated_at'
    >;
    plantillas_incorporacion: Table<
      OnboardingTemplate,
      'id' | 'departamento' | 'posicion' | 'semilla' | 'version' | 'created_at' | 'updated_at'
    >;
    tareas_incorporacion: Table<
      OnboardingTask,
      | 'id'
      | 'espera'
      | 'detalle'
      | 'dato'
      | 'texto'
      | 'texto_version'
      | 'cualificacion'
      | 'documento_id'
      | 'sellado'
      | 'sellado_clave'
      | 'hecha_at'
      | 'hecha_por'
      | 'version'
      | 'updated_at'
    >;
    tareas: Table<
      Task,
      'id' | 'detalle' | 'hecha_at' | 'hecha_por' | 'version' | 'created_at' | 'updated_at'
    >;
    tiempos_respuesta: Table<AnswerTime, 'updated_at'>;
    users: Table<User, 'id' | 'role' | 'activo' | 'created_at' | 'updated_at' | 'busqueda'>;
    vacantes: Table<
      Vacancy,
      'id' | 'campos' | 'estado' | 'created_at' | 'updated_at' | 'version',
      { salario_min: string | null; salario_max: string | null }
    >;
    vacante_textos: Table<
      VacancyTranslations,
      'responsabilidades' | 'requisitos' | 'beneficios' | 'idiomas' | 'updated_at'
    >;
    vacantes_historial: Table<VacancyHistory, 'id' | 'cambios' | 'created_at'>;
    vistas_guardadas: Table<SavedView, 'id' | 'predeterminada' | 'created_at' | 'updated_at'>;
    webhook_entregas: Table<WebhookDelivery, 'id' | 'estado' | 'intentos' | 'intento_serie' | 'created_at'>;
    webhook_eventos: Table<WebhookEventRow, 'id' | 'created_at'>;
    webhook_intentos: Table<WebhookAttempt>;
    webhooks: Table<WebhookEndpoint, 'id' | 'version' | 'created_at' | 'updated_at'>;

    busquedas_por_rehacer: Table<SearchedTable, 'ultimo_id'>;
    counters: Table<Counter, 'k2'>;
    'pgboss.job': Table<Job>;
    migrations: Table<Migration, 'id'>;
    rate_limits: Table<RateLimit, 'points'>;
    version_busqueda: Table<SearchVersion, 'version'>;
    version_publica: Table<PublicVersion, 'id' | 'version'>;
  }
}
