import { type ApiDocument, routesOf } from '../document-shape.js';

/** Descriptions of the operation groups. */
const TAGS: Readonly<Record<string, string>> = {
  alerts: 'Messages about new openings of a search.',
  'api-keys': 'Keys of programs that are not ours.',
  applications: 'Applications: sending, moving, withdrawing and exporting them.',
  auth: 'Accounts, sessions, passwords, second factor.',
  board: 'The board: applications in columns by stage.',
  'bulk-actions': 'One action on many applications, with preview and undo.',
  candidates: 'People: their record, CV, profile and consents.',
  config: 'Settings of the installation.',
  contact: 'The contact form.',
  deletions: 'Which records are gone, for programs that keep a copy.',
  'custom-fields': 'Fields of the company’s own, of people, applications and vacancies.',
  departments: 'Departments and their positions.',
  documents: 'Documents that human resources asks candidates for.',
  drafts: 'The application form before it is sent.',
  emails: 'Messages that were or will be sent.',
  events: 'Server-sent events for open screens.',
  imports: 'People from spreadsheets and folders of CVs.',
  inbound: 'Mail that candidates answer: its delivery, and what could not be assigned.',
  channels: 'What WhatsApp and the SMS provider tell: messages of people, and how far ours have come.',
  interviews: 'Interviews, availability and offered hours.',
  logs: 'The system log and its seals.',
  notes: 'What human resources notes about people.',
  notifications: 'What the portal tells candidates.',
  preferences: 'How a person likes to work.',
  privacy: "People's rights over their data, retention, holds.",
  proposals: 'Leaving messages about other openings.',
  'rejection-reasons': 'Why human resources rejects.',
  rrhh: 'The same as some of applications and e-mails, by the paths that older programs know.',
  'saved-views': 'Filters that people keep.',
  scorecards: 'What interviewers think.',
  search: 'People, vacancies and interviews by words.',
  stats: 'Figures and the rows behind them.',
  system: 'Health and state of the installation.',
  tags: 'Labels on people.',
  rules: 'What happens by itself when something else does.',
  requisitions: 'Requests for staff: what is needed, who approves it, and the plan of each year.',
  approvals: 'Who decides in whose place on what is approved.',
  offers: 'Offers of work: content, approval, letter, and the answer of the person.',
  onboardings: 'What is left to be done between being hired and the first day, and the start pack.',
  team: 'Managers: their openings, and what they propose to human resources.',
  tasks: 'What somebody of the team has to do, for whom and until when.',
  templates: 'Words of the messages and their versions.',
  threads: 'Conversations between candidates and human resources.',
  'tracking-links': 'Links by channel, to learn where applications come from.',
  users: 'Accounts, for administrators.',
  vacancies: 'Vacancies and everything about them.',
  webhooks: 'Addresses of other programs that are told of events, and what was delivered to them.',
};

/** The linter reports a group without a description. */
export function describeTags(document: ApiDocument): void {
  const used = new Set(routesOf(document).flatMap(({ operation }) => operation.tags));
  document.tags = [...used].sort().map((name) => ({ name, description: TAGS[name] ?? '' }));
}
