import { AlertEdition, AlertPublication } from './alerts/alert-edition.entity.js';
import { JobAlert } from './alerts/job-alert.entity.js';
import { AccountToken } from './auth/account-token.entity.js';
import { EmailChange } from './auth/email-change/email-change.entity.js';
import { RecoveryCode } from './auth/second-factor/recovery-code.entity.js';
import { SecondFactor } from './auth/second-factor/second-factor.entity.js';
import { Session } from './auth/session.entity.js';
import { User } from './auth/user.entity.js';
import { CalendarFeed } from './calendar-feeds/calendar-feed.entity.js';
import { AnswerTime } from './answer-times/answer-time.entity.js';
import { ApplicationHistory } from './candidates/application-history.entity.js';
import { Application } from './candidates/application.entity.js';
import { Candidate } from './candidates/candidate.entity.js';
import { RejectionReason } from './candidates/rejection-reason.entity.js';
import { CandidateSearchRow } from './candidates/candidate-search.entity.js';
import { CvVersion } from './candidates/cv-version.entity.js';
import { Consent } from './consents/consent.entity.js';
import { SystemConfig } from './config/system-config.entity.js';
import { ContactMessage } from './contact/contact-message.entity.js';
import { CvText } from './cv-reading/cv-text.entity.js';
import { Department, Position } from './departments/department.entity.js';
import { DocumentRequest } from './documents/document-request.entity.js';
import { Draft } from './drafts/draft.entity.js';
import { IdempotentRequest } from './idempotency/idempotent-request.entity.js';
import { CvDraft } from './imports/cv-draft.entity.js';
import { Import, ImportRow } from './imports/import.entity.js';
import { Provenance } from './imports/provenance.entity.js';
import { Deletion } from './integrations/deletions/deletion.entity.js';
import { ApiKey, ApiKeySecret } from './integrations/keys/api-key.entity.js';
import {
  WebhookAttempt,
  WebhookDelivery,
  WebhookEventRow,
} from './integrations/webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from './integrations/webhooks/webhook.entity.js';
import { Interview } from './interviews/interview.entity.js';
import { InterviewRequest } from './interviews/interview-request.entity.js';
import { LogEntry } from './logs/log-entry.entity.js';
import { LogCheck, LogKey, LogSeal, LogWaiting } from './logs/seal/log-seal.entity.js';
import { Merge } from './merges/merge.entity.js';
import { Note } from './notes/note.entity.js';
import { Notification } from './notifications/notification.entity.js';
import { Correo } from './mail/correo.entity.js';
import { MessageTemplateVersion } from './mail/message-template.entity.js';
import { Preference } from './preferences/preference.entity.js';
import { SavedView } from './preferences/saved-view.entity.js';
import { Availability } from './qualifications/availability.entity.js';
import { Qualification } from './qualifications/qualification.entity.js';
import { BlockedProof, Erased } from './privacy/erased.entity.js';
import { ErasureRequest } from './privacy/erasure-request.entity.js';
import { StoredFile } from './platform/storage/stored-file.entity.js';
import { Criterion } from './scorecards/criterion.entity.js';
import { ScorecardRequest } from './scorecards/scorecard-request.entity.js';
import { Scorecard } from './scorecards/scorecard.entity.js';
import { InterviewAvailability } from './self-scheduling/availability.entity.js';
import { SlotInvitation } from './self-scheduling/slot-invitation.entity.js';
import { ThreadAttachment } from './threads/thread-attachment.entity.js';
import { ThreadMessage } from './threads/thread-message.entity.js';
import { Thread } from './threads/thread.entity.js';
import { TrackingLink } from './tracking-links/tracking-link.entity.js';
import { VacancyHistory } from './vacancies/vacancy-history.entity.js';
import { Vacancy } from './vacancies/vacancy.entity.js';
import { VacancyInvitation } from './talent-pool/vacancy-invitation.entity.js';
import { VacancyAnswer, VacancyAnswerRow } from './vacancy-answers/vacancy-answer.entity.js';
import { CandidateTag, Tag } from './tags/tag.entity.js';
import { BulkAction, BulkActionRow } from './bulk-actions/bulk-action.entity.js';
import { AvailabilityDay } from './system/availability-day.entity.js';
import { CheckResult } from './system/check-result.entity.js';
import { Notice } from './notices/notice.entity.js';
import { RightsRequest } from './privacy/rights-request.entity.js';
import { Hold } from './retention/hold.entity.js';
import { RetentionSettings } from './retention/retention-settings.entity.js';
import { RetentionTerm } from './retention/retention-term.entity.js';

/** Every entity of the product: what the migrations must agree with. */
export const ENTITIES = [
  AccountToken,
  AlertEdition,
  AlertPublication,
  AnswerTime,
  Application,
  ApplicationHistory,
  Availability,
  BlockedProof,
  CalendarFeed,
  Candidate,
  CandidateSearchRow,
  Consent,
  ContactMessage,
  Correo,
  Criterion,
  CvText,
  CvVersion,
  Department,
  DocumentRequest,
  EmailChange,
  Erased,
  ErasureRequest,
  Draft,
  Hold,
  Interview,
  InterviewAvailability,
  InterviewRequest,
  JobAlert,
  LogCheck,
  LogEntry,
  LogKey,
  LogSeal,
  LogWaiting,
  MessageTemplateVersion,
  Merge,
  Note,
  Notice,
  Notification,
  Position,
  Preference,
  Qualification,
  RecoveryCode,
  Scorecard,
  ScorecardRequest,
  RejectionReason,
  RetentionSettings,
  RetentionTerm,
  RightsRequest,
  SavedView,
  SecondFactor,
  Session,
  SlotInvitation,
  StoredFile,
  SystemConfig,
  Thread,
  ThreadAttachment,
  ThreadMessage,
  User,
  Vacancy,
  VacancyHistory,
  TrackingLink,
  VacancyAnswer,
  VacancyAnswerRow,
  Tag,
  CandidateTag,
  BulkAction,
  BulkActionRow,
  VacancyInvitation,
  Import,
  ImportRow,
  Provenance,
  CvDraft,
  AvailabilityDay,
  CheckResult,
  IdempotentRequest,
  Deletion,
  ApiKey,
  ApiKeySecret,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEventRow,
];
