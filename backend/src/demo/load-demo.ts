import type { Disk } from 'flydrive';
import { type EntityManager, IsNull } from 'typeorm';
import { PasswordHasher } from '../auth/passwords/password-hasher.js';
import { SystemConfig } from '../config/system-config.entity.js';
import { Position } from '../departments/department.entity.js';
import { Criterion } from '../interviews/scorecards/criteria/criterion.entity.js';
import { madridWall, WorkCalendar } from './madrid-time.js';
import { makePeople } from './people/people.js';
import { makeCandidates } from './process/process.js';
import { STAFF } from './process/staff.js';
import { accountRows, DEMO_CANDIDATE, DEMO_PASSWORD } from './rows/accounts.js';
import { candidateRow, type DemoCv, hasCv, makeCv } from './rows/candidates.js';
import { importRows } from './rows/imports.js';
import { logRows } from './rows/log-entries.js';
import { emailRows } from './rows/emails.js';
import { interviewHours, noteRows, scorecardRows } from './rows/office.js';
import { holdRows, rightsRows } from './rows/privacy.js';
import { formExtras } from './rows/qualifications.js';
import { templateVersions } from './rows/template-versions.js';
import { vacancyRows } from './rows/vacancies.js';
import { trackingLinkRows, vacancyHistoryRows } from './rows/vacancy-office.js';
import { type DemoRows, writeDemo } from './write-demo.js';

const WRITES_AT_ONCE = 16;

/**
 * Loads the demo data into an empty product: first the files, always with the same keys, then the rows in the given
 * transaction. On one day the data are always the same, except for password hashes and the one rejection that waits to
 * be sent, which depends on the hour.
 */
export async function loadDemo(
  manager: EntityManager,
  disk: Disk,
  { now, appUrl }: { now: Date; appUrl: string },
): Promise<void> {
  const calendar = new WorkCalendar(now);
  const candidates = makeCandidates(makePeople(Number(madridWall(now).day.slice(0, 4))), now);
  const [{ company_info: company }, criteria, positions, hashes] = await Promise.all([
    manager.findOneByOrFail(SystemConfig, { id: 1 }),
    manager.find(Criterion, { where: { activo: true, departamento: IsNull() }, order: { orden: 'ASC' } }),
    manager.find(Position, { relations: { departamento: true } }),
    hashPasswords(),
  ]);
  const cvs: DemoCv[] = [];
  for (const candidate of candidates.filter(hasCv)) cvs.push(await makeCv(candidate));
  await putFiles(disk, cvs);

  const users = accountRows(candidates, calendar, hashes);
  const stories = candidates.flatMap((candidate) => candidate.stories);
  const vacancies = vacancyRows(calendar);
  const rows: DemoRows = {
    users,
    vacancies,
    vacancyHistory: vacancyHistoryRows(vacancies),
    trackingLinks: trackingLinkRows(calendar),
    files: cvs.map(({ row }) => row),
    cvTexts: cvs.map(({ row, texto }) => ({ fileId: row.id, texto })),
    candidates: candidates.map(candidateRow),
    extras: formExtras(candidates, now),
    applications: stories.map(({ application }) => application),
    history: stories.flatMap(({ history }) => history),
    interviews: stories.flatMap(({ interviews }) => interviews),
    messages: emailRows(candidates, users, { company, positions, appUrl }),
    log: logRows(candidates, users, calendar),
    hours: interviewHours(calendar),
    notes: noteRows(candidates, now),
    scorecards: scorecardRows(candidates, criteria, now),
    templates: templateVersions(calendar, company),
    holds: holdRows(candidates, calendar),
    rights: rightsRows(candidates, calendar),
    ...importRows(candidates, calendar),
    current: candidates.map(({ person, current }) => ({
      candidateId: person.candidateId,
      applicationId: current.application.id,
    })),
  };
  await writeDemo(manager, rows);
}

async function hashPasswords(): Promise<Map<string, string>> {
  const hasher = new PasswordHasher();
  const emails = [...STAFF.map(({ email }) => email), DEMO_CANDIDATE];
  return new Map(
    await Promise.all(
      emails.map(async (email) => [email, await hasher.hash(DEMO_PASSWORD)] as [string, string]),
    ),
  );
}

async function putFiles(disk: Disk, cvs: readonly DemoCv[]): Promise<void> {
  for (let start = 0; start < cvs.length; start += WRITES_AT_ONCE) {
    await Promise.all(
      cvs
        .slice(start, start + WRITES_AT_ONCE)
        .map(({ row, content }) => disk.put(row.clave, content, { contentType: row.tipo })),
    );
  }
}
