import { AlertEdition, AlertPublication } from '../../vacancies/alerts/editions/alert-edition.entity.js';
import { JobAlert } from '../../vacancies/alerts/job-alert.entity.js';
import { AccountToken } from '../../auth/accounts/account-token.entity.js';
import { EmailChange } from '../../auth/email-change/email-change.entity.js';
import { OidcEntry } from '../../auth/oidc/oidc-entry.entity.js';
import { OidcIdentity } from '../../auth/oidc/oidc-identity.entity.js';
import { OidcProvider } from '../../auth/oidc/oidc-provider.entity.js';
import { Passkey, UsedChallenge } from '../../auth/passkeys/passkey.entity.js';
import { RecoveryCode } from '../../auth/second-factor/recovery-code.entity.js';
import { SecondFactor } from '../../auth/second-factor/second-factor.entity.js';
import { Session } from '../../auth/sessions/session.entity.js';
import { User } from '../../auth/user.entity.js';
import { ApprovalLink } from '../../approvals/approval-link.entity.js';
import { CalendarFeed } from '../../interviews/feeds/calendar-feed.entity.js';
import { AnswerTime } from '../../config/answer-times/answer-time.entity.js';
import { ApplicationHistory } from '../../candidates/applications/history/application-history.entity.js';
import { Application } from '../../candidates/applications/application.entity.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { RejectionReason } from '../../candidates/applications/moves/rejection-reasons/rejection-reason.entity.js';
import { CandidateSearchRow } from '../../candidates/people/search/candidate-search.entity.js';
import { CvVersion } from '../../candidates/files/cv/cv-version.entity.js';
import { Consent } from '../../candidates/people/consents/consent.entity.js';
import { SystemConfig } from '../../config/system-config.entity.js';
import { CustomField } from '../../fields/custom-field.entity.js';
import { ContactMessage } from '../../contact/contact-message.entity.js';
import { CvText } from '../../candidates/files/cv/reading/cv-text.entity.js';
import { Department, Position } from '../../departments/department.entity.js';
import { DocumentRequest } from '../../candidates/files/documents/document-request.entity.js';
import { Draft } from '../../candidates/portal/drafts/draft.entity.js';
import { IdempotentRequest } from '../../platform/http/idempotency/idempotent-request.entity.js';
import { CvDraft } from '../../candidates/recruiting/imports/cv-drafts/cv-draft.entity.js';
import { Import, ImportRow } from '../../candidates/recruiting/imports/import.entity.js';
import { Provenance } from '../../candidates/recruiting/imports/provenance.entity.js';
import { Deletion } from '../../integrations/deletions/deletion.entity.js';
import { ApiKey, ApiKeySecret } from '../../integrations/keys/api-key.entity.js';
import {
  WebhookAttempt,
  WebhookDelivery,
  WebhookEventRow,
} from '../../integrations/webhooks/deliveries/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../../integrations/webhooks/webhook.entity.js';
import { ChannelConsent } from '../../channels/consents/channel-consent.entity.js';
import { ChannelMedia } from '../../channels/receiving/channel-media.entity.js';
import { ReceivedMessage } from '../../channels/receiving/received-message.entity.js';
import { ChannelDelivery } from '../../channels/sending/channel-delivery.entity.js';
import { ChannelUsage } from '../../channels/sending/channel-usage.entity.js';
import { LooseState } from '../../channels/sending/loose-state.entity.js';
import { ChannelSettings } from '../../channels/settings/channel-settings.entity.js';
import { WhatsappTemplate } from '../../channels/templates/whatsapp-template.entity.js';
import { Mailbox } from '../../inbound/mailbox/mailbox.entity.js';
import { ReceivedMail } from '../../inbound/receiving/received-mail.entity.js';
import { UnassignedMail } from '../../inbound/unassigned/unassigned-mail.entity.js';
import { Interview } from '../../interviews/interview.entity.js';
import { InterviewRequest } from '../../interviews/replies/interview-request.entity.js';
import { LogEntry } from '../../logs/log-entry.entity.js';
import { LogCheck, LogKey, LogSeal, LogWaiting } from '../../logs/seal/log-seal.entity.js';
import { Merge } from '../../candidates/recruiting/merges/merge.entity.js';
import { DepartmentMember, TeamView, VacancyMember } from '../../team/members/team-member.entity.js';
import { Proposal } from '../../team/proposals/proposal.entity.js';
import { Note } from '../../candidates/people/notes/note.entity.js';
import { Rule, RuleEvent, RuleRun } from '../../candidates/recruiting/rules/rule.entity.js';
import { Task } from '../../candidates/people/tasks/task.entity.js';
import { PushKey } from '../../candidates/people/push/push-key.entity.js';
import { PushSubscription } from '../../candidates/people/push/push-subscription.entity.js';
import { Notification } from '../../candidates/people/notifications/notification.entity.js';
import { Email } from '../../mail/emails/email.entity.js';
import { EmailTemplateVersion } from '../../mail/templates/email-template.entity.js';
import { Preference } from '../../auth/preferences/preference.entity.js';
import { SavedView } from '../../auth/preferences/saved-view.entity.js';
import { Availability } from '../../candidates/people/qualifications/availability.entity.js';
import { Qualification } from '../../candidates/people/qualifications/qualification.entity.js';
import { BlockedProof, Erased } from '../../privacy/erasure/erased.entity.js';
import { ErasureRequest } from '../../privacy/erasure/requests/erasure-request.entity.js';
import { StoredFile } from '../../platform/files/storage/stored-file.entity.js';
import { Criterion } from '../../interviews/scorecards/criteria/criterion.entity.js';
import { ScorecardRequest } from '../../interviews/scorecards/scorecard-request.entity.js';
import { Scorecard } from '../../interviews/scorecards/scorecard.entity.js';
import { Guide } from '../../interviews/guides/guide.entity.js';
import { InterviewNote } from '../../interviews/guides/interview-note.entity.js';
import { Participant } from '../../interviews/panel/participant.entity.js';
import { InterviewAvailability } from '../../interviews/slots/availability.entity.js';
import { SlotInvitation } from '../../interviews/slots/slot-invitation.entity.js';
import { ThreadAttachment } from '../../candidates/portal/threads/thread-attachment.entity.js';
import { ThreadMessage } from '../../candidates/portal/threads/thread-message.entity.js';
import { SavedAnswer } from '../../candidates/portal/saved-answers/saved-answer.entity.js';
import { Thread } from '../../candidates/portal/threads/thread.entity.js';
import { TrackingLink } from '../../vacancies/links/tracking-link.entity.js';
import { Phase } from '../../vacancies/phases/phase.entity.js';
import { VacancyHistory } from '../../vacancies/management/vacancy-history.entity.js';
import { Vacancy } from '../../vacancies/vacancy.entity.js';
import { VacancyTranslations } from '../../vacancies/translations/vacancy-translations.entity.js';
import { VacancyInvitation } from '../../candidates/recruiting/talent/vacancy-invitation.entity.js';
import {
  VacancyAnswer,
  VacancyAnswerRow,
} from '../../candidates/applications/closing/vacancy-answer.entity.js';
import { CandidateTag, Tag } from '../../candidates/people/tags/tag.entity.js';
import { BulkAction, BulkActionRow } from '../../candidates/recruiting/bulk/bulk-action.entity.js';
import { ClockMark } from '../../platform/schedule/clock-mark.entity.js';
import { BackupStanding } from '../backup/backup-standing.entity.js';
import { AvailabilityDay } from '../system/availability-day.entity.js';
import { CheckResult } from '../system/check-result.entity.js';
import { ApprovalDelegation } from '../../approvals/delegation.entity.js';
import { OfferApprovers } from '../../offers/approval/approvers.entity.js';
import { OfferApproval } from '../../offers/approval/approval.entity.js';
import { BlockedOffer } from '../../offers/blocked-offer.entity.js';
import { Offer } from '../../offers/offer.entity.js';
import {
  RequisitionApproval,
  RequisitionApprovers,
} from '../../requisitions/approval/requisition-approval.entity.js';
import { StaffingPlan } from '../../requisitions/plan/staffing-plan.entity.js';
import { Requisition } from '../../requisitions/requisition.entity.js';
import { Onboarding } from '../../onboarding/onboarding.entity.js';
import { OnboardingTask } from '../../onboarding/tasks/onboarding-task.entity.js';
import { OnboardingTemplate } from '../../onboarding/templates/template.entity.js';
import { CompanyCertificate } from '../../offers/sealing/company-certificate.entity.js';
import { Notice } from '../../privacy/notices/notice.entity.js';
import { RightsRequest } from '../../privacy/rights/rights-request.entity.js';
import { Hold } from '../../privacy/retention/holds/hold.entity.js';
import { RetentionSettings } from '../../privacy/retention/retention-settings.entity.js';
import { RetentionTerm } from '../../privacy/retention/retention-term.entity.js';

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
  ApprovalLink,
  CalendarFeed,
  Candidate,
  CandidateSearchRow,
  CompanyCertificate,
  Consent,
  ContactMessage,
  CustomField,
  Email,
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
  Guide,
  InterviewNote,
  Participant,
  InterviewRequest,
  JobAlert,
  LogCheck,
  LogEntry,
  LogKey,
  LogSeal,
  LogWaiting,
  EmailTemplateVersion,
  Merge,
  Note,
  Rule,
  RuleEvent,
  RuleRun,
  Task,
  Notice,
  Notification,
  ApprovalDelegation,
  BlockedOffer,
  Offer,
  OfferApproval,
  OfferApprovers,
  Requisition,
  RequisitionApproval,
  RequisitionApprovers,
  StaffingPlan,
  Onboarding,
  OnboardingTask,
  OnboardingTemplate,
  ChannelConsent,
  ChannelDelivery,
  ChannelMedia,
  ChannelSettings,
  ChannelUsage,
  LooseState,
  ReceivedMessage,
  WhatsappTemplate,
  Mailbox,
  ReceivedMail,
  UnassignedMail,
  OidcEntry,
  OidcIdentity,
  OidcProvider,
  Passkey,
  UsedChallenge,
  Position,
  Preference,
  PushKey,
  PushSubscription,
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
  SavedAnswer,
  Thread,
  ThreadAttachment,
  ThreadMessage,
  User,
  Phase,
  Vacancy,
  VacancyHistory,
  VacancyTranslations,
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
  BackupStanding,
  CheckResult,
  ClockMark,
  IdempotentRequest,
  Deletion,
  ApiKey,
  ApiKeySecret,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEventRow,
  VacancyMember,
  DepartmentMember,
  TeamView,
  Proposal,
];
