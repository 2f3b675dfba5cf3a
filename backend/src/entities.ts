import { AlertEdition, AlertPublication } from './alerts/alert-edition.entity.js';
import { JobAlert } from './alerts/job-alert.entity.js';
import { AccountToken } from './auth/account-token.entity.js';
import { Session } from './auth/session.entity.js';
import { User } from './auth/user.entity.js';
import { ApplicationHistory } from './candidates/application-history.entity.js';
import { Application } from './candidates/application.entity.js';
import { Candidate } from './candidates/candidate.entity.js';
import { SystemConfig } from './config/system-config.entity.js';
import { ContactMessage } from './contact/contact-message.entity.js';
import { Department, Position } from './departments/department.entity.js';
import { Draft } from './drafts/draft.entity.js';
import { Interview } from './interviews/interview.entity.js';
import { LogEntry } from './logs/log-entry.entity.js';
import { Notification } from './notifications/notification.entity.js';
import { Correo } from './mail/correo.entity.js';
import { StoredFile } from './platform/storage/stored-file.entity.js';
import { Vacancy } from './vacancies/vacancy.entity.js';

/** Every entity of the product: what the migrations must agree with. */
export const ENTITIES = [
  AccountToken,
  AlertEdition,
  AlertPublication,
  Application,
  ApplicationHistory,
  Candidate,
  ContactMessage,
  Correo,
  Department,
  Draft,
  Interview,
  JobAlert,
  LogEntry,
  Notification,
  Position,
  Session,
  StoredFile,
  SystemConfig,
  User,
  Vacancy,
];
