import { type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { User } from '../auth/user.entity.js';
import { ApplicationHistory } from '../candidates/applications/history/application-history.entity.js';
import { Application } from '../candidates/applications/application.entity.js';
import { Candidate } from '../candidates/people/candidate.entity.js';
import { Consent } from '../candidates/people/consents/consent.entity.js';
import { Import } from '../candidates/imports/import.entity.js';
import { Provenance } from '../candidates/imports/provenance.entity.js';
import { Interview } from '../interviews/interview.entity.js';
import { LogEntry } from '../logs/log-entry.entity.js';
import { Email } from '../mail/emails/email.entity.js';
import { EmailTemplateVersion } from '../mail/templates/email-template.entity.js';
import { Note } from '../candidates/people/notes/note.entity.js';
import { Availability } from '../candidates/people/qualifications/availability.entity.js';
import { Qualification } from '../candidates/people/qualifications/qualification.entity.js';
import { Scorecard } from '../interviews/scorecards/scorecard.entity.js';
import { RightsRequest } from '../privacy/rights/rights-request.entity.js';
import { Hold } from '../privacy/retention/holds/hold.entity.js';
import { InterviewAvailability } from '../interviews/slots/availability.entity.js';
import { StoredFile } from '../platform/files/storage/stored-file.entity.js';
import { TrackingLink } from '../vacancies/links/tracking-link.entity.js';
import { VacancyHistory } from '../vacancies/management/vacancy-history.entity.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';
import type { ApplicationRow, HistoryRow, InterviewRow } from './process/application-story.js';
import type { CandidateRow } from './rows/candidates.js';
import type { FormExtras } from './rows/qualifications.js';
import type { DemoImports } from './rows/imports.js';
import type { LogRow } from './rows/log-entries.js';
import type { HoldRow, RightsRow } from './rows/privacy.js';
import type { EmailRow } from './rows/emails.js';
import type { AvailabilityRow, NoteRow, ScorecardRow } from './rows/office.js';
import type { TemplateVersionRow } from './rows/template-versions.js';
import type { VacancyRow } from './rows/vacancies.js';
import type { TrackingLinkRow, VacancyHistoryRow } from './rows/vacancy-office.js';

export interface DemoRows extends DemoImports {
  users: User[];
  vacancies: VacancyRow[];
  vacancyHistory: VacancyHistoryRow[];
  trackingLinks: TrackingLinkRow[];
  files: StoredFile[];
  cvTexts: { fileId: string; texto: string }[];
  candidates: CandidateRow[];
  extras: FormExtras;
  applications: ApplicationRow[];
  history: HistoryRow[];
  interviews: InterviewRow[];
  messages: EmailRow[];
  log: LogRow[];
  hours: AvailabilityRow[];
  notes: NoteRow[];
  scorecards: ScorecardRow[];
  templates: TemplateVersionRow[];
  holds: HoldRow[];
  rights: RightsRow[];
  /** A person and the current application. */
  current: { candidateId: string; applicationId: string }[];
}

/** Inserts everything, each table with as few statements as possible. Triggers update the counters. */
export async function writeDemo(manager: EntityManager, rows: DemoRows): Promise<void> {
  await insertAll(manager, User, rows.users);
  await insertAll(manager, Vacancy, rows.vacancies);
  await insertAll(manager, VacancyHistory, rows.vacancyHistory as QueryDeepPartialEntity<VacancyHistory>[]);
  await insertAll(manager, TrackingLink, rows.trackingLinks);
  await insertAll(manager, StoredFile, rows.files);
  await insertAll(manager, Candidate, rows.candidates);
  await manager.query(
    `INSERT INTO cv_historial (candidato_id, archivo_id, origen, desde)
     SELECT c.id, f.id, 'candidatura', f.created_at FROM candidates c JOIN archivos f ON f.id = c.cv_archivo_id
     WHERE c.id = ANY($1)`,
    [rows.candidates.map(({ id }) => id)],
  );
  await manager.query(
    `UPDATE cv_textos t SET estado = 'leido', texto = read.texto, leido_at = now()
     FROM unnest($1::uuid[], $2::text[]) AS read (id, texto) WHERE t.archivo_id = read.id`,
    [rows.cvTexts.map(({ fileId }) => fileId), rows.cvTexts.map(({ texto }) => texto)],
  );
  await insertAll(manager, Qualification, rows.extras.qualifications);
  await insertAll(manager, Availability, rows.extras.availabilities);
  await insertAll(manager, Consent, rows.extras.consents);
  await insertAll(manager, Application, rows.applications);
  await insertAll(manager, ApplicationHistory, rows.history);
  await insertAll(manager, Interview, rows.interviews);
  await insertAll(manager, Email, rows.messages);
  await insertAll(manager, LogEntry, rows.log);
  await insertAll(manager, InterviewAvailability, rows.hours);
  await insertAll(manager, Note, rows.notes);
  await insertAll(manager, Scorecard, rows.scorecards);
  await insertAll(manager, EmailTemplateVersion, rows.templates);
  await insertAll(manager, Hold, rows.holds);
  await insertAll(manager, RightsRequest, rows.rights);
  await insertAll(manager, Import, rows.imports);
  await insertAll(manager, Provenance, rows.provenance);
  // People and applications reference each other: the person's reference is set last.
  await manager.query(
    `UPDATE candidates c SET aplicacion_actual_id = pair.application_id
     FROM unnest($1::uuid[], $2::uuid[]) AS pair (candidate_id, application_id) WHERE c.id = pair.candidate_id`,
    [
      rows.current.map(({ candidateId }) => candidateId),
      rows.current.map(({ applicationId }) => applicationId),
    ],
  );
}

/** A statement has at most 65,535 parameters; the widest table has 38 columns. */
const ROWS_PER_STATEMENT = 400;

async function insertAll<T extends ObjectLiteral>(
  manager: EntityManager,
  table: EntityTarget<T>,
  rows: QueryDeepPartialEntity<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(table)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .updateEntity(false)
      .execute();
  }
}
