import type { Disk } from 'flydrive';
import type { EntityManager } from 'typeorm';
import { CustomField } from '../fields/custom-field.entity.js';
import { SystemConfig } from '../config/system-config.entity.js';
import { Guide } from '../interviews/guides/guide.entity.js';
import { Criterion } from '../interviews/scorecards/criteria/criterion.entity.js';
import { StoredFile } from '../platform/files/storage/stored-file.entity.js';
import { TrackingLink } from '../vacancies/links/tracking-link.entity.js';
import { VacancyHistory } from '../vacancies/management/vacancy-history.entity.js';
import { Phase } from '../vacancies/phases/phase.entity.js';
import { Vacancy } from '../vacancies/vacancy.entity.js';
import { insertApplications, makeApplication, readApplications } from './applications.js';
import { insertConversations } from './conversations.js';
import { readCvs } from './cv/cv-content.js';
import { DataFiles } from './data-files.js';
import { insertEmails } from './emails.js';
import { insertRows } from './insert-rows.js';
import { insertOffice } from './office.js';
import { insertOffers } from './offers.js';
import { insertOnboardings } from './onboardings.js';
import { type DemoCandidate, insertPeople, makeCv, readPeople } from './people.js';
import { insertAccounts } from './staff.js';
import { insertRequisitions } from './requisitions.js';
import { insertTeam } from './team.js';
import {
  readGuides,
  readPhases,
  readVacancies,
  type VacancyData,
  vacancyHistoryRows,
  vacancyRow,
} from './vacancies.js';

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
  const files = new DataFiles(now);
  const vacancies = readVacancies(files);
  const candidates = await readCandidates(files, vacancies);
  const { company_info: company } = await manager.findOneByOrFail(SystemConfig, { id: 1 });
  await putFiles(disk, candidates);

  await insertAccounts(manager, files, candidates);
  await insertRows(manager, Vacancy, vacancies.map(vacancyRow));
  await insertRows(manager, CustomField, files.read('custom-fields', []));
  await insertRows(manager, Phase, readPhases(files));
  await insertRows(manager, Guide, readGuides(files, await manager.find(Criterion)));
  await insertRows(manager, VacancyHistory, vacancies.flatMap(vacancyHistoryRows));
  await insertRows(manager, TrackingLink, files.read('tracking-links', []));
  await insertRows(
    manager,
    StoredFile,
    candidates.flatMap(({ cv }) => cv?.row ?? []),
  );
  await insertPeople(manager, candidates);
  await insertApplications(manager, candidates);
  await insertEmails(manager, files, candidates, { company, appUrl });
  await insertOffice(manager, files, candidates, company);
  await insertConversations(manager, files, candidates);
  await insertOnboardings(manager, files, candidates);
  await insertOffers(manager, files, candidates, { company, appUrl });
  await insertTeam(manager, files, candidates);
  await insertRequisitions(manager, files);
}

async function readCandidates(files: DataFiles, vacancies: readonly VacancyData[]): Promise<DemoCandidate[]> {
  const told = readApplications(files);
  const cvs = new Map(readCvs(files).map((cv) => [cv.person, cv]));
  const people = readPeople(files);
  for (const { person } of [...told, ...cvs.values()]) {
    if (!people.some(({ email }) => email === person)) throw new Error(`there is no person ${person}`);
  }
  const candidates: DemoCandidate[] = [];
  for (const person of people) {
    const applications = told
      .filter((application) => application.person === person.email)
      .map((application, place) => makeApplication(application, `${person.email}:${place}`, vacancies));
    const dates = applications.map(({ application }) => application.fecha_aplicacion.getTime());
    const since = new Date(Math.min(...dates));
    const cv = cvs.get(person.email);
    candidates.push({ person, applications, since, cv: cv ? await makeCv(person, cv, since) : null });
  }
  return candidates;
}

async function putFiles(disk: Disk, candidates: readonly DemoCandidate[]): Promise<void> {
  const cvs = candidates.flatMap(({ cv }) => cv ?? []);
  for (let start = 0; start < cvs.length; start += WRITES_AT_ONCE) {
    await Promise.all(
      cvs
        .slice(start, start + WRITES_AT_ONCE)
        .map(({ row, content }) => disk.put(row.clave, content, { contentType: row.tipo })),
    );
  }
}
