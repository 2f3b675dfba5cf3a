import { NOTICE_VERSION } from './candidates.js';
import type { User } from '../../auth/user.entity.js';
import { normalizeEmail } from '../../platform/values/email-address.js';
import type { WorkCalendar } from '../madrid-time.js';
import type { DemoCandidate } from '../process/process.js';
import { FORMER, INVITED, STAFF, type StaffMember } from '../process/staff.js';
import { Random } from '../random.js';

export const DEMO_CANDIDATE = 'candidato@example.com';

/** The password of all demo accounts that have one; it satisfies the rules of staff passwords. */
export const DEMO_PASSWORD = 'Demo-2026';

const MINUTE = 60_000;

/** Staff, then the candidates with an account. Among these only the demo candidate has a password. */
export function accountRows(
  candidates: readonly DemoCandidate[],
  calendar: WorkCalendar,
  hashes: ReadonlyMap<string, string>,
): User[] {
  const opened = calendar.at(-262, 9 * 60 + 30);
  const staff = STAFF.map((member, place) => ({
    ...staffAccount(member, new Date(opened.getTime() + place * 25 * MINUTE)),
    password_hash: hashes.get(member.email) ?? null,
    last_sign_in_at: calendar.at(-1, 8 * 60 + 35 + place * 7),
  }));
  const former: User = {
    ...staffAccount(FORMER, opened),
    activo: false,
    last_sign_in_at: calendar.at(-16, 9 * 60 + 5),
  };
  const invited: User = { ...staffAccount(INVITED, calendar.at(-2, 12 * 60)), email_verified_at: null };
  return [
    ...staff,
    former,
    invited,
    ...candidates.flatMap((candidate) => candidateAccount(candidate, hashes)),
  ];
}

function staffAccount(member: StaffMember, created: Date): User {
  return {
    ...member,
    email_normalizado: normalizeEmail(member.email),
    password_hash: null,
    vacante_registro_id: null,
    aviso_version: null,
    idioma: 'es',
    aviso_mostrado_at: null,
    canal_registro: null,
    activo: true,
    email_verified_at: created,
    last_sign_in_at: null,
    created_at: created,
    updated_at: created,
  };
}

function candidateAccount(
  { person, stories, since }: DemoCandidate,
  hashes: ReadonlyMap<string, string>,
): User[] {
  if (person.userId === null) return [];
  const random = new Random(`account:${person.number}`);
  const created = new Date(since.getTime() - random.int(14, 55) * MINUTE);
  // The last visit is derived from the candidate's own actions.
  const visits = stories
    .flatMap(({ history }) => history)
    .filter(({ tipo }) => tipo !== 'movida')
    .map(({ created_at }) => created_at.getTime());
  return [
    {
      id: person.userId,
      email: person.email,
      email_normalizado: normalizeEmail(person.email),
      password_hash: hashes.get(person.email) ?? null,
      role: 'candidate',
      nombre: person.nombre,
      apellidos: person.apellidos,
      departamento: null,
      posicion: null,
      idioma: 'es',
      vacante_registro_id: null,
      aviso_version: NOTICE_VERSION,
      aviso_mostrado_at: created,
      canal_registro: null,
      activo: true,
      email_verified_at: person.emailVerified
        ? new Date(created.getTime() + random.int(2, 9) * MINUTE)
        : null,
      last_sign_in_at: new Date(Math.max(...visits)),
      created_at: created,
      updated_at: since,
    },
  ];
}
