import { createHash } from 'node:crypto';
import { FUTURE_OPENINGS, type ProfileColumns } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import { Candidate } from '../candidates/people/candidate.entity.js';
import { Consent } from '../candidates/people/consents/consent.entity.js';
import { Availability } from '../candidates/people/qualifications/availability.entity.js';
import { Qualification } from '../candidates/people/qualifications/qualification.entity.js';
import { normalizeEmail } from '../platform/values/email-address.js';
import { asciiName } from '../platform/files/storage/file-names.js';
import { type CvData, cvTextOf } from './cv/cv-content.js';
import { type DataFiles, demoId } from './data-files.js';
import type { DemoApplication } from './applications.js';
import { insertRows } from './insert-rows.js';
import { projectionOf } from './projection.js';

/** A person: the profile's columns, and what belongs to it. */
export interface Person extends Omit<ProfileColumns, 'departamento' | 'posicion'> {
  /** Absent: HR created the person, who has no account. */
  account?: { created_at: string; email_verified_at?: string; last_sign_in_at: string };
  /** Values of the company's own fields. */
  campos?: Record<string, string>;
  qualifications?: { tipo: string; caduca_el?: string }[];
  availability?: object;
  /** Consents to be told of future openings. */
  futureOpenings?: boolean;
}

/** A person with the whole history, from which the rows are made. */
export interface DemoCandidate {
  person: Person;
  applications: DemoApplication[];
  cv: DemoCv | null;
  /** When the form was first submitted. */
  since: Date;
}

/** Version of the notice in the form. */
const NOTICE_VERSION = '1.0';

export function readPeople(files: DataFiles): Person[] {
  return files.read('people', ['email', 'nombre', 'apellidos', 'habilidades']);
}

export const candidateId = ({ email }: Pick<Person, 'email'>): string => demoId(`candidate:${email}`);
export const userId = ({ email, account }: Person): string | null =>
  account ? demoId(`user:${email}`) : null;
const fileId = ({ email }: Person): string => demoId(`file:${email}`);

export function accountRow(person: Person, since: Date) {
  const { email, nombre, apellidos, account } = person;
  return {
    ...account,
    id: userId(person),
    email,
    email_normalizado: normalizeEmail(email),
    nombre,
    apellidos,
    aviso_version: NOTICE_VERSION,
    aviso_mostrado_at: account?.created_at,
    updated_at: since,
  };
}

/** Their current applications are set after the applications are inserted. */
export async function insertPeople(
  manager: EntityManager,
  candidates: readonly DemoCandidate[],
): Promise<void> {
  await insertRows(manager, Candidate, candidates.map(candidateRow));
  await manager.query(
    `INSERT INTO cv_historial (candidato_id, archivo_id, origen, desde)
     SELECT c.id, f.id, 'candidatura', f.created_at FROM candidates c JOIN archivos f ON f.id = c.cv_archivo_id
     WHERE c.id = ANY($1)`,
    [candidates.map(({ person }) => candidateId(person))],
  );
  const cvs = candidates.flatMap(({ cv }) => cv ?? []);
  await manager.query(
    `UPDATE cv_textos t SET estado = 'leido', texto = read.texto, leido_at = now()
     FROM unnest($1::uuid[], $2::text[]) AS read (id, texto) WHERE t.archivo_id = read.id`,
    [cvs.map(({ row }) => row.id), cvs.map(({ texto }) => texto)],
  );
  const forms = candidates.map(formRows);
  await insertRows(
    manager,
    Qualification,
    forms.flatMap(({ qualifications }) => qualifications),
  );
  await insertRows(
    manager,
    Availability,
    forms.flatMap(({ availabilities }) => availabilities),
  );
  await insertRows(
    manager,
    Consent,
    forms.flatMap(({ consents }) => consents),
  );
}

function candidateRow({ person, applications, cv, since }: DemoCandidate) {
  const {
    account,
    qualifications: _held,
    availability: _times,
    futureOpenings: _consent,
    ...profile
  } = person;
  return {
    ...profile,
    ...projectionOf(applications),
    id: candidateId(person),
    user_id: userId(person),
    cv_archivo_id: cv?.row.id,
    aviso_version: account ? NOTICE_VERSION : null,
    aviso_mostrado_at: account ? since : null,
    created_at: since,
  };
}

/** The optional fields of the form, stored in tables of their own. */
function formRows({ person, since }: DemoCandidate) {
  const own = { candidato_id: candidateId(person), created_at: since, updated_at: since };
  const { qualifications = [], availability, futureOpenings } = person;
  return {
    qualifications: qualifications.map((qualification) => ({ ...own, ...qualification })),
    availabilities: availability ? [{ ...own, ...availability }] : [],
    consents: futureOpenings
      ? [
          {
            id: demoId(`consent:${person.email}`),
            candidato_id: candidateId(person),
            finalidad: 'futuras_ofertas',
            version: FUTURE_OPENINGS.version,
            aviso_version: NOTICE_VERSION,
            otorgado_at: since,
          },
        ]
      : [],
  };
}

export interface DemoCv {
  row: { id: string; clave: string; tipo: string; [column: string]: unknown };
  content: Buffer;
  /** The extracted text, so that a search works without reading a hundred CVs. */
  texto: string;
}

export async function makeCv(person: Person, cv: CvData, since: Date): Promise<DemoCv> {
  // A server that has its demo data never loads the writer of PDF.
  const { renderCv } = await import('./cv/cv-pdf.js');
  const content = await renderCv(person, cv, since);
  const name = `${person.nombre} ${person.apellidos.split(' ')[0]}`;
  return {
    content,
    texto: cvTextOf(person, cv),
    row: {
      id: fileId(person),
      // Always the same key: files of an interrupted load are overwritten.
      clave: `candidatos/${userId(person) ?? candidateId(person)}/cv-${asciiName(name).toLowerCase()}.pdf`,
      estado: 'en_uso',
      nombre_original: `CV ${name}.pdf`,
      tipo: 'application/pdf',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      user_id: userId(person),
      created_at: since,
    },
  };
}
